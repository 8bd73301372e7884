import type { SourceFile } from '../../../../compiler/source/source-file.ts'
import type { Span } from '../../../../compiler/source/span.ts'
import type { Check, Hazard } from '../../step.ts'

/** A pair of files `<id>_<name>.up.sql` and `<id>_<name>.down.sql`. */
export interface Migration {
  /** Fourteen digits: a time of UTC. */
  readonly id: string
  readonly name: string
  readonly up: Script
  /** Undefined: it cannot be taken back. */
  readonly down: Script | undefined
}

/** A migration as far as it is compared with the history. */
export interface FiledMigration extends Pick<Migration, 'id' | 'name'> {
  readonly up: Pick<Script, 'file' | 'checksum' | 'statementsChecksum'>
}

/** A file of statements. */
export interface Script extends ScriptHeader {
  readonly file: SourceFile
  /** Of the text, without what editors and systems change: ends of lines, blanks behind them, a byte order mark. */
  readonly checksum: string
  /** Of the statements alone: another comment, other white space make no difference. */
  readonly statementsChecksum: string
  readonly statements: readonly ScriptStatement[]
}

/** What the comments at the beginning of a file say. */
export interface ScriptHeader {
  /** `-- tx: none`: each statement is committed by itself. */
  readonly isOneTransaction: boolean
  /** `-- timeout: 30s`: the longest that a statement may take, in milliseconds. */
  readonly timeout: number | undefined
  /** `-- irreversible: the column is gone`: why it cannot be taken back. */
  readonly irreversible: string | undefined
  /** `-- parent: 20260101000000`: the newest migration that the author knew, of each line of them. */
  readonly parents: readonly string[]
}

export interface ScriptStatement {
  /** Without the semicolon behind it. */
  readonly text: string
  readonly at: Span
  /** Equal for statements that do the same. */
  readonly hash: string
  /** The rows behind `COPY ... FROM stdin`. */
  readonly rows: string | undefined
  /** `-- quarry:rebuild users` in front of it. */
  readonly directive: Directive | undefined
  readonly hazards: readonly Hazard[]
  /** What has to hold before any statement of the file is run. */
  readonly checks: readonly Check[]
  /** The number of the `BEGIN ... COMMIT` in which it stands, counted from 1. */
  readonly group: number | undefined
}

export interface Directive {
  readonly name: string
  readonly argument: string
  /** The statement with the lines of comments in front of it, where further directives stand. */
  readonly sql: string
}
