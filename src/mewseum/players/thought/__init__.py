"""The rules of thought: judgement, search and beliefs over any game. Compiled with each game's own rules and advice."""
