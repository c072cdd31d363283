"""Runs the examples and compares what they find with the report: python3 check.py FOLDER"""
import json
import pathlib
import runpy
import sys

FOUND = {
    "rounds_pandas.py": lambda places: places.values.tolist(),
    "rounds_polars.py": lambda places: places.rows(),
    "rounds_duckdb.py": lambda places: places.fetchall(),
}

report = json.loads(pathlib.Path(sys.argv[1], "report.json").read_text())
fairness = next(section for section in report["sections"] if section["id"] == "fairness")
first = report["identity"]["bots"][0]["bot"]
scores = {number["id"]: number["value"] for number in fairness["figures"]}
share, lead = (
    next(chart for chart in fairness["charts"] if chart["id"] == name)["series"][0]["points"]
    for name in ("won", "lead")
)
expected = [
    [place, share[place]["y"], scores[f"score-{first}-{place}"], lead[place]["y"]]
    for place in range(len(share))
]
assert len(expected) == report["identity"]["seats"]
for name, rows in FOUND.items():
    found = rows(runpy.run_path(str(pathlib.Path(__file__).with_name(name)))["places"])
    assert len(found) == len(expected), f"{name}: {found}"
    for row, there in zip(found, expected):
        # The report has six digits.
        near = all(abs(one - other) < 1e-6 for one, other in zip(row, there, strict=True))
        assert near, f"{name} finds {row}, and the report says {there}"
