"""Somebody's hands in a database, past the house."""

from __future__ import annotations

import contextlib

import sqlalchemy as sa

from mewseum.server.chain import hash_of_entry, hash_of_setup


@contextlib.contextmanager
def hands_in(database):
    """Do what one likes there, in one transaction. References are not looked after, as by a tool that knows none."""
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        yield lambda text, **values: connection.execute(sa.text(text), values)
    engine.dispose()


def chain_anew(do, name):
    """Whoever can write to the database on purpose can compute the hashes as well."""
    before = hash_of_setup(name, bytes(do("select setup from tables where id = :t", t=name).scalar()))
    for number, body in do("select number, body from entries where table_id = :t order by number", t=name).all():
        before = hash_of_entry(before, name, number, bytes(body))
        do("update entries set hash = :h where table_id = :t and number = :n", h=before, t=name, n=number)
    first = hash_of_setup(name, bytes(do("select setup from tables where id = :t", t=name).scalar()))
    do("update tables set setup_hash = :f, head_hash = :h where id = :t", f=first, h=before, t=name)
