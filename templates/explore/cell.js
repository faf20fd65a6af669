// What one cell of a layout is: its element, who holds it, where it lies.

/** [name, value] of all that is known of a cell. */
export function cellFacts(layout, cell) {
  const value = (key) => layout[key]?.[cell];
  const known = (key) => layout[key] && value(key) >= 0;
  const facts = [["element", `(${Math.floor(cell / layout.columns)}, ${cell % layout.columns})`]];
  if (known("thread")) facts.push(["thread", value("thread")]);
  if (known("value")) facts.push(["value", value("value")]);
  if (layout.address) facts.push(["address", addressInWords(layout, value("address"))]);
  if (known("bank")) facts.push(["bank", value("bank")]);
  return facts;
}

function addressInWords(layout, address) {
  if (!layout.element_bits) return `${address}`;
  const bits = address * layout.element_bits;
  return `${address} (byte ${Math.floor(bits / 8)}${bits % 8 ? ` bit ${bits % 8}` : ""})`;
}
