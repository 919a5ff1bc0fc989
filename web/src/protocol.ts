// Written by tools/protocol_types.py from cantiere.server.protocol, .http.bodies …; do not edit.
export const PROTOCOL = 1;
export const MESSAGE_BYTES = 32768;
export const CLOSE_TOO_BIG = 1009;
export const CLOSE_HELLO = 4400;
export const CLOSE_COOKIE = 4401;
export const CLOSE_PROTOCOL = 4426;
export const CLOSE_FLOOD = 4429;
export const CLOSE_SILENT = 4408;

export type Words = Record<string, string>;

/** A sentence not yet in any language: formatted by the client from the texts of its language. */
export interface Line {
  /** a Fluent message */
  key: string;
  /** its arguments; `seat` and `to` are seat numbers that stand for a player */
  args?: Record<string, string | number | Line>;
}

/** One chair at the table and who sits on it. */
export interface Seat {
  /** 0 to seats - 1, as in views and log lines */
  seat: number;
  /** open: free; person: played over the network; bot; local: hot-seat, played on the owner's device */
  kind: "open" | "person" | "bot" | "local";
  /** text, never markup; "" for an open seat, a bot (but for whose it holds) and a local player unnamed */
  name: string;
  /** a bot's level (message `level-<level>`) */
  level: string;
  /** you may act for it */
  yours: boolean;
  /** its person has left and a bot plays on, or it is kept for somebody invited to a rematch */
  held: boolean;
  /** ... and that somebody is you: `sit` takes it */
  held_for_you: boolean;
}

/** One action that is open to you. */
export interface Choice {
  /** the verb and its arguments by name; send these back in `act` */
  words: Words;
  /** what a button says */
  text: Line;
  /** elements of the board that stand for it, the one to click first; none: a plain button */
  elements: string[];
  /** what the board may show of it: the `Effect` of the game's view */
  effect?: unknown;
  /** what it would leave behind although it costs nothing: worth asking twice */
  leaves?: Line[];
}

/** What you are asked. Only what is listed here is accepted, and only with this id. */
export interface Decision {
  /** changes whenever this seat's decision changes, and only then: others acting at once do not disturb it */
  id: string;
  seat: number;
  prompt: Line;
  actions: Choice[];
  /** the heading of the guide that tells of it */
  chapter: string;
}

/** A line of a score. */
export interface PointsLine {
  /** the key of the message that names what pays */
  source: string;
  /** the game's own name of the place, or "" */
  where: string;
  points: number;
  /** why so much, where the source does not say it */
  why?: Line | null;
  /** what pays, on the board */
  elements?: string[];
  /** paid only when the game ends */
  at_end?: boolean;
}

/** One seat's points if the game were scored now, as far as you may know them; when it is finished, all of them. */
export interface Score {
  seat: number;
  total: number;
  /** the part of the total that has been paid already; equal to it at the end */
  now: number;
  /** 1 for the highest total; at the end 1 for the winner, tie-breaks counted; equal places are shared */
  place: number;
  /** they add up to `total` */
  lines: PointsLine[];
}

/** What a lone player may be called. */
export interface Rank {
  /** from so many points */
  least: number;
  name: Line;
}

/** One thing that happened, as you may read it. */
export interface LogLine {
  /** its number in the table's log, from 1; numbers of other tables or of hidden rows never matter */
  n: number;
  kind: "act" | "undo" | "rewind";
  /** who did it; -1 is chance */
  seat: number;
  text: Line;
  /** elements it touched, to light up */
  refs: string[];
  /** milliseconds since 1970 */
  at: number;
  /** the verb of an action */
  verb: string;
  /** undo, rewind: the numbers of the lines that no longer hold */
  undone: number[];
  /** this action was taken back later */
  void: boolean;
  /** the round or stage that begins with this line */
  progress: Line | null;
}

/** Something said at the table, or a note of the table itself (`note`). */
export interface ChatLine {
  n: number;
  at: number;
  /** who said it; text, never markup */
  name: string;
  /** the speaker's seat; none for a spectator */
  seat: number | null;
  words: string;
  /** instead of words: joined, left, started, ... */
  note: Line | null;
}

/** A question to the table: may this seat take back more than the rules give it, or is the game to be ended? */
export interface Ask {
  id: string;
  /** who asks */
  seat: number;
  /** the last line of the log that would stay; none: to end the game without a result */
  to: number | null;
  /** seats that agreed */
  yes: number[];
  /** seats still to answer; when nobody is left, it is done */
  pending: number[];
}

/** A position: a table and the number of log lines that hold at it. */
export interface From {
  table: string;
  n: number;
}

/** Who is looking at the table now. */
export interface Presence {
  /** seats whose person has the table open */
  online: number[];
  /** spectators */
  watching: number;
}

/** Everything one pair of eyes may see of a table. */
export interface TableView {
  id: string;
  /** rises by one at every change of the table */
  version: number;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string | string[]>;
  status: "waiting" | "playing" | "finished";
  public: boolean;
  /** the table is yours: you may change open seats */
  owner: boolean;
  /** the seat whose view this is; none: a spectator's */
  you: number | null;
  seats: Seat[];
  /** whether a seat may see what others at the same device must not */
  secrets: boolean;
  /** seats to act */
  waiting: number[];
  /** the game's own `View`; none before the start */
  board: Record<string, unknown> | null;
  /** yours, when you are to act */
  decision: Decision | null;
  /** the log line that `undo` would take back now, none: nothing */
  undo: number | null;
  /** how you may take back more than that */
  rewind: "free" | "ask" | "no";
  /** who plays here may ask for a hint */
  hints: boolean;
  /** of every seat, and of the rival */
  scores: Score[];
  /** whom a lone player plays against, if nobody sits there; scored as the seat after the last */
  rival: Line | null;
  /** what a lone player may be called, best first */
  ranks: Rank[];
  /** how far the game is, in a few words: the round, the last turns */
  progress: Line | null;
  /** how it ended (message `ending-<ending>`), "aborted" without a result, "" while it goes on */
  ending: string;
  /** once it is over, a closing word: a lone builder's rank, who won against an automa */
  verdict: Line | null;
  ask: Ask | null;
  /** the newest lines, oldest first; older ones over HTTP */
  log: LogLine[];
  chat: ChatLine[];
  presence: Presence;
  /** SHA-256 of the secret of this table's draws, in hex */
  commitment: string;
  /** the secret itself in hex, once the game is finished; "" before */
  secret: string;
  /** the position this table was continued from; told to its owner */
  origin: From | null;
  /** the table of the rematch, "" if there is none yet */
  next: string;
  /** a tutorial: how many actions of its script were played, -1 if that has changed since */
  tutorial: number | null;
  /** milliseconds since 1970 */
  created: number;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  status: "waiting" | "playing" | "finished";
  public: boolean;
  seats: Seat[];
  waiting: number[];
  your_turn: boolean;
  /** milliseconds since 1970 */
  changed: number;
  /** final scores of a finished game */
  totals: number[];
  places: number[];
  ending: string;
}

/** The lists of the first page. */
export interface Lobby {
  /** your tables not finished, your turn first */
  mine: TableCard[];
  /** public tables with a free seat */
  open: TableCard[];
  /** public tables being played */
  live: TableCard[];
  /** yours and public ones, newest first */
  finished: TableCard[];
}

/** One position of a replay: the line that led to it and how the view differs from the frame before. */
export interface Frame {
  /** the log line; 0 is the start */
  n: number;
  /** who acted; -1 is chance */
  seat: number;
  /** every seat's score */
  totals: number[];
  /** [path, value]: set the value at the path; [path]: remove it; applied in order */
  patch: unknown[][];
  text?: Line | null;
  refs?: string[];
  verb?: string;
  /** the round or stage that begins with this line */
  progress?: Line | null;
}

/** A game from its start, through one pair of eyes. */
export interface Replay {
  table: TableView;
  /** the board of frame 0 */
  start: Record<string, unknown>;
  frames: Frame[];
}

/** One action of a turn that is advised. */
export interface AdvisedStep {
  words: Words;
  /** what its button says */
  text: Line;
  /** elements of the board that stand for it */
  elements: string[];
}

/** What a turn is good for, as far as the evaluation of the game sees it. */
export interface Gain {
  text: Line;
  /** about how much it is worth; 0: no figure */
  points: number;
}

/** A turn, up to where something hidden would come out. */
export interface Suggestion {
  steps: AdvisedStep[];
  /** to win, 0 to 1; 0 where one plays alone */
  chance: number;
  /** points ahead of the best rival that may be expected; alone: points */
  margin: number;
  /** the standard error of the margin */
  error: number;
  reasons: Gain[];
}

/** The best turns that were found for a seat, the best first. */
export interface Hint {
  seat: number;
  /** how often it was played on to find out */
  playouts: number;
  turns: Suggestion[];
}

/** How a game stood before a turn. */
export interface Moment {
  /** after this line of the log */
  at: number;
  /** of each seat to win; empty where one plays alone */
  chances: number[];
  /** of each seat at the end, as may be expected */
  points: number[];
  /** the standard error of the chances */
  error: number;
  points_error: number;
}

/** A turn of a finished game, compared with the best one that was found. */
export interface Review {
  /** it began after this line of the log */
  at: number;
  /** the last of its lines */
  last: number;
  seat: number;
  /** of the chance to win */
  loss: number;
  /** the standard error of the loss */
  error: number;
  /** of the margin that was lost */
  points: number;
  /** of that */
  points_error: number;
  verdict: "good" | "mistake" | "brilliant";
  /** what was played, if it was not just good */
  played: Suggestion | null;
  /** what would have been better; for a brilliant turn: the next best */
  better: Suggestion | null;
}

/** What was found about one turn of a game. */
export interface Looked {
  moment: Moment | null;
  /** none: there was nothing to choose */
  review: Review | null;
}

/** A finished game, looked through by the bots. */
export interface Analysis {
  status: "none" | "waiting" | "running" | "done";
  /** turns that were looked at ... */
  done: number;
  /** ... of so many; 0: not known yet */
  total: number;
  /** games that are to be analysed before */
  ahead: number;
  moments: Moment[];
  reviews: Review[];
}

/** Who you are. */
export interface Person {
  id: string;
  name: string;
  /** the login, "" for a guest */
  account: string;
  admin: boolean;
}

/** One draw of the dealer, for anybody to repeat: ticket = HMAC-SHA256(secret, n in decimal) mod tickets. */
export interface Draw {
  /** counts this table's own draws from 0 */
  n: number;
  /** its line in the log */
  line: number;
  tickets: number;
  ticket: number;
  /** what the ticket meant */
  words: Words;
  text: Line;
}

/** The draws of the game. Until it is finished only the commitment and the number of draws. */
export interface Dice {
  /** SHA-256 of the secret */
  commitment: string;
  count: number;
  /** hex, once the game is finished; "" before */
  secret: string;
  draws: Draw[];
  /** what the server itself finds; none before the end */
  fair: boolean | null;
}

/** How busy the server was in a minute. */
export interface Statistics {
  /** with a page open */
  people: number;
  sockets: number;
  /** in memory */
  tables: number;
  /** by people */
  actions: number;
  bot_actions: number;
  /** by HTTP */
  requests: number;
  /** of ours, among them */
  errors: number;
  /** milliseconds in which 19 of 20 changes were stored */
  storing: number;
  /** ... and requests answered */
  answering: number;
  /** that wait to be stored */
  changes: number;
  /** that think, or wait for it */
  bots: number;
}

/** What a page already knows of a table. */
export interface Watching {
  table: string;
  /** look through this seat's eyes (one of yours); left out: the server chooses */
  seat?: number | null;
  /** the last version seen; 0: nothing yet */
  seen?: number;
}

/** The first message of a page. */
export interface Hello {
  t: "hello";
  protocol: number;
  /** send the lobby, and every change of it */
  lobby?: boolean;
  tables?: Watching[];
}

/** Look at one more table, or at the same one through another seat's eyes. Answered by `view`. */
export interface Watch {
  t: "watch";
  table: string;
  seat?: number | null;
  /** as somebody who sits nowhere, even if you do */
  spectate?: boolean;
  seen?: number;
}

/** Look away from a table. */
export interface Unwatch {
  t: "unwatch";
  table: string;
}

/** Begin or stop to look at the lobby. */
export interface WatchLobby {
  t: "lobby";
  on?: boolean;
}

/** Take an action that the decision offers. */
export interface Act {
  t: "act";
  /** made by the client, unique to this action; sent again after a lost connection it is not done twice */
  ack: string;
  table: string;
  seat: number;
  decision: string;
  words: Words;
}

/** Take back the seat's last action, as far as the rules allow it freely. */
export interface Undo {
  t: "undo";
  ack: string;
  table: string;
  seat: number;
}

/** Take back more: at once where the view says `free`, else a question to the table. */
export interface Rewind {
  t: "rewind";
  ack: string;
  table: string;
  seat: number;
  /** the last log line to keep */
  to: number;
}

/** End the game without a result: at once where nobody else plays, else a question to the table. */
export interface Abort {
  t: "abort";
  ack: string;
  table: string;
  seat: number;
}

/** Agree to a question or refuse it; who asked withdraws it by answering no. */
export interface Answer {
  t: "answer";
  ack: string;
  table: string;
  seat: number;
  ask: string;
  yes: boolean;
}

/** Why can I not click this, or do that? Answered by `reason`. */
export interface Why {
  t: "why";
  ack: string;
  table: string;
  seat: number;
  /** an element of the board ... */
  element?: string;
  /** ... or an action */
  words?: Words | null;
}

/** Chat. */
export interface Say {
  t: "say";
  ack: string;
  table: string;
  words: string;
}

/** Are you there? Sent after some seconds of silence. */
export interface Ping {
  t: "ping";
}

/** The answer to `hello`, before the views. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  /** the program's version: another one means the page should be loaded again */
  server: string;
  you: Person | null;
  /** milliseconds since 1970 */
  now: number;
}

/** A table in full: after `hello` and `watch`, and whenever the server thinks it simpler than a delta. */
export interface View {
  t: "view";
  table: TableView;
  /** how many lines of the log are newer than the version the page had seen: these may be animated */
  missed: number;
}

/** A table has changed. Apply only to a view of version `since`; otherwise send `watch` again. */
export interface Delta {
  t: "delta";
  table: string;
  since: number;
  version: number;
  /** the fields of TableView that changed, with their new values, `log` and `chat` never */
  set: Record<string, unknown>;
  /** the fields of its board that changed; it never loses one */
  board: Record<string, unknown>;
  /** to add to the log */
  log: LogLine[];
  /** to add to the chat; one whose number is known takes the place of the old one */
  chat: ChatLine[];
}

/** Somebody came or went; does not change the version. */
export interface PresenceChange {
  t: "presence";
  table: string;
  presence: Presence;
}

/** The lobby, whole. */
export interface LobbyView {
  t: "lobby";
  lobby: Lobby;
}

/** Done, and safely stored. */
export interface Ack {
  t: "ack";
  ack: string;
  table: string;
  /** the number of the log line it became */
  n: number;
  /** a rewind or an abort became a question to the table */
  asked: boolean;
}

/** Not done; nothing has changed. */
export interface Nack {
  t: "nack";
  /** "" when the message could not be read that far */
  ack: string;
  why: Line;
  table: string;
}

/** The answer to `why`. */
export interface Reason {
  t: "reason";
  ack: string;
  /** none: it is possible, or it never means anything */
  text: Line | null;
  /** the heading of the guide that tells more */
  chapter: string;
}

/** You missed something (your connection was too slow): send `watch` for the table, or `hello`. */
export interface Resync {
  t: "resync";
  /** "": everything */
  table: string;
}

/** The table does not exist, or is no longer yours to see. */
export interface Gone {
  t: "gone";
  table: string;
  why: Line;
}

/** Here I am. */
export interface Pong {
  t: "pong";
  now: number;
}

/** Why a request was refused; the HTTP status says of which kind. */
export interface Problem {
  error: Line;
}

/** Done. */
export interface Nothing {
}

/** The person of the cookie. Without one, choose a name and become a guest. */
export interface Me {
  you: Person | null;
  /** there is no account on this server yet: the next one becomes its administrator */
  first: boolean;
  /** who may register */
  registration: "open" | "invitation" | "closed";
  /** that wait for an administrator, if you are one */
  reports: number;
}

/** Become a guest of this name, or change your name. */
export interface SetName {
  name: string;
  /** the token of an invitation, for a new guest */
  invitation?: string;
}

/** For making an account (of the guest you are) and for signing in. */
export interface Credentials {
  login: string;
  password: string;
}

/** Change the password; every other device is signed out. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A device you are signed in on. */
export interface SessionInfo {
  id: string;
  /** browser and system, as far as they are known */
  device: string;
  /** milliseconds since 1970 */
  created: number;
  /** the same, to the day */
  used: number;
  /** it is the one that asks */
  current: boolean;
}

/** One switch of a game's options: messages `option-<name>`, `option-<name>-help`, `option-<name>-<choice>`. */
export interface OptionInfo {
  name: string;
  /** flag, choice, number, order (some of the choices, each once) */
  kind: string;
  default: boolean | number | string | string[];
  /** "game" first, "rulings" folded away, others between */
  group: string;
  choices?: string[];
  low?: number;
  high?: number;
}

/** A named set of options: messages `preset-<name>` and `preset-<name>-help`. */
export interface PresetInfo {
  name: string;
  options: Record<string, boolean | number | string | string[]>;
  /** for how many players it may be played */
  seats: number[];
}

/** A game one can play here: messages `game-name`, `game-tagline` of its texts. */
export interface GameInfo {
  id: string;
  rules: number;
  /** numbers of players */
  seats: number[];
  /** for one player */
  minutes: number;
  /** 1 light to 5 heavy */
  weight: number;
  endings: string[];
  options: OptionInfo[];
  presets: PresetInfo[];
  /** the preset for a first game */
  beginner: string;
  languages: string[];
  /** whether there is a tutorial */
  tutorial: boolean;
}

/** How a level did in a game when all of them were measured at one table. */
export interface BotRecord {
  game: string;
  /** on average */
  points: number;
  /** of thinking, a turn */
  seconds: number;
}

/** A level of bots: messages `level-<id>` and `level-<id>-help`. */
export interface BotInfo {
  id: string;
  /** 1 weakest; ascending in the list */
  strength: number;
  records: BotRecord[];
}

/** What this server offers. */
export interface ServerInfo {
  version: string;
  protocol: number;
  languages: string[];
  games: GameInfo[];
  bots: BotInfo[];
  /** where other devices reach it, as far as it knows; none: only this machine does */
  addresses: string[];
  /** of a bot that nobody has chosen another for */
  default_level: string;
}

/** A step of a tutorial: message `tutorial-<name>` of its texts, and where there is one `tutorial-<name>-done`, what
came of it. */
export interface StepInfo {
  name: string;
  /** how many actions of the script were played when it begins */
  at: number;
  /** one does something oneself; otherwise there is something to look at */
  acts?: boolean;
  /** elements of the board that are spoken of */
  light?: string[];
}

/** A guided first game. */
export interface TutorialInfo {
  steps: StepInfo[];
}

/** How far you are with a game's tutorial. */
export interface OwnTutorial {
  game: string;
  /** played to the end, once at least */
  done: boolean;
  /** where it can be gone on with, "" if nowhere */
  table: string;
}

/** Begin the tutorial, or go on where it was left. */
export interface Learn {
  /** from the start, in any case */
  again?: boolean;
}

/** Go to where a step begins, counted from 0. */
export interface GoToStep {
  step: number;
}

/** One moment of a figure. */
export interface FigureStep {
  /** the game's view */
  board: unknown;
  /** of each seat, if the game were scored now */
  points: number[];
  /** what has just been done ... */
  text?: Line | null;
  /** ... and by whom; -1: chance */
  seat?: number;
  /** what will be done */
  next?: Choice | null;
}

/** A position of the guide, and what is done on it. */
export interface Figure {
  seats: number;
  /** through whose eyes it is seen; none: a spectator's */
  you: number | null;
  options: Record<string, boolean | number | string | string[]>;
  steps: FigureStep[];
}

/** Which headings of the guide tell of things on the board: patterns of elements, and the heading of each. */
export interface Anchors {
  /** a paragraph of its own, which comes before the chapter of what was tried */
  own: Words;
  /** where no chapter tells of it */
  kind: Words;
}

/** Who is to have a seat. `person` is you, and only when the table is made. */
export interface SeatPlan {
  kind: "open" | "person" | "bot" | "local";
  /** of a local player */
  name?: string;
  /** of a bot */
  level?: string;
}

/** Make a table. It starts by itself as soon as no seat is open. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, boolean | number | string | string[]>;
  public?: boolean;
  /** allowed; where only one person plays they always are */
  hints?: boolean;
  /** continue from this table ... */
  origin?: string;
  /** ... as it was after this line of its log */
  at?: number;
}

/** Make a table from a replay file. One that is not over may be played on by the given seats. */
export interface ImportReplay {
  replay: string;
  /** left out: as the file says, people as local players */
  seats?: SeatPlan[] | null;
  public?: boolean;
}

/** Take an open seat, or the one that is held for you. */
export interface Sit {
  seat: number;
}

/** Leave a seat. Once the game has started, a bot of this level takes over; you may take the seat back. */
export interface Leave {
  seat: number;
  level?: string;
}

/** The owner gives a chair to a bot or a local player, or opens it; once others play, only to a bot, which keeps it
for its person. */
export interface ChangeSeat {
  seat: number;
  plan: SeatPlan;
}

/** Report a chat message or a player to the administrators. */
export interface NewReport {
  line?: number | null;
  seat?: number | null;
  why?: string;
}

/** The new table. */
export interface Made {
  table: string;
}

/** Older lines of the log. */
export interface LogPage {
  lines: LogLine[];
  /** there are older ones still */
  more: boolean;
}

/** How a finished game compares with your others: of the same game, with as many players and the same options. */
export interface Best {
  /** how many there are, this one included */
  games: number;
  /** yours in this one */
  points: number;
  /** your most in the others, none: it is the first */
  before: number | null;
}

/** One table of a game's components.toml. */
export interface ComponentTable {
  name: string;
  /** rulebook, sources, few, inferred, reconstructed; "" where the entries carry their own */
  source: string;
  content: unknown;
}

/** What is in the box, and how sure each fact is. */
export interface Components {
  about: Record<string, unknown>;
  tables: ComponentTable[];
  /** how many entries carry each mark */
  marks: Record<string, number>;
}

/** The statistics of some minutes up to then: the worst delays and queues, everything else per minute on average. */
export interface Point {
  /** milliseconds since 1970 */
  at: number;
  statistics: Statistics;
}

/** The server's statistics, now and in the past. */
export interface Numbers {
  people: number;
  accounts: number;
  /** by status */
  tables: Record<string, number>;
  /** compiled or plain */
  engine: string;
  version: string;
  /** of the process that answers, since the last full minute */
  now: Statistics;
  points: Point[];
}

/** A chair, with who it belongs to. */
export interface TableSeat {
  seat: number;
  kind: "open" | "person" | "bot" | "local";
  name: string;
  level: string;
  person: string | null;
}

/** A base class for defining efficient serializable objects.

Fields are defined using type annotations. Fields may optionally have
default values, which result in keyword parameters to the constructor.

Structs automatically define ``__init__``, ``__eq__``, ``__repr__``, and
``__copy__`` methods. Additional methods can be defined on the class as
needed. Note that ``__init__``/``__new__`` cannot be overridden, but other
methods can. A tuple of the field names is available on the class via the
``__struct_fields__`` attribute if needed.

Additional class options can be enabled by passing keywords to the class
definition (see example below). These configuration options may also be
inspected at runtime through the ``__struct_config__`` attribute.

Configuration
-------------
frozen: bool, default False
   Whether instances of this type are pseudo-immutable. If true, attribute
   assignment is disabled and a corresponding ``__hash__`` is defined.
order: bool, default False
   If True, ``__lt__``, `__le__``, ``__gt__``, and ``__ge__`` methods
   will be generated for this type.
eq: bool, default True
   If True (the default), an ``__eq__`` method will be generated for this
   type. Set to False to compare based on instance identity alone.
kw_only: bool, default False
   If True, all fields will be treated as keyword-only arguments in the
   generated ``__init__`` method. Default is False.
omit_defaults: bool, default False
   Whether fields should be omitted from encoding if the corresponding value
   is the default for that field. Enabling this may reduce message size, and
   often also improve encoding & decoding performance.
forbid_unknown_fields: bool, default False
   If True, an error is raised if an unknown field is encountered while
   decoding structs of this type. If False (the default), no error is raised
   and the unknown field is skipped.
tag: str, int, bool, callable, or None, default None
   Used along with ``tag_field`` for configuring tagged union support. If
   either are non-None, then the struct is considered "tagged". In this case,
   an extra field (the ``tag_field``) and value (the ``tag``) are added to the
   encoded message, which can be used to differentiate message types during
   decoding.

   Set ``tag=True`` to enable the default tagged configuration (``tag_field``
   is ``"type"``, ``tag`` is the class name). Alternatively, you can provide
   a string (or less commonly int) value directly to be used as the tag
   (e.g. ``tag="my-tag-value"``).``tag`` can also be passed a callable that
   takes the class qualname and returns a valid tag value (e.g.
   ``tag=str.lower``). See the docs for more information.
tag_field: str or None, default None
   The field name to use for tagged union support. If ``tag`` is non-None,
   then this defaults to ``"type"``. See the ``tag`` docs above for more
   information.
rename: str, mapping, callable, or None, default None
   Controls renaming the field names used when encoding/decoding the struct.
   May be one of ``"lower"``, ``"upper"``, ``"camel"``, ``"pascal"``, or
   ``"kebab"`` to rename in lowercase, UPPERCASE, camelCase, PascalCase,
   or kebab-case respectively. May also be a mapping from field names to the
   renamed names (missing fields are not renamed). Alternatively, may be a
   callable that takes the field name and returns a new name or ``None`` to
   not rename that field. Default is ``None`` for no field renaming.
repr_omit_defaults: bool, default False
   Whether fields should be omitted from the generated repr if the
   corresponding value is the default for that field.
array_like: bool, default False
   If True, this struct type will be treated as an array-like type during
   encoding/decoding, rather than a dict-like type (the default). This may
   improve performance, at the cost of a more inscrutable message encoding.
gc: bool, default True
   Whether garbage collection is enabled for this type. Disabling this *may*
   help reduce GC pressure, but will prevent reference cycles composed of only
   ``gc=False`` from being collected. It is the user's responsibility to ensure
   that reference cycles don't occur when setting ``gc=False``.
weakref: bool, default False
   Whether instances of this type support weak references. Defaults to False.
dict: bool, default False
   Whether instances of this type will include a ``__dict__``. Setting this to
   True will allow adding additional undeclared attributes to a struct instance,
   which may be useful for holding private runtime state. Defaults to False.
cache_hash: bool, default False
   If enabled, the hash of a frozen struct instance will be computed at most
   once, and then cached on the instance for further reuse. For expensive
   hash values this can improve performance at the cost of a small amount of
   memory usage.

Examples
--------
Here we define a new `Struct` type for describing a dog. It has three fields;
two required and one optional.

>>> class Dog(Struct):
...     name: str
...     breed: str
...     is_good_boy: bool = True
...
>>> Dog('snickers', breed='corgi')
Dog(name='snickers', breed='corgi', is_good_boy=True)

Additional struct options can be set as part of the class definition. Here
we define a new `Struct` type for a frozen `Point` object.

>>> class Point(Struct, frozen=True):
...     x: float
...     y: float
...
>>> {Point(1.5, 2.0): 1}  # frozen structs are hashable
{Point(x=1.5, y=2.0): 1} */
export interface Somebody {
  id: string;
  name: string;
}

/** A line of the chat, with who said it. */
export interface Said {
  n: number;
  at: number;
  name: string;
  words: string;
  person: string | null;
  note: Line | null;
}

/** A table as administrators see it. What its players hide from each other is no part of it. */
export interface TableInfo {
  table: TableRow;
  seats: TableSeat[];
  chat: Said[];
  /** they may not sit down or speak here */
  barred: Somebody[];
}

/** Remove somebody from a table for good. */
export interface Kick {
  person: string;
}

/** Make somebody an administrator, or revoke it. */
export interface Grant {
  admin: boolean;
}

/** For how long; 0: no longer. */
export interface ForHours {
  hours: number;
}

/** A secret address on this server. */
export interface Link {
  path: string;
}

/** A link for a number of people, valid for a number of days. */
export interface NewInvitation {
  uses: number;
  days: number;
  note?: string;
}

/** Who may register; null: as the settings say. */
export interface NewRule {
  registration: "open" | "invitation" | "closed" | null;
}

/** The table was removed; a copy is in a file on the server. */
export interface ClosedTable {
  file: string;
}

/** A table in a list. */
export interface TableRow {
  id: string;
  game: string;
  status: "waiting" | "playing" | "finished";
  public: boolean;
  created: number;
  changed: number;
  lines: number;
  /** by name */
  owner: string;
  players: string[];
}

/** Somebody in a list. */
export interface Member {
  id: string;
  name: string;
  login: string | null;
  admin: boolean;
  created: number;
  banned: number | null;
  muted: number | null;
  /** when they were last here, to the day */
  seen: number | null;
}

/** Who may register now, what the settings say, and whether an administrator has chosen otherwise. */
export interface Rule {
  registration: "open" | "invitation" | "closed";
  in_settings: "open" | "invitation" | "closed";
  is_changed: boolean;
}

/** A link that an administrator has made. Its token is not stored, only a hash. */
export interface Invitation {
  id: string;
  note: string;
  uses: number;
  used: number;
  created: number;
  expires: number;
}

/** A report as administrators read it. */
export interface Report {
  id: string;
  at: number;
  table: string;
  /** about whom, as they were called then */
  name: string;
  /** what the line said */
  words: string;
  why: string;
  line: number | null;
  /** none: they are gone */
  person: string | null;
  /** the name of who reported it */
  by: string | null;
  settled: number | null;
  settled_by: string | null;
}

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | WatchLobby
  | Act
  | Undo
  | Rewind
  | Abort
  | Answer
  | Why
  | Say
  | Ping;

export type ServerMessage =
  | Welcome
  | View
  | Delta
  | PresenceChange
  | LobbyView
  | Ack
  | Nack
  | Reason
  | Resync
  | Gone
  | Pong;

/** What is sent to an address by POST, and what comes back. */
export interface Posts {
  "/api/me": [body: SetName, answer: Me];
  "/api/account": [body: Credentials, answer: Me];
  "/api/account/password": [body: NewPassword, answer: Me];
  "/api/sign-in": [body: Credentials, answer: Me];
  "/api/sign-out": [body: undefined, answer: Me];
  "/api/tables": [body: NewTable, answer: Made];
  "/api/replays": [body: ImportReplay, answer: Made];
  [path: `/api/tables/${string}/sit`]: [body: Sit, answer: Made];
  [path: `/api/tables/${string}/leave`]: [body: Leave, answer: Made];
  [path: `/api/tables/${string}/seat`]: [body: ChangeSeat, answer: Made];
  [path: `/api/tables/${string}/rematch`]: [body: undefined, answer: Made];
  [path: `/api/tables/${string}/report`]: [body: NewReport, answer: Nothing];
  [path: `/api/games/${string}/tutorial`]: [body: Learn, answer: Made];
  [path: `/api/tables/${string}/step`]: [body: GoToStep, answer: Nothing];
  [path: `/api/tables/${string}/analysis`]: [body: undefined, answer: Analysis];
  [path: `/api/admin/tables/${string}/barred`]: [body: Kick, answer: Nothing];
  [path: `/api/admin/people/${string}/grant`]: [body: Grant, answer: Member];
  [path: `/api/admin/people/${string}/reset`]: [body: undefined, answer: Link];
  [path: `/api/admin/people/${string}/mute`]: [body: ForHours, answer: Member];
  [path: `/api/admin/people/${string}/ban`]: [body: ForHours, answer: Member];
  [path: `/api/admin/reports/${string}/settle`]: [body: undefined, answer: Nothing];
  "/api/admin/registration": [body: NewRule, answer: Rule];
  "/api/admin/invitations": [body: NewInvitation, answer: Link];
}
