"""The rules of Catham City, by the nouns of RULES.md. Each function names its § in its first line."""
