"""Tokens of several GPUs that go to experts, as tests of `moe_gpus` and `moe_gemm_gpus_hopper` have
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import ml_dtypes
import numpy as np
from sample_kit import declared

from cutec.testing import simulate_gpus

BF16 = ml_dtypes.bfloat16
KNOWN = ("x", "experts", "order", "weights", "ends")


class Problem:
    """Tokens of GPUs, of which each has another number, and what routing says of them. Weights are
    multiples of 1/8, and tokens small integers: sums are exact.
    """

    def __init__(
        self,
        sample: ModuleType,
        tokens: Sequence[int],
        h: int,
        k: int,
        experts: int,
        *,
        skew: float = 0.0,
        room: int | None = None,
        blocks: int = 2,
    ):
        rng, self.gpus, self.m, self.h, self.k = np.random.default_rng(h), len(tokens), max(tokens), h, k
        self.sample, self.experts, self.each = sample, experts, -(-experts // self.gpus)
        self.form = {"threads": 64 * self.gpus, "blocks": blocks, "most": 8 if k <= 8 else 16}
        reference = declared("moe_routing", "moe_routing_f32").reference
        self.known = []
        for count in tokens:
            gates = rng.normal(size=(self.m, experts)) - skew * np.log(np.arange(1, experts + 1))
            weights, chosen, order, _, ends = reference(gates, count, k)
            x = rng.integers(-4, 5, (self.m, h)).astype(BF16)
            weights = (np.round(weights * 8) / 8).astype(np.float32)
            self.known.append(dict(zip(KNOWN, (x, chosen.astype(np.int32), order, weights, ends))))
        of_gpus = [[x for part in self.of_expert(e) for x in part] for e in range(self.each * self.gpus)]
        rows = [[x for e in range(self.each) for x in of_gpus[g * self.each + e]] for g in range(self.gpus)]
        self.wanted = [np.array(each, BF16).reshape(-1, h) for each in rows]
        counts = np.array([len(each) for each in of_gpus]).reshape(self.gpus, self.each)
        self.ends = counts.cumsum(1)
        self.room = max(1, *map(len, rows)) if room is None else room
        shape = self.gpus, self.m, k
        self.rows = [np.full((self.room, h), np.nan, BF16) for _ in tokens]
        self.row_ends = [np.full(self.each, -7, np.int32) for _ in tokens]
        self.places = [np.full(shape, -9, np.int32) for _ in tokens]
        self.scales = [np.full(shape, np.nan, np.float32) for _ in tokens]
        flags = sample.flags_of(self.gpus, self.m, h, blocks, 64 * self.gpus)
        self.flags = [np.zeros(flags, np.int64) for _ in tokens]
        self.box = [np.full((self.gpus - 1, self.m, h), np.nan, BF16) for _ in tokens]
        self.out = [np.full((self.m, h), np.nan, BF16) for _ in tokens]

    def of_expert(self, expert: int) -> list[list[np.ndarray]]:
        """Its rows, of each GPU."""
        return [[x for x, chosen in zip(known["x"], known["experts"]) if expert in chosen] for known in self.known]

    def others(self, rank: int) -> list[int]:
        return [(rank + 1 + number) % self.gpus for number in range(self.gpus - 1)]

    def dispatch(self, seeds: Sequence[int | None] = (None,), **options: Any) -> None:
        calls = []
        for rank in range(self.gpus):
            others = self.others(rank)
            own = [self.known[rank][name] for name in KNOWN]
            theirs = [[self.known[other][name] for other in others] for name in KNOWN]
            results = self.rows[rank], self.row_ends[rank], self.places[rank], self.scales[rank]
            calls.append((rank, *own, self.flags[rank], *theirs, [self.flags[other] for other in others], *results))
        types = {"x": "bf16[m,h{div=8}]", "their_x": ["bf16[m,h]"] * (self.gpus - 1), "rows": "bf16[r,h]"}
        simulate_gpus(self.sample.moe_dispatch, *calls, types=types, seeds=seeds, **self.form, **options)

    def combine(self, seeds: Sequence[int | None] = (None,), **options: Any) -> None:
        """Experts multiply their rows by 1 or 2."""
        self.y = [np.nan_to_num(x.astype("f4")) * (1 + np.arange(self.room) % 2)[:, None] for x in self.rows]
        calls = []
        for rank in range(self.gpus):
            theirs = [[x[other] for other in self.others(rank)] for x in (self.box, self.flags)]
            known = self.y[rank].astype(BF16), self.places[rank], self.scales[rank], self.known[rank]["experts"]
            calls.append((rank, self.experts, *known, self.out[rank], self.box[rank], self.flags[rank], *theirs))
        boxes = f"bf16[{self.gpus - 1},m,h]"
        types = {"y": "bf16[r,h{div=8}]", "out": "bf16[m,h]", "box": boxes, "their_box": [boxes] * (self.gpus - 1)}
        simulate_gpus(self.sample.moe_combine, *calls, types=types, seeds=seeds, **self.form, **options)

    def check_rows(self) -> None:
        for rank in range(self.gpus):
            count = min(self.room, len(self.wanted[rank]))
            np.testing.assert_array_equal(self.row_ends[rank], np.minimum(self.ends[rank], self.room))
            np.testing.assert_array_equal(self.rows[rank][:count], self.wanted[rank][:count])
            assert np.isnan(self.rows[rank][count:].astype("f4")).all()

    def check_sums(self) -> None:
        for rank in range(self.gpus):
            total = np.zeros((self.m, self.h), "f4")
            for other in range(self.gpus):
                number = (rank - other - 1) % self.gpus  # of this GPU, as the other one counts
                places, scales = self.places[other][number], self.scales[other][number]
                parts = np.where(places[..., None] >= 0, self.y[other][places.clip(0)] * scales[..., None], 0)
                total += parts.sum(1).astype(BF16 if other != rank else "f4").astype("f4")
            np.testing.assert_array_equal(self.out[rank], total.astype(BF16))
