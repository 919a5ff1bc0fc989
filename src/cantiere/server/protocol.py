"""The live protocol: every message that goes over the socket, the shapes inside, and those that HTTP shares with what
lies below it (replays, hints, analyses, draws).

JSON text frames; the field `t` says which message it is. `docs/protocol.md` tells the story, `http/bodies.py` has the
rest of what goes over plain HTTP, and `tools/protocol_types.py` writes all of it as TypeScript. Unknown fields from a
client are refused, new optional fields from the server may appear at any time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

PROTOCOL: Final = 1  # rises when an old client would misunderstand us

Words = dict[str, str]  # an action in words: {"verb": "place", "cell": "b3"}
SeatKind = Literal["open", "person", "bot", "local"]
LogKind = Literal["act", "undo", "rewind"]
Status = Literal["waiting", "playing", "finished"]


class Line(Struct, omit_defaults=True, frozen=True):
    """A sentence not yet in any language: formatted by the client from the texts of its language."""

    key: str  # a Fluent message
    args: dict[str, str | int | Line] = {}  # its arguments; `seat` and `to` are seat numbers that stand for a player


# --- what a table looks like ----------------------------------------------------------------------


class Seat(Struct):
    """One chair at the table and who sits on it."""

    seat: int  # 0 to seats - 1, as in views and log lines
    kind: SeatKind  # open: free; person: played over the network; bot; local: hot-seat, played on the owner's device
    name: str  # text, never markup; "" for an open seat, a bot (but for whose it holds) and a local player unnamed
    level: str = ""  # a bot's level (message `level-<level>`)
    yours: bool = False  # you may act for it
    held: bool = False  # its person has left and a bot plays on, or it is kept for somebody invited to a rematch
    held_for_you: bool = False  # ... and that somebody is you: `sit` takes it


class Choice(Struct, omit_defaults=True):
    """One action that is open to you."""

    words: Words  # the verb and its arguments by name; send these back in `act`
    text: Line  # what a button says
    elements: list[str]  # elements of the board that stand for it, the one to click first; none: a plain button
    effect: Any = {}  # what the board may show of it: the `Effect` of the game's view
    leaves: list[Line] = []  # what it would leave behind although it costs nothing: worth asking twice


class Decision(Struct):
    """What you are asked. Only what is listed here is accepted, and only with this id."""

    id: str  # changes whenever this seat's decision changes, and only then: others acting at once do not disturb it
    seat: int
    prompt: Line
    actions: list[Choice]
    chapter: str = ""  # the heading of the guide that tells of it


class PointsLine(Struct, omit_defaults=True):
    """A line of a score."""

    source: str  # the key of the message that names what pays
    where: str  # the game's own name of the place, or ""
    points: int
    why: Line | None = None  # why so much, where the source does not say it
    elements: list[str] = []  # what pays, on the board
    at_end: bool = False  # paid only when the game ends


class Score(Struct):
    """One seat's points if the game were scored now, as far as you may know them; when it is finished, all of them."""

    seat: int
    total: int
    now: int  # the part of the total that has been paid already; equal to it at the end
    place: int  # 1 for the highest total; at the end 1 for the winner, tie-breaks counted; equal places are shared
    lines: list[PointsLine]  # they add up to `total`


class Rank(Struct):
    """What a lone player may be called."""

    least: int  # from so many points
    name: Line


class LogLine(Struct):
    """One thing that happened, as you may read it."""

    n: int  # its number in the table's log, from 1; numbers of other tables or of hidden rows never matter
    kind: LogKind
    seat: int  # who did it; -1 is chance
    text: Line
    refs: list[str]  # elements it touched, to light up
    at: int  # milliseconds since 1970
    verb: str = ""  # the verb of an action
    undone: list[int] = []  # undo, rewind: the numbers of the lines that no longer hold
    void: bool = False  # this action was taken back later
    progress: Line | None = None  # the round or stage that begins with this line


class ChatLine(Struct):
    """Something said at the table, or a note of the table itself (`note`)."""

    n: int
    at: int
    name: str  # who said it; text, never markup
    seat: int | None = None  # the speaker's seat; none for a spectator
    words: str = ""
    note: Line | None = None  # instead of words: joined, left, started, ...


class Ask(Struct):
    """A question to the table: may this seat take back more than the rules give it, or is the game to be ended?"""

    id: str
    seat: int  # who asks
    to: int | None  # the last line of the log that would stay; none: to end the game without a result
    yes: list[int]  # seats that agreed
    pending: list[int]  # seats still to answer; when nobody is left, it is done


class From(Struct):
    """A position: a table and the number of log lines that hold at it."""

    table: str
    n: int


class Presence(Struct):
    """Who is looking at the table now."""

    online: list[int]  # seats whose person has the table open
    watching: int  # spectators


class TableView(Struct):
    """Everything one pair of eyes may see of a table."""

    id: str
    version: int  # rises by one at every change of the table
    game: str
    rules: int
    options: dict[str, bool | int | str | list[str]]
    status: Status
    public: bool
    owner: bool  # the table is yours: you may change open seats
    you: int | None  # the seat whose view this is; none: a spectator's
    seats: list[Seat]
    secrets: bool  # whether a seat may see what others at the same device must not
    waiting: list[int]  # seats to act
    board: Mapping[str, Any] | None  # the game's own `View`; none before the start
    decision: Decision | None  # yours, when you are to act
    undo: int | None  # the log line that `undo` would take back now, none: nothing
    rewind: Literal["free", "ask", "no"]  # how you may take back more than that
    hints: bool  # who plays here may ask for a hint
    scores: list[Score]  # of every seat, and of the rival
    rival: Line | None  # whom a lone player plays against, if nobody sits there; scored as the seat after the last
    ranks: list[Rank]  # what a lone player may be called, best first
    progress: Line | None  # how far the game is, in a few words: the round, the last turns
    ending: str  # how it ended (message `ending-<ending>`), "aborted" without a result, "" while it goes on
    verdict: Line | None  # once it is over, a closing word: a lone builder's rank, who won against an automa
    ask: Ask | None
    log: list[LogLine]  # the newest lines, oldest first; older ones over HTTP
    chat: list[ChatLine]
    presence: Presence
    commitment: str  # SHA-256 of the secret of this table's draws, in hex
    secret: str  # the secret itself in hex, once the game is finished; "" before
    origin: From | None  # the position this table was continued from; told to its owner
    next: str  # the table of the rematch, "" if there is none yet
    tutorial: int | None  # a tutorial: how many actions of its script were played, -1 if that has changed since
    created: int  # milliseconds since 1970


class TableCard(Struct):
    """A table in a list."""

    id: str
    game: str
    status: Status
    public: bool
    seats: list[Seat]
    waiting: list[int]
    your_turn: bool
    changed: int  # milliseconds since 1970
    totals: list[int]  # final scores of a finished game
    places: list[int]
    ending: str = ""


class Lobby(Struct):
    """The lists of the first page."""

    mine: list[TableCard]  # your tables not finished, your turn first
    open: list[TableCard]  # public tables with a free seat
    live: list[TableCard]  # public tables being played
    finished: list[TableCard]  # yours and public ones, newest first


class Frame(Struct, omit_defaults=True):
    """One position of a replay: the line that led to it and how the view differs from the frame before."""

    n: int  # the log line; 0 is the start
    seat: int  # who acted; -1 is chance
    totals: list[int]  # every seat's score
    patch: list[list[Any]]  # [path, value]: set the value at the path; [path]: remove it; applied in order
    text: Line | None = None
    refs: list[str] = []
    verb: str = ""
    progress: Line | None = None  # the round or stage that begins with this line


class Replay(Struct):
    """A game from its start, through one pair of eyes."""

    table: TableView
    start: Mapping[str, Any]  # the board of frame 0
    frames: list[Frame]


class AdvisedStep(Struct):
    """One action of a turn that is advised."""

    words: Words
    text: Line  # what its button says
    elements: list[str]  # elements of the board that stand for it


class Gain(Struct):
    """What a turn is good for, as far as the evaluation of the game sees it."""

    text: Line
    points: float  # about how much it is worth; 0: no figure


class Suggestion(Struct):
    """A turn, up to where something hidden would come out."""

    steps: list[AdvisedStep]
    chance: float  # to win, 0 to 1; 0 where one plays alone
    margin: float  # points ahead of the best rival that may be expected; alone: points
    error: float  # the standard error of the margin
    reasons: list[Gain]


class Hint(Struct):
    """The best turns that were found for a seat, the best first."""

    seat: int
    playouts: int  # how often it was played on to find out
    turns: list[Suggestion]


class Moment(Struct):
    """How a game stood before a turn."""

    at: int  # after this line of the log
    chances: list[float]  # of each seat to win; empty where one plays alone
    points: list[float]  # of each seat at the end, as may be expected
    error: float  # the standard error of the chances
    points_error: float


class Review(Struct):
    """A turn of a finished game, compared with the best one that was found."""

    at: int  # it began after this line of the log
    last: int  # the last of its lines
    seat: int
    loss: float  # of the chance to win
    error: float  # the standard error of the loss
    points: float  # of the margin that was lost; among several only where the turn was not just good
    points_error: float
    verdict: Literal["good", "mistake", "brilliant"]
    played: Suggestion | None  # what was played, if it was not just good
    better: Suggestion | None  # what would have been better; for a brilliant turn: the next best


class Looked(Struct):
    """What was found about one turn of a game."""

    moment: Moment | None
    review: Review | None  # none: there was nothing to choose


class Analysis(Struct):
    """A finished game, looked through by the bots."""

    status: Literal["none", "waiting", "running", "done"]
    done: int = 0  # turns that were looked at ...
    total: int = 0  # ... of so many; 0: not known yet
    ahead: int = 0  # games that are to be analysed before
    moments: list[Moment] = []
    reviews: list[Review] = []


class Person(Struct):
    """Who you are."""

    id: str
    name: str
    account: str  # the login, "" for a guest
    admin: bool


class Draw(Struct):
    """One draw of the dealer, for anybody to repeat: ticket = HMAC-SHA256(secret, n in decimal) mod tickets."""

    n: int  # counts this table's own draws from 0
    line: int  # its line in the log
    tickets: int
    ticket: int
    words: Words  # what the ticket meant
    text: Line


class Dice(Struct):
    """The draws of the game. Until it is finished only the commitment and the number of draws."""

    commitment: str  # SHA-256 of the secret
    count: int
    secret: str  # hex, once the game is finished; "" before
    draws: list[Draw]
    fair: bool | None  # what the server itself finds; none before the end


class Statistics(Struct):
    """How busy the server was in a minute."""

    people: float = 0  # with a page open
    sockets: float = 0
    tables: float = 0  # in memory
    actions: float = 0  # by people
    bot_actions: float = 0
    requests: float = 0  # by HTTP
    errors: float = 0  # of ours, among them
    storing: float = 0  # milliseconds in which 19 of 20 changes were stored
    answering: float = 0  # ... and requests answered
    changes: float = 0  # that wait to be stored
    bots: float = 0  # that think, or wait for it


# --- from the client ------------------------------------------------------------------------------


class Watching(Struct, forbid_unknown_fields=True):
    """What a page already knows of a table."""

    table: str
    seat: int | None = None  # look through this seat's eyes (one of yours); left out: the server chooses
    seen: int = 0  # the last version seen; 0: nothing yet


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message of a page."""

    protocol: int
    lobby: bool = False  # send the lobby, and every change of it
    tables: list[Watching] = []


class Watch(Struct, tag_field="t", tag="watch", forbid_unknown_fields=True):
    """Look at one more table, or at the same one through another seat's eyes. Answered by `view`."""

    table: str
    seat: int | None = None
    spectate: bool = False  # as somebody who sits nowhere, even if you do
    seen: int = 0


class Unwatch(Struct, tag_field="t", tag="unwatch", forbid_unknown_fields=True):
    """Look away from a table."""

    table: str


class WatchLobby(Struct, tag_field="t", tag="lobby", forbid_unknown_fields=True):
    """Begin or stop to look at the lobby."""

    on: bool = True


class Act(Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    """Take an action that the decision offers."""

    ack: str  # made by the client, unique to this action; sent again after a lost connection it is not done twice
    table: str
    seat: int
    decision: str
    words: Words


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last action, as far as the rules allow it freely."""

    ack: str
    table: str
    seat: int


class Rewind(Struct, tag_field="t", tag="rewind", forbid_unknown_fields=True):
    """Take back more: at once where the view says `free`, else a question to the table."""

    ack: str
    table: str
    seat: int
    to: int  # the last log line to keep


class Abort(Struct, tag_field="t", tag="abort", forbid_unknown_fields=True):
    """End the game without a result: at once where nobody else plays, else a question to the table."""

    ack: str
    table: str
    seat: int


class Answer(Struct, tag_field="t", tag="answer", forbid_unknown_fields=True):
    """Agree to a question or refuse it; who asked withdraws it by answering no."""

    ack: str
    table: str
    seat: int
    ask: str
    yes: bool


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why can I not click this, or do that? Answered by `reason`."""

    ack: str
    table: str
    seat: int
    element: str = ""  # an element of the board ...
    words: Words | None = None  # ... or an action


class Say(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Chat."""

    ack: str
    table: str
    words: str


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there? Sent after some seconds of silence."""


ClientMessage = Hello | Watch | Unwatch | WatchLobby | Act | Undo | Rewind | Abort | Answer | Why | Say | Ping


# --- from the server ------------------------------------------------------------------------------


class Welcome(Struct, tag_field="t", tag="welcome"):
    """The answer to `hello`, before the views."""

    protocol: int
    server: str  # the program's version: another one means the page should be loaded again
    you: Person | None
    now: int  # milliseconds since 1970


class View(Struct, tag_field="t", tag="view"):
    """A table in full: after `hello` and `watch`, and whenever the server thinks it simpler than a delta."""

    table: TableView
    missed: int = 0  # how many lines of the log are newer than the version the page had seen: these may be animated


class Delta(Struct, tag_field="t", tag="delta"):
    """A table has changed. Apply only to a view of version `since`; otherwise send `watch` again."""

    table: str
    since: int
    version: int
    set: dict[str, Any]  # the fields of TableView that changed, with their new values, `log` and `chat` never
    board: dict[str, Any] = {}  # the fields of its board that changed; it never loses one
    log: list[LogLine] = []  # to add to the log
    chat: list[ChatLine] = []  # to add to the chat; one whose number is known takes the place of the old one


class PresenceChange(Struct, tag_field="t", tag="presence"):
    """Somebody came or went; does not change the version."""

    table: str
    presence: Presence


class LobbyView(Struct, tag_field="t", tag="lobby"):
    """The lobby, whole."""

    lobby: Lobby


class Ack(Struct, tag_field="t", tag="ack"):
    """Done, and safely stored."""

    ack: str
    table: str = ""
    n: int = 0  # the number of the log line it became
    asked: bool = False  # a rewind or an abort became a question to the table


class Nack(Struct, tag_field="t", tag="nack"):
    """Not done; nothing has changed."""

    ack: str  # "" when the message could not be read that far
    why: Line
    table: str = ""


class Reason(Struct, tag_field="t", tag="reason"):
    """The answer to `why`."""

    ack: str
    text: Line | None  # none: it is possible, or it never means anything
    chapter: str = ""  # the heading of the guide that tells more


class Resync(Struct, tag_field="t", tag="resync"):
    """You missed something (your connection was too slow): send `watch` for the table, or `hello`."""

    table: str = ""  # "": everything


class Gone(Struct, tag_field="t", tag="gone"):
    """The table does not exist, or is no longer yours to see."""

    table: str
    why: Line


class Pong(Struct, tag_field="t", tag="pong"):
    """Here I am."""

    now: int


ServerMessage = Welcome | View | Delta | PresenceChange | LobbyView | Ack | Nack | Reason | Resync | Gone | Pong

# --- limits and close codes -----------------------------------------------------------------------

MESSAGE_BYTES: Final = 32 * 1024  # longest message from a client
CLOSE_TOO_BIG: Final = 1009  # a message was longer than that
CLOSE_HELLO: Final = 4400  # the first message was not a hello this server understands
CLOSE_COOKIE: Final = 4401  # the cookie is forged or expired: ask /api/me anew
CLOSE_PROTOCOL: Final = 4426  # another protocol version: load the page again
CLOSE_FLOOD: Final = 4429  # too many messages, or too many that could not be read
CLOSE_SILENT: Final = 4408  # nothing heard for too long

decoder: Final = msgspec.json.Decoder(ClientMessage)
encoder: Final = msgspec.json.Encoder()
