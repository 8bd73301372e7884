import { createHash } from 'node:crypto'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import type { Relation } from '../../../compiler/ir/catalog.ts'
import { allRelations } from '../../../runtime/edit/delete/references.ts'
import { openDatabase } from '../../../runtime/registry.ts'
import { type StartedStudio, startStudio } from '../../studio/start-studio.ts'
import type { Answered, Ask } from '../studio/ask-studio.ts'
import { askRunning } from '../studio/network/ask-running.ts'

/** A person at the page of a studio, and the studio itself. */
export interface ApiDesk {
  readonly ask: Ask
  readonly studio: StartedStudio
}

export async function sitDown(url: string, state: string): Promise<ApiDesk> {
  const studio = await startStudio({ args: [url], state })
  return { studio, ask: askRunning(studio.origin) }
}

const cells = v.record(v.string(), v.unknown())
const pageSchema = v.object({
  rows: v.array(cells),
  keys: v.array(cells),
  cells: v.array(
    v.object({ row: v.number(), column: v.string(), truncated: v.optional(v.literal(true)) }),
  ),
})

/** A row as the page shows it. */
export interface SeenRow {
  readonly key: object
  readonly row: Readonly<Record<string, unknown>>
  /** The columns of which the beginning is shown only. */
  readonly cut: readonly string[]
}

export const TABLE = '/api/tables/things'

export async function rowsOf({ ask }: ApiDesk): Promise<readonly SeenRow[]> {
  const answer = await ask('GET', `${TABLE}?sort=id&json=text&limit=1000`)
  const page = v.parse(pageSchema, succeeded(answer).body)
  return page.rows.map((row, index) => ({
    key: page.keys[index] ?? {},
    row,
    cut: page.cells
      .filter((note) => note.row === index && note.truncated)
      .map(({ column }) => column),
  }))
}

/** The answer, which must be a success. */
export function succeeded(answer: Answered): Answered {
  assert.ok(answer.status < 300, `${answer.status} ${answer.text}`)
  return answer
}

/** What a change of a cell says that was seen of it: the value, or the hash of one that is shown cut. */
export async function expectation({ ask }: ApiDesk, seen: SeenRow, column: string) {
  if (!seen.cut.includes(column)) return { expect: { [column]: seen.row[column] } }
  const request = { key: seen.key, column, json: 'text' }
  const whole = succeeded(await ask('POST', `${TABLE}/cell`, request))
  return { expectHash: { [column]: whole.body['hash'] } }
}

/** A hash of all rows of all tables, as the engine shows each value to the byte. */
export async function contents(url: string): Promise<string> {
  const { database, sqlText } = await openDatabase(url, {
    ...{ readOnly: true, connections: 1, statementTimeout: 20_000 },
  })
  try {
    const hash = createHash('sha256')
    const relations = allRelations(await database.catalog()).filter(({ kind }) => kind === 'table')
    for (const relation of relations) {
      const { rows } = await database.query({ sql: allOf(relation, sqlText), parameters: [] })
      hash.update(
        JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
      )
    }
    return hash.digest('hex')
  } finally {
    await database.close()
  }
}

type SqlText = Awaited<ReturnType<typeof openDatabase>>['sqlText']

function allOf(relation: Relation, sqlText: SqlText): string {
  const list = relation.columns.map((column) => sqlText.fingerprint(column))
  return `SELECT ${list.join(', ')} FROM ${sqlText.relation(relation)} ORDER BY id`
}
