// Written by tools/protocol_types.py from cantiere.server.protocol and .http.bodies; do not edit.
export const PROTOCOL = 1;
export const MESSAGE_BYTES = 32768;
export const CLOSE_TOO_BIG = 1009;
export const CLOSE_RESTART = 1012;
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
}

/** What you are asked. Only what is listed here is accepted, and only with this id. */
export interface Decision {
  /** changes whenever this seat's decision changes, and only then: others acting at once do not disturb it */
  id: string;
  seat: number;
  prompt: Line;
  actions: Choice[];
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

/** A question to the table: may this seat take back more than the rules give it? */
export interface Ask {
  id: string;
  /** who asks */
  seat: number;
  /** the last line of the log that would stay */
  to: number;
  /** seats that agreed */
  yes: number[];
  /** seats still to answer; when nobody is left, the log is rewound */
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
  /** of every seat, and of the rival */
  scores: Score[];
  /** whom a lone player plays against, if nobody sits there; scored as the seat after the last */
  rival: Line | null;
  /** what a lone player may be called, best first */
  ranks: Rank[];
  /** how far the game is, in a few words: the round, the last turns */
  progress: Line | null;
  /** how it ended (message `ending-<ending>`), "" while it goes on */
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
}

/** A game from its start, through one pair of eyes. */
export interface Replay {
  table: TableView;
  /** the board of frame 0 */
  start: Record<string, unknown>;
  frames: Frame[];
}

/** Who you are. */
export interface Person {
  id: string;
  name: string;
  /** the login, "" for a guest */
  account: string;
  admin: boolean;
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
  /** to add to the chat */
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
  /** a rewind became a question to the table */
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

/** Done; there is nothing to say about it. */
export interface Nothing {
}

/** Who the cookie says you are. Nobody yet is nothing wrong: choose a name and you are a guest. */
export interface Me {
  you: Person | null;
  /** there is no account on this server yet: the next one becomes its administrator */
  first: boolean;
}

/** Become a guest of this name, or change your name. */
export interface SetName {
  name: string;
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
}

/** Who shall sit on a chair. `person` is you, and only when the table is made. */
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

/** Stand up. Once the game runs, a bot of this level sits down; you may take the seat back. */
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

/** The table that came of it. */
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

/** The dealer's account. While the game runs only the commitment and how many draws there were. */
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

/** For the administrator. */
export interface Statistics {
  people: number;
  accounts: number;
  /** by status */
  tables: Record<string, number>;
  sockets: number;
  /** tables in memory */
  live: number;
  /** compiled or plain */
  engine: string;
}

export type ClientMessage =
  | Hello
  | Watch
  | Unwatch
  | WatchLobby
  | Act
  | Undo
  | Rewind
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
