import type { Connection } from '../../../../engine.ts'
import { isSameName, quoteName } from '../text/names.ts'
import { TokenCursor } from '../text/token-cursor.ts'
import { tokensOf } from '../text/tokens.ts'
import { refusalOf } from './refusal-of.ts'

type Queries = Pick<Connection, 'query'>

/** What the application brings along when it opens the file is not there now: functions, and strings in `"`. */
const OF_APPLICATION =
  /^no such (?:function|module|collation sequence)\b|should this be a string literal/

interface StatementRow {
  readonly type: 'view' | 'trigger'
  readonly name: string
  readonly table: string
  readonly sql: string
}

const STATEMENTS = `select type, name, tbl_name as "table", sql from main.sqlite_schema
where type in ('view', 'trigger') order by rowid`

/** What SQLite says against each view and trigger, by its name; undefined: it works. */
export type Refusals = ReadonlyMap<string, string | undefined>

/** Each view is read, and for each trigger the statement is prepared that fires it. */
export async function readRefusals(connection: Queries): Promise<Refusals> {
  const found = new Map<string, string | undefined>()
  for (const row of await connection.query<StatementRow>(STATEMENTS)) {
    const probe = row.type === 'view' ? readView : fireTrigger
    const refusal = await refusalOf(() => probe(connection, row))
    const isOurs = refusal === undefined || !OF_APPLICATION.test(refusal)
    found.set(`${row.type} ${row.name}`, isOurs ? refusal : undefined)
  }
  return found
}

/** Views that do not work, and triggers that did: a new one may wait for what it writes to. */
export function newRefusals(after: Refusals, before: Refusals): readonly string[] {
  return [...after].flatMap(([name, refusal]) => {
    const isKnown = before.has(name) ? before.get(name) === undefined : name.startsWith('view ')
    return refusal !== undefined && isKnown ? [`the ${name} does not work: ${refusal}`] : []
  })
}

function readView(connection: Queries, { name }: StatementRow): Promise<unknown> {
  return connection.query(`SELECT * FROM ${quoteName(name)} LIMIT 0`)
}

async function fireTrigger(connection: Queries, { table, sql }: StatementRow): Promise<void> {
  const cursor = new TokenCursor(tokensOf(sql).slice(3))
  if (!cursor.takeWords('instead', 'of')) cursor.takeOneOf(['before', 'after'])
  const target = quoteName(table)
  if (cursor.takeWords('insert'))
    await connection.query(`EXPLAIN INSERT INTO ${target} DEFAULT VALUES`)
  else if (cursor.takeWords('delete')) await connection.query(`EXPLAIN DELETE FROM ${target}`)
  else {
    cursor.takeWords('update')
    const columns = await writtenColumns(connection, table)
    const named = cursor.takeWords('of') ? namesIn(cursor) : columns
    const column = columns.find((each) => named.some((name) => isSameName(name, each)))
    // No statement writes to a generated column, so that its trigger is never fired.
    if (column !== undefined)
      await connection.query(`EXPLAIN UPDATE ${target} SET ${quoteName(column)} = NULL`)
  }
}

function namesIn(cursor: TokenCursor): readonly string[] {
  const names: string[] = []
  do names.push(cursor.takeName() ?? '')
  while (cursor.takeSign(','))
  return names
}

async function writtenColumns(connection: Queries, table: string): Promise<readonly string[]> {
  const rows = await connection.query<{ name: string }>(
    `select name from pragma_table_xinfo(?, 'main') where hidden = 0`,
    [table],
  )
  return rows.map(({ name }) => name)
}
