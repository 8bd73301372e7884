/** Every database that the tests know. `bun` is SQLite as Bun embeds it; `node-22` and `node-26` are SQLite on another Node than the tests' own. */
export const databaseNames = [
  'postgresql-15',
  'postgresql-18',
  'mysql',
  'mariadb',
  'sqlite',
  'bun',
  'node-22',
  'node-26',
] as const

export type DatabaseName = (typeof databaseNames)[number]

/** What speaks the protocol of MongoDB. */
export const documentNames = ['mongodb-java', 'mongodb-ferret'] as const

export type DocumentName = (typeof documentNames)[number]

/** The databases, the key-value store, and the browser for the studio. */
export const engineNames = [...databaseNames, ...documentNames, 'redis', 'chromium'] as const

export type EngineName = (typeof engineNames)[number]

/** A database or the browser for tests: one file of this folder each. */
export interface TestEngine {
  readonly name: EngineName
  /** Where it is to be had, in the order of README.md; may download, the first time. */
  find(): Promise<Found | Unavailable>
}

export interface Found {
  readonly kind: 'found'
  /** For people: `installed in /usr/lib/postgresql/15/bin`. */
  readonly how: string
  readonly version: string
  start(): Promise<Started>
}

export interface Unavailable {
  readonly kind: 'unavailable'
  readonly reason: string
}

export interface Started {
  /** The address of a server, or `sqlite://` (of a browser `file://`) and the directory that holds its files. */
  readonly url: string
  /** The program behind it, where a test may have to run it: `bun` and `chromium` above all. */
  readonly program: string | undefined
  /** Undefined: its process is not the tests' own. */
  readonly outage?: Outage
  /** Resolves when no process and no file of it is left. */
  stop(): Promise<void>
}

/** A server that is killed, and started again on the same data. */
export interface Outage {
  /** Resolves when it answers no more. */
  begin(): Promise<void>
  /** Resolves when it answers again. */
  end(): Promise<void>
}

/** A started engine as it travels between processes. */
export interface Running {
  readonly kind: 'running'
  readonly name: EngineName
  readonly how: string
  readonly version: string
  readonly url: string
  readonly program: string | undefined
  /** Milliseconds from the first request until it answered, downloads included. */
  readonly startMs: number
}

export function unavailable(reason: string): Unavailable {
  return { kind: 'unavailable', reason }
}
