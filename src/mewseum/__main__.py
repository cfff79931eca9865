"""`python -m mewseum` is the `mewseum` command."""

from mewseum.cli import main

main()
