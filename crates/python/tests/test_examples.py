"""The examples, run as their first lines say."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parent.parent / "examples").glob("*.py"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stem)
def test_an_example_runs(example: Path) -> None:
    run = subprocess.run([sys.executable, example], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout
