import type { Connection } from '../../../engine.ts'
import { firstWords } from '../../../migrate/run/first-words.ts'
import type { Settled } from '../../../migrate/run/runner-engine.ts'
import { addedLabel } from './stands-alone.ts'

type Settle = (connection: Connection, statement: string) => Promise<Settled>

/** By the first words of statements that no transaction holds. */
const settlers: readonly (readonly [RegExp, Settle])[] = [
  [/^create (?:unique )?index\b/, settleCreateIndex],
  [/^drop index\b/, settleDropIndex],
  [/^alter type\b/, settleLabel],
  // They may be done twice.
  [
    /^(?:reindex|vacuum|cluster|alter system|alter database|discard|analyze)\b/,
    async () => 'undone',
  ],
]

/** Finds out by the catalog whether the statement was done. */
export async function settle(connection: Connection, statement: string): Promise<Settled> {
  const words = firstWords(statement)
  const [, found] = settlers.find(([expression]) => expression.test(words)) ?? []
  return found === undefined ? 'unknown' : found(connection, statement)
}

const NAME = String.raw`(?:"(?:[^"]|"")+"|[^\s(,;."]+)`
const PATH = String.raw`${NAME}(?:\s*\.\s*${NAME})?`
const CREATED = new RegExp(
  String.raw`\bconcurrently\s+(?:if\s+not\s+exists\s+)?(?<index>${NAME})\s+on\s+(?:only\s+)?(?<table>${PATH})`,
  'i',
)
const DROPPED = new RegExp(String.raw`\bconcurrently\s+(?:if\s+exists\s+)?(?<index>${PATH})`, 'i')

/** An index that CREATE INDEX CONCURRENTLY has left behind invalid is dropped, so that it can be made again. */
async function settleCreateIndex(connection: Connection, statement: string): Promise<Settled> {
  const { index, table } = CREATED.exec(statement)?.groups ?? {}
  if (index === undefined || table === undefined) return 'unknown'
  const rows = await connection.query<{ name: string; valid: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name, i.indisvalid as valid
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where i.indrelid = to_regclass($1) and c.relname = (parse_ident($2))[1]`,
    [table, index],
  )
  const [made] = rows
  if (made?.valid === true) return 'done'
  if (made !== undefined) await connection.execute(`drop index concurrently ${made.name}`)
  return 'undone'
}

async function settleDropIndex(connection: Connection, statement: string): Promise<Settled> {
  const { index } = DROPPED.exec(statement)?.groups ?? {}
  if (index === undefined) return 'unknown'
  const rows = await connection.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [index],
  )
  return rows[0]?.there === true ? 'undone' : 'done'
}

async function settleLabel(connection: Connection, statement: string): Promise<Settled> {
  const added = addedLabel(statement)
  if (added === undefined) return 'unknown'
  const rows = await connection.query<{ there: boolean }>(
    'select exists (select from pg_enum where enumtypid = to_regtype($1) and enumlabel = $2) as there',
    [added.type, added.label.replaceAll("''", "'")],
  )
  return rows[0]?.there === true ? 'done' : 'undone'
}
