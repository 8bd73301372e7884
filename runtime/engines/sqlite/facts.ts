import type { FailureFacts, FailureKind } from '../../database-failure.ts'
import { MissingDriver } from '../../missing-driver.ts'
import { ProcessEnded, SqliteRefusal } from './child/child-process.ts'

type Constraint = NonNullable<FailureFacts['constraint']>

/** By primary result code (sqlite.org/rescode.html). */
const kinds: Readonly<Record<string, FailureKind>> = {
  SQLITE_BUSY: 'timeout',
  SQLITE_LOCKED: 'timeout',
  SQLITE_PERM: 'permission',
  SQLITE_AUTH: 'permission',
  SQLITE_READONLY: 'read-only',
  SQLITE_CONSTRAINT: 'constraint',
  SQLITE_CANTOPEN: 'connection',
  SQLITE_NOTADB: 'connection',
  SQLITE_IOERR: 'connection',
  SQLITE_CORRUPT: 'connection',
  SQLITE_MISMATCH: 'type',
  SQLITE_RANGE: 'type',
}

const constraints: Readonly<Record<string, Constraint['kind']>> = {
  SQLITE_CONSTRAINT_UNIQUE: 'unique',
  SQLITE_CONSTRAINT_PRIMARYKEY: 'unique',
  SQLITE_CONSTRAINT_ROWID: 'unique',
  SQLITE_CONSTRAINT_FOREIGNKEY: 'foreign-key',
  SQLITE_CONSTRAINT_NOTNULL: 'not-null',
  SQLITE_CONSTRAINT_CHECK: 'check',
}

const SYNTAX = /syntax error|unrecognized token|incomplete input|more than one statement/i
const UNKNOWN = /^no such |has no column named|^unknown database|^unable to identify the object/i
const TYPE =
  /^cannot store |datatype mismatch|^(?:Too (?:few|many)) parameter|malformed JSON|wrong number of arguments/i

/** What of a refusal may be told. SQLite has one code for most errors, so its words decide. */
export function sqliteFacts(error: unknown, sql: string): FailureFacts {
  if (error instanceof ProcessEnded || error instanceof MissingDriver) return { kind: 'connection' }
  if (!(error instanceof SqliteRefusal)) return { kind: 'other' }
  const { code, message } = error
  if (code === 'SQLITE_CONSTRAINT_DATATYPE') return { kind: 'type' }
  const primary = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? ''
  const kind = kinds[primary] ?? kindOfWords(message)
  const offset = kind === 'syntax' ? offsetOf(message, sql) : undefined
  return { kind, offset, constraint: constraintOf(code, message) }
}

function kindOfWords(message: string): FailureKind {
  if (SYNTAX.test(message)) return 'syntax'
  if (UNKNOWN.test(message)) return 'unknown-name'
  return TYPE.test(message) ? 'type' : 'other'
}

/** `near "FRM": syntax error` names a token, not its place: it is known where the token stands once. */
function offsetOf(message: string, sql: string): number | undefined {
  if (/^incomplete input/.test(message)) return sql.trimEnd().length
  const token = /^near "([\s\S]*)": syntax error/.exec(message)?.[1]
  const mark = /^unrecognized token: "([\s\S]*)"$/.exec(message)?.[1]
  const wanted = token ?? mark
  if (wanted === undefined || wanted === '') return undefined
  const first = sql.indexOf(wanted)
  return first !== -1 && first === sql.lastIndexOf(wanted) ? first : undefined
}

/** `UNIQUE constraint failed: t.a, t.b`, `CHECK constraint failed: positive` */
function constraintOf(code: string, message: string): Constraint | undefined {
  const kind = constraints[code]
  if (kind === undefined) return undefined
  const told = /constraint failed: ([\s\S]*)$/.exec(message)?.[1]
  if (kind === 'check') return { kind, name: told, columns: [] }
  const columns = told?.startsWith('index ') === true ? [] : (told?.split(', ') ?? [])
  const name = /^index '([\s\S]*)'$/.exec(told ?? '')?.[1]
  return { kind, name, columns: columns.map((each) => each.slice(each.indexOf('.') + 1)) }
}
