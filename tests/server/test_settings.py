"""Settings: where they come from, who wins, and what is said of those that do not exist."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from cantiere.server.limits import Rate
from cantiere.server.settings import BadSetting, Settings, example, keys, load


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "club.toml"
    file.write_text('port = 81\nproxies = ["10.0.0.0/8"]\n[limits]\nguests = "3/min burst 7"\n[bots]\npace = 1\n')
    return file


def test_the_command_line_beats_the_environment_beats_the_file_beats_the_default(file: Path) -> None:
    assert load({}, environment={}) == Settings()
    assert load({}, file, {}).port == 81
    assert load({}, environment={"CANTIERE_SETTINGS": str(file)}).port == 81
    assert load({}, file, {"CANTIERE_PORT": "82"}).port == 82
    assert load({"port": "83"}, file, {"CANTIERE_PORT": "82"}).port == 83
    assert load({"port": 83}, file, {"CANTIERE_PORT": "82"}).limits.guests == Rate(3 / 60, 7)


def test_a_file_in_the_current_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cantiere.toml").write_text("port = 84\n")
    monkeypatch.chdir(tmp_path)
    assert load({}, environment={}).port == 84


def test_text_stands_for_every_kind_of_value() -> None:
    loaded = load(
        {"limits.guests": "5/h", "verbose": "true", "bots.pace": "0.5"},
        environment={"CANTIERE_PROXIES": "10.0.0.0/8, ::1", "CANTIERE_BOTS_WORKERS": "3"},
    )
    assert loaded.limits.guests == Rate(5 / 3600, 5)
    assert (loaded.verbose, loaded.bots.pace, loaded.bots.workers) == (True, 0.5, 3)
    assert loaded.proxies == ("10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"prot": 1}, "--set prot: there is no setting called “prot”. Did you mean “port”?"),
        ({"limits.guest": "1/s"}, "Did you mean “limits.guests”?"),
        ({"port": "many"}, "“port” cannot be “many”. It is a number from 0 to 65535."),
        ({"port": "70000"}, "“port” cannot be “70000”. It is a number from 0 to 65535."),
        ({"verbose": "perhaps"}, "It is true or false."),
        ({"limits.guests": "often"}, "It is a rate such as “20/s burst 60”"),
        ({"limits.guests": "0/s burst"}, "It is a rate such as"),
    ],
)
def test_what_is_wrong_is_said_with_its_key(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadSetting) as refused:
        load(given, environment={})
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("prot = 1", "club.toml: there is no setting called “prot”. Did you mean “port”?"),
        ("[limitz]\nguests = '1/s'", "there is no setting called “limitz”"),
        ("limits = 3", "there is no setting called “limits”"),
        ("[limits]\nguestz = '1/s'", "Did you mean “limits.guests”?"),
        ("port = true", "“port” cannot be “true”"),
        ("port = ", "cannot be read"),
    ],
)
def test_a_file_with_a_mistake_is_refused(tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "club.toml"
    file.write_text(content)
    with pytest.raises(BadSetting, match=said):
        load({}, file, {})
    with pytest.raises(BadSetting, match="cannot be read"):
        load({}, tmp_path / "missing.toml", {})


def test_a_misspelt_variable_is_refused_and_those_of_others_are_not() -> None:
    with pytest.raises(BadSetting, match="CANTIERE_LIMITS_GUESTS"):
        load({}, environment={"CANTIERE_LIMITS_GUEST": "1/s"})
    assert load({}, environment={"CANTIERE_PURE": "1", "CANTIERE_LANG": "cs", "PORT": "1"}) == Settings()


def test_the_example_explains_every_setting_and_changes_none(tmp_path: Path) -> None:
    file = tmp_path / "cantiere.toml"
    file.write_text(example())
    assert load({}, file, {}) == Settings()
    live = [line.removeprefix("# ") for line in example().splitlines()[1:] if " = " in line or line.startswith("[")]
    file.write_text("\n".join(live))
    assert load({}, file, {}) == Settings()
    sections = tomllib.loads(file.read_text())
    named = {name for name, value in sections.items() if not isinstance(value, dict)}
    inside = {f"{name}.{key}" for name, value in sections.items() if isinstance(value, dict) for key in value}
    assert named | inside == set(keys())
