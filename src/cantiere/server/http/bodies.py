"""What goes over plain HTTP: the bodies of requests and answers. `docs/protocol.md` lists the routes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cantiere.server.protocol import Choice, Line, LogLine, Person, SeatKind, Statistics
from cantiere.server.settings import Registration
from cantiere.server.store.upkeep import TableRow

Value = bool | int | str | list[str]


class Problem(Struct):
    """Why a request was refused; the HTTP status says of which kind."""

    error: Line


class Nothing(Struct):
    """Done."""


# --- who you are ----------------------------------------------------------------------------------


class Me(Struct):
    """The person of the cookie. Without one, choose a name and become a guest."""

    you: Person | None
    first: bool  # there is no account on this server yet: the next one becomes its administrator
    registration: Registration  # who may register
    reports: int = 0  # that wait for an administrator, if you are one


class SetName(Struct, forbid_unknown_fields=True):
    """Become a guest of this name, or change your name."""

    name: str
    invitation: str = ""  # the token of an invitation, for a new guest


class Credentials(Struct, forbid_unknown_fields=True):
    """For making an account (of the guest you are) and for signing in."""

    login: str
    password: str


class NewPassword(Struct, forbid_unknown_fields=True):
    """Change the password; every other device is signed out."""

    old: str
    new: str


class SessionInfo(Struct):
    """A device you are signed in on."""

    id: str
    device: str  # browser and system, as far as they are known
    created: int  # milliseconds since 1970
    used: int  # the same, to the day
    current: bool  # it is the one that asks


# --- games ----------------------------------------------------------------------------------------


class OptionInfo(Struct, omit_defaults=True):
    """One switch of a game's options: messages `option-<name>`, `option-<name>-help`, `option-<name>-<choice>`."""

    name: str
    kind: str  # flag, choice, number, order (some of the choices, each once)
    default: Value
    group: str  # "game" first, "rulings" folded away, others between
    choices: list[str] = []
    low: int = 0
    high: int = 0


class PresetInfo(Struct):
    """A named set of options: messages `preset-<name>` and `preset-<name>-help`."""

    name: str
    options: dict[str, Value]
    seats: list[int]  # for how many players it may be played


class GameInfo(Struct):
    """A game one can play here: messages `game-name`, `game-tagline` of its texts."""

    id: str
    rules: int
    seats: list[int]  # numbers of players
    minutes: int  # for one player
    weight: int  # 1 light to 5 heavy
    endings: list[str]
    options: list[OptionInfo]
    presets: list[PresetInfo]
    beginner: str  # the preset for a first game
    languages: list[str]
    tutorial: bool  # whether there is a tutorial


class BotRecord(Struct):
    """How a level did in a game when all of them were measured at one table."""

    game: str
    points: float  # on average
    seconds: float  # of thinking, a turn


class BotInfo(Struct):
    """A level of bots: messages `level-<id>` and `level-<id>-help`."""

    id: str
    strength: int  # 1 weakest; ascending in the list
    records: list[BotRecord]


class ServerInfo(Struct):
    """What this server offers."""

    version: str
    protocol: int
    languages: list[str]
    games: list[GameInfo]
    bots: list[BotInfo]
    addresses: list[str]  # where other devices reach it, as far as it knows; none: only this machine does
    default_level: str  # of a bot that nobody has chosen another for


# --- tutorials ------------------------------------------------------------------------------------


class StepInfo(Struct, omit_defaults=True):
    """A step of a tutorial: message `tutorial-<name>` of its texts, and where there is one `tutorial-<name>-done`, what
    came of it."""

    name: str
    at: int  # how many actions of the script were played when it begins
    acts: bool = False  # one does something oneself; otherwise there is something to look at
    light: list[str] = []  # elements of the board that are spoken of


class TutorialInfo(Struct):
    """A guided first game."""

    steps: list[StepInfo]


class OwnTutorial(Struct):
    """How far you are with a game's tutorial."""

    game: str
    done: bool  # played to the end, once at least
    table: str  # where it can be gone on with, "" if nowhere


class Learn(Struct, forbid_unknown_fields=True):
    """Begin the tutorial, or go on where it was left."""

    again: bool = False  # from the start, in any case


class GoToStep(Struct, forbid_unknown_fields=True):
    """Go to where a step begins, counted from 0."""

    step: int


# --- figures of the guide --------------------------------------------------------------------------


class FigureStep(Struct, omit_defaults=True):
    """One moment of a figure."""

    board: Any  # the game's view
    points: list[int]  # of each seat, if the game were scored now
    text: Line | None = None  # what has just been done ...
    seat: int = -1  # ... and by whom; -1: chance
    next: Choice | None = None  # what will be done


class Figure(Struct):
    """A position of the guide, and what is done on it."""

    seats: int
    you: int | None  # through whose eyes it is seen; none: a spectator's
    options: dict[str, Value]
    steps: list[FigureStep]


class Anchors(Struct):
    """Which headings of the guide tell of things on the board: patterns of elements, and the heading of each."""

    own: dict[str, str]  # a paragraph of its own, which comes before the chapter of what was tried
    kind: dict[str, str]  # where no chapter tells of it


# --- tables ---------------------------------------------------------------------------------------


class SeatPlan(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who is to have a seat. `person` is you, and only when the table is made."""

    kind: SeatKind
    name: str = ""  # of a local player
    level: str = ""  # of a bot


class NewTable(Struct, forbid_unknown_fields=True):
    """Make a table. It starts by itself as soon as no seat is open."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Value] = {}
    public: bool = False
    hints: bool = False  # allowed; where only one person plays they always are
    origin: str = ""  # continue from this table ...
    at: int = 0  # ... as it was after this line of its log


class ImportReplay(Struct, forbid_unknown_fields=True):
    """Make a table from a replay file. One that is not over may be played on by the given seats."""

    replay: str
    seats: list[SeatPlan] | None = None  # left out: as the file says, people as local players
    public: bool = False


class Sit(Struct, forbid_unknown_fields=True):
    """Take an open seat, or the one that is held for you."""

    seat: int


class Leave(Struct, forbid_unknown_fields=True):
    """Leave a seat. Once the game has started, a bot of this level takes over; you may take the seat back."""

    seat: int
    level: str = ""


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """The owner gives a chair to a bot or a local player, or opens it; once others play, only to a bot, which keeps it
    for its person."""

    seat: int
    plan: SeatPlan


class NewReport(Struct, forbid_unknown_fields=True):
    """Report a chat message or a player to the administrators."""

    line: int | None = None
    seat: int | None = None
    why: str = ""


class Made(Struct):
    """The new table."""

    table: str


class LogPage(Struct):
    """Older lines of the log."""

    lines: list[LogLine]
    more: bool  # there are older ones still


# --- afterwards -----------------------------------------------------------------------------------


class Best(Struct):
    """How a finished game compares with your others: of the same game, with as many players and the same options."""

    games: int  # how many there are, this one included
    points: int  # yours in this one
    before: int | None  # your most in the others, none: it is the first


class ComponentTable(Struct):
    """One table of a game's components.toml."""

    name: str
    source: str  # rulebook, sources, few, inferred, reconstructed; "" where the entries carry their own
    content: Any


class Components(Struct):
    """What is in the box, and how sure each fact is."""

    about: dict[str, Any]
    tables: list[ComponentTable]
    marks: dict[str, int]  # how many entries carry each mark


# --- for administrators ---------------------------------------------------------------------------


class Point(Struct):
    """The statistics of some minutes up to then: the worst delays and queues, everything else per minute on average."""

    at: int  # milliseconds since 1970
    statistics: Statistics


class Numbers(Struct):
    """The server's statistics, now and in the past."""

    people: int
    accounts: int
    tables: dict[str, int]  # by status
    engine: str  # compiled or plain
    version: str
    now: Statistics  # of the process that answers, since the last full minute
    points: list[Point]


class TableSeat(Struct):
    """A chair, with who it belongs to."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    person: str | None


class Somebody(Struct):
    id: str
    name: str


class Said(Struct):
    """A line of the chat, with who said it."""

    n: int
    at: int
    name: str
    words: str
    person: str | None
    note: Line | None


class TableInfo(Struct):
    """A table as administrators see it. What its players hide from each other is no part of it."""

    table: TableRow
    seats: list[TableSeat]
    chat: list[Said]
    barred: list[Somebody]  # they may not sit down or speak here


class Kick(Struct, forbid_unknown_fields=True):
    """Remove somebody from a table for good."""

    person: str


class Grant(Struct, forbid_unknown_fields=True):
    """Make somebody an administrator, or revoke it."""

    admin: bool


class ForHours(Struct, forbid_unknown_fields=True):
    """For how long; 0: no longer."""

    hours: int


class Link(Struct):
    """A secret address on this server."""

    path: str


class NewInvitation(Struct, forbid_unknown_fields=True):
    """A link for a number of people, valid for a number of days."""

    uses: int
    days: int
    note: str = ""


class NewRule(Struct, forbid_unknown_fields=True):
    """Who may register; null: as the settings say."""

    registration: Registration | None


class ClosedTable(Struct):
    """The table was removed; a copy is in a file on the server."""

    file: str
