import type { Names, Types } from '../compiler/dialects/dialect.ts'
import type { CheckedQuery } from '../compiler/ir/checked.ts'
import type { Catalog } from '../compiler/ir/catalog.ts'
import type { RawValue } from './raw-value.ts'

/** What quarry does with a database that runs. One folder of `engines/` each. */
export interface Engine {
  /** Throws MissingDriver, or ConnectionFailed with the password of the address hidden. */
  connect(url: string): Promise<Connection>
  /** An empty database on the server of that address that nobody else uses; in memory where there is no server. */
  scratch(url: string, owner: ScratchOwner): Promise<Scratch>
  /**
   * An empty database within this process, by a package that the project has installed: undefined where it has not.
   * Absent for engines that nobody has made one of.
   */
  readonly inProcess?: (wanted: ProcessScratch) => Promise<Scratch | undefined>
  /**
   * The schema as the engine keeps it, of every schema that is not the engine's own. Each constraint
   * has the name by which the engine knows it. The nullability of a view's
   * column is what the engine says, which is mostly that it may be NULL.
   */
  introspect(connection: IntrospectedConnection, dialect: IntrospectedDialect): Promise<Catalog>
}

/** What introspection asks of a connection. */
export type IntrospectedConnection = Pick<Connection, 'query' | 'version' | 'severalAtOnce'>

/** How the names and types that the engine reports become those of the catalog. */
export interface IntrospectedDialect {
  readonly names: Pick<Names, 'defaultSchema' | 'relationKey' | 'routineKey'>
  readonly types: Pick<Types, 'parse'>
}

export interface Connection {
  /** What the server says it is. */
  readonly version: string
  /** Rows by column name. */
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<readonly Row[]>
  /** Rows as lists of values, in the order of the select list: two columns may have one name. */
  list(sql: string, parameters?: readonly unknown[]): Promise<readonly (readonly RawValue[])[]>
  /** One query may hold several statements, and its answer is the list of theirs; absent: it may not. */
  readonly severalAtOnce?: true
  /** Any number of statements, without parameters. */
  execute(script: string): Promise<void>
  /**
   * What the engine describes otherwise than the query was checked, a line each: the query is prepared and
   * not run. Throws what the engine says when it refuses the statement: RefusedStatement where it names the place.
   */
  disagreements(query: CheckedQuery, types: Pick<Types, 'render'>): Promise<readonly string[]>
  close(): Promise<void>
}

/** Goes into the name of the database, so that leftovers can be told from what is in use. */
export interface ScratchOwner {
  readonly processId: number
  /** Milliseconds since 1970. */
  readonly now: number
}

export interface ProcessScratch {
  /** The directory of the project, from which packages are resolved. */
  readonly directory: string
  /** The extensions that the schema creates. */
  readonly extensions: readonly string[]
}

export interface Scratch {
  readonly connection: Connection
  /** Closes the connection; nothing is left. */
  drop(): Promise<void>
}
