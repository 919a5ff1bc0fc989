"""The files for hosts: what they name exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

from prometheus_client import generate_latest

import cantiere.server.metrics  # noqa: F401 (its metrics are registered)
from cantiere.server.settings import keys

ROOT = Path(__file__).parent.parent
ALERTS = (ROOT / "deploy" / "alerts.yaml").read_text("utf-8")
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")


def metrics() -> set[str]:
    """Every name that `/metrics` can show."""
    kinds = re.findall(r"^# TYPE (cantiere_\w+) (\w+)", generate_latest().decode(), re.MULTILINE)
    ends = {"histogram": ("_bucket", "_count", "_sum")}
    return {name + end for name, kind in kinds for end in ends.get(kind, ("",))}


def test_alarms_and_the_dashboard_ask_for_what_is_measured() -> None:
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"]) + ALERTS
    assert set(re.findall(r"\bcantiere_\w+", asked)) <= metrics()


def test_the_guide_explains_every_alarm_and_no_other() -> None:
    assert re.findall(r"alert: (\w+)", ALERTS) == re.findall(r"^\| (Cantiere\w+) \|", GUIDE, re.MULTILINE)


def test_variables_in_the_container_files_are_settings() -> None:
    files = [*(ROOT / "deploy").glob("*.yaml"), *(ROOT / "deploy").glob("*.service"), ROOT / "deploy" / "Containerfile"]
    named = {name for file in files for name in re.findall(r"\bCANTIERE_(\w+)", file.read_text("utf-8"))}
    assert named
    assert named <= {key.replace(".", "_").upper() for key in keys()}
