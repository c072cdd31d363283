"""How good each place at the table is: python3 rounds_duckdb.py FOLDER"""
import sys

import duckdb

path = sys.argv[1] + "/rounds.parquet"
about = duckdb.sql(f"SELECT decode(key), decode(value) FROM parquet_kv_metadata('{path}')")
print(dict(about.fetchall())["command"])
places = duckdb.sql(f"""
    SELECT distance, avg(share) AS share, avg(score) AS score, avg(lead) AS lead
    FROM '{path}' WHERE ended GROUP BY distance ORDER BY distance""")
print(places)
