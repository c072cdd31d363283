"""How good each place at the table is: python3 rounds_polars.py FOLDER"""
import sys

import polars as pl

path = sys.argv[1] + "/rounds.parquet"
print(pl.read_parquet_metadata(path)["command"])
rounds = pl.scan_parquet(path)
ended = rounds.filter("ended").group_by("distance")
places = ended.agg(pl.mean("share", "score", "lead")).sort("distance").collect()
print(places)
