"""Every run of the tests plays the same games."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("mewseum", deadline=None, derandomize=True)
settings.load_profile("mewseum")
