"""The inputs of a build: what user code saw while it was loaded and traced, as questions with
answers.

A question is what user code asked its surroundings: what is in this file, is there a file of that
name, which names are in that folder, where is a module of that name found, what does an environment
variable hold. While user code runs, a `Recorder` takes down each question with its answer. A later
build asks the same questions again (`Answers`): equal answers mean that user code would see the
same, and so would make the same product.
"""
