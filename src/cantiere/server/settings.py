"""Everything a host can set, in one place: `cantiere.toml`, the environment and the command line. Later ones
override earlier ones.

A key of a section is written `limits.chat` on the command line, `chat` under `[limits]` in the file and
`CANTIERE_LIMITS_CHAT` in the environment. `example` writes all of them down with their meaning and default.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, convert, field, structs

from cantiere.kernel.errors import CantiereError, cause, hint, shown
from cantiere.server.limits import Rate

FILE: Final = "cantiere.toml"
PREFIX: Final = "CANTIERE_"
# Variables that are no settings of the server: they concern the engine, the terminal, where the settings are, or who
# has started it.
_OTHER_VARIABLES: Final = frozenset(
    PREFIX + name for name in ("GAMES", "LANG", "PURE", "SERVER", "SETTINGS", "WORKER_SOCKET")
)

Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Registration = Literal["open", "invitation", "closed"]


class BadSetting(CantiereError):
    """An unknown setting, or a value it cannot have."""


def _about(description: str) -> Meta:
    return Meta(description=description)


class BotSettings(Struct, frozen=True):
    """How bots behave at a table."""

    workers: Annotated[Count, _about("How many bots think at once. 0: one fewer than there are cores.")] = 0
    pace: Annotated[Seconds, _about("Seconds before a bot answers a decision, so that people can follow.")] = 0.7
    deadline: Annotated[Seconds, _about("How long a bot may think, in seconds.")] = 15.0
    level: Annotated[
        str, _about("The default level of the bot that replaces a player who leaves. Empty: the middle one.")
    ] = ""

    @property
    def places(self) -> int:
        """How many bots think at once."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


class Limits(Struct, frozen=True):
    """Rate limits. A whole club may share one address."""

    messages: Annotated[Rate, _about("Messages over one socket.")] = Rate(20, 60)
    guests: Annotated[Rate, _about("New guests, by address.")] = Rate(1, 60)
    sign_ins: Annotated[Rate, _about("Signing in, new accounts and passwords, by address.")] = Rate(0.2, 10)
    tables: Annotated[Rate, _about("New tables, by person.")] = Rate(0.5, 30)
    imports: Annotated[Rate, _about("Tables made from replay files, by person and by address.")] = Rate(0.1, 5)
    open_tables: Annotated[Count, _about("Tables of one person that wait for players.")] = 20
    seats: Annotated[Rate, _about("Sitting down, leaving and arranging seats, by person.")] = Rate(1, 30)
    names: Annotated[Rate, _about("Changes of a name, by person.")] = Rate(0.05, 5)
    chat: Annotated[Rate, _about("Lines of chat, by person.")] = Rate(1, 10)
    table_chat: Annotated[Rate, _about("Lines of chat at one table, by everybody together.")] = Rate(4, 40)
    reports: Annotated[Rate, _about("Reports to the administrators, by person.")] = Rate(0.01, 5)
    replays: Annotated[Rate, _about("Replays that have to be made, by address; cached ones are free.")] = Rate(1, 30)
    hints: Annotated[Rate, _about("Hints, by person; cached ones are free.")] = Rate(0.5, 20)
    analyses: Annotated[Rate, _about("Games to be analysed, by person.")] = Rate(10 / 3600, 5)
    connections: Annotated[
        Count, _about("Open connections from one address, the proxies' not counted; one page holds up to seven.")
    ] = 300
    head_seconds: Annotated[Seconds, _about("How long the head of a request may take to arrive.")] = 10.0
    body_seconds: Annotated[Seconds, _about("How long the rest of a request may take to arrive.")] = 60.0


class Settings(Struct, frozen=True):
    """How a server is set up."""

    database: Annotated[
        str, _about("The path of an SQLite file or a PostgreSQL URL. Empty: a file in the user's data directory.")
    ] = ""
    host: Annotated[str, _about("The network address to listen at; 0.0.0.0 for everybody on the network.")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65_535, description="The port; 0 takes any that is free.")] = 8000
    workers: Annotated[
        int, Meta(ge=1, le=1000, description="Processes behind the one port; more than one need PostgreSQL.")
    ] = 1
    addresses: Annotated[
        tuple[str, ...], _about("The addresses of the site in people's browsers, such as https://games.example.org.")
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        _about("Proxies trusted to report a visitor's address and HTTPS: addresses or networks."),
    ] = ("127.0.0.1", "::1")
    session_days: Annotated[
        int, Meta(ge=1, le=3650, description="A device that does not come back for so many days is signed out.")
    ] = 365
    registration: Annotated[
        Registration,
        _about(
            "Who may register as a new player: anybody (open), people with a link from an administrator (invitation), "
            "or nobody (closed). Existing players are not affected. An administrator's choice overrides it."
        ),
    ] = "open"
    client: Annotated[str, _about("A folder with a browser client built elsewhere. Empty: the one built in.")] = ""
    verbose: Annotated[bool, _about("Log everything that happens, not only warnings.")] = False
    json_logs: Annotated[bool, _about("Write the log as lines of JSON.")] = False
    metrics_token: Annotated[str, _about("The bearer token for /metrics. Empty: only this machine may read it.")] = ""
    bots: BotSettings = field(default_factory=BotSettings)
    limits: Limits = field(default_factory=Limits)

    def of_one_process(self) -> Settings:
        """The settings of each of its processes: they share the number of bots that think at once."""
        places = max(1, self.bots.places // self.workers)
        return structs.replace(self, bots=structs.replace(self.bots, workers=places))


class Key:
    """One setting: its name with its section, its meaning and default, and how its value is read."""

    def __init__(self, name: str, kind: Any, default: Any) -> None:
        self.name = name
        self.default = default
        self._kind = kind
        self._plain, *metas = get_args(kind)
        self._choices = get_args(self._plain) if get_origin(self._plain) is Literal else ()
        bounds = {name: value for meta in metas for name in ("ge", "le") if (value := getattr(meta, name)) is not None}
        self._low, self._high = bounds.get("ge", 0), bounds.get("le", 0)
        self.about = next(meta.description for meta in reversed(metas) if meta.description is not None)

    def read(self, value: object, where: str) -> Any:
        """The value in its own type. Any value may be given as text, as it is outside a file."""
        try:
            if self._plain is Rate:
                return Rate.read(str(value))
            if get_origin(self._plain) is tuple and isinstance(value, str):
                value = [part.strip() for part in value.split(",") if part.strip()]
            return convert(value, self._kind, strict=not isinstance(value, str))
        except (msgspec.ValidationError, ValueError) as error:
            raise BadSetting(
                "error-setting-value",
                where=where,
                name=self.name,
                value=shown(value),
                kind=self._word(),
                low=self._low,
                high=self._high,
                choices=", ".join(self._choices),
            ) from error

    def _word(self) -> str:
        """The kind of value it takes, as the error message names it."""
        if get_origin(self._plain) is tuple:
            return "list"
        if get_origin(self._plain) is Literal:
            return "choice"
        return {Rate: "rate", bool: "flag", int: "number", float: "number"}.get(self._plain, "text")


@cache
def _sections() -> dict[str, type[Struct]]:
    """The sections of a file; "" is the part before the first."""
    hints = get_type_hints(Settings)
    return {"": Settings} | {
        name: kind for name, kind in hints.items() if isinstance(kind, type) and issubclass(kind, Struct)
    }


@cache
def keys() -> dict[str, Key]:
    """Every setting by its name, in the order of a file."""
    found = {}
    for section, kind in _sections().items():
        hints = get_type_hints(kind, include_extras=True)
        for one in structs.fields(kind):
            if one.name not in _sections():
                name = f"{section}.{one.name}".lstrip(".")
                found[name] = Key(name, hints[one.name], one.default)
    return found


def load(
    given: Mapping[str, object], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """What is `given` by name, else by the environment, else by the file, else by default. The file is the one named,
    else that of CANTIERE_SETTINGS, else `cantiere.toml` in the current folder if there is one. Raises BadSetting."""
    named = file or (Path(environment[PREFIX + "SETTINGS"]) if environment.get(PREFIX + "SETTINGS") else None)
    values: dict[str, Any] = {}
    if named is not None or Path(FILE).is_file():
        values |= _of_file(named or Path(FILE))
    values |= _of_environment(environment)
    for name, value in given.items():
        values[name] = _read(name, value, f"--set {name}")
    return _built(values)


def _of_file(file: Path) -> dict[str, Any]:
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting("error-file", file=str(file), why=cause(error)) from error
    values = {}
    for name, value in content.items():
        if name not in _sections():
            values[name] = _read(name, value, str(file))
        elif isinstance(value, dict):
            values |= {f"{name}.{key}": _read(f"{name}.{key}", one, str(file)) for key, one in value.items()}
        else:
            raise _unknown(name, str(file))
    return values


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    names = {_variable(name): name for name in keys()}
    values = {}
    for variable, value in environment.items():
        if variable in names:
            values[names[variable]] = _read(names[variable], value, variable)
        elif variable.startswith(PREFIX) and variable not in _OTHER_VARIABLES:
            hinted = hint(variable, list(names))
            raise BadSetting("error-setting-unknown", where=f"{PREFIX}…", name=shown(variable), hint=hinted)
    return values


def _variable(name: str) -> str:
    return PREFIX + name.replace(".", "_").upper()


def _read(name: str, value: object, where: str) -> Any:
    if name not in keys():
        raise _unknown(name, where)
    return keys()[name].read(value, where)


def _unknown(name: str, where: str) -> BadSetting:
    return BadSetting("error-setting-unknown", where=where, name=shown(name), hint=hint(name, list(keys())))


def _built(values: Mapping[str, Any]) -> Settings:
    parts: dict[str, dict[str, Any]] = {section: {} for section in _sections()}
    for name, value in values.items():
        section, _, key = name.rpartition(".")
        parts[section][key] = value
    whole = parts.pop("")
    whole |= {section: _sections()[section](**part) for section, part in parts.items()}
    return Settings(**whole)


def example() -> str:
    """A `cantiere.toml` with every setting, its meaning and its default, all of them as comments."""
    lines = ["# cantiere.toml: what stands here is the default. Remove the # before a setting to change it."]
    section = ""
    for key in keys().values():
        inside, _, name = key.name.rpartition(".")
        if inside != section:
            section = inside
            lines += ["", f"[{section}]"]
        default = str(key.default) if isinstance(key.default, Rate) else key.default
        lines += ["", f"# {key.about}", f"# {name} = {json.dumps(default)}"]
    return "\n".join(lines) + "\n"
