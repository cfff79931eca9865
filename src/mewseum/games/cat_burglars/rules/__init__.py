"""The rules of Cat Burglars, by the nouns of RULES.md. Each function names its § in its first line."""
