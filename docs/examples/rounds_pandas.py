"""How good each place at the table is: python3 rounds_pandas.py FOLDER"""
import sys

import pandas as pd
import pyarrow.parquet as pq

path = sys.argv[1] + "/rounds.parquet"
print(pq.read_metadata(path).metadata[b"command"].decode())
rounds = pd.read_parquet(path)
ended = rounds[rounds["ended"]]
places = ended.groupby("distance", as_index=False)[["share", "score", "lead"]].mean()
print(places)
