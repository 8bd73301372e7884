import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Catalog, Relation } from '../../compiler/ir/catalog.ts'
import { deleteRows } from '../../runtime/edit/delete/delete-rows.ts'
import type { Editing } from '../../runtime/edit/editing.ts'
import { undoChange } from '../../runtime/edit/undo/undo-change.ts'
import { updateMatching } from '../../runtime/edit/update/update-matching.ts'
import { memoryJournal } from '../../runtime/journal/memory-journal.ts'
import { openDatabase } from '../../runtime/registry.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'

/** Rows whose key is no NULL; those behind them have one. */
const ROWS = 2000
const NULLS = 3
const MOST_STATEMENTS = 70

/** SQLite lets NULL into a key that is not INTEGER, in several rows. */
const TABLES = {
  one: 'id int PRIMARY KEY, place varchar(20)',
  two: 'place varchar(20), id int, PRIMARY KEY (id, place)',
} as const

const all = { condition: () => ({ sql: '1 = 1', parameters: [] }), expectCount: ROWS + NULLS }

async function drive(columns: string): Promise<void> {
  const fresh = await freshDatabase('sqlite')
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const statements: string[] = []
  const onStatement = (sql: string) => void statements.push(sql)
  const settings = { readOnly: false, connections: 3, statementTimeout: 20_000, onStatement }
  const open = await openDatabase(fresh.url, settings)
  const run = (sql: string) => open.database.query({ sql, parameters: [] })
  await run(`CREATE TABLE many (note text, ${columns})`)
  await run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
    INSERT INTO many (id, place, note) SELECT i, 'p' || i, 'n' || i FROM n`)
  for (let at = 0; at < NULLS; at++) await run("INSERT INTO many (note) VALUES ('alike')")
  const catalog = await open.database.catalog()
  const editing: Editing = { open, catalog, journal: memoryJournal('a test'), form: 'parsed' }
  const relation = relationOf(catalog)
  const rows = async () =>
    JSON.stringify((await run('SELECT * FROM many ORDER BY id, place, note')).rows, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
  const before = await rows()
  const checkFew = async <T>(work: () => Promise<T>): Promise<T> => {
    statements.length = 0
    const done = await work()
    assert.ok(statements.length <= MOST_STATEMENTS, `${statements.length} statements`)
    return done
  }
  try {
    const changed = await checkFew(() =>
      updateMatching(editing, { relation, set: { note: 'same' }, defaults: [], ...all }),
    )
    await turnAndBack(changed.kind === 'done' ? changed.undoId : undefined)
    const rowsToDelete = { kind: 'condition', ...all } as const
    const gone = await checkFew(() => deleteRows(editing, { relation, rows: rowsToDelete }))
    await turnAndBack(gone.kind === 'done' ? gone.undoId : undefined)
  } finally {
    await open.database.close()
    await fresh.drop()
  }

  async function turnAndBack(id = ''): Promise<void> {
    const after = await rows()
    assert.is.not(after, before)
    for (const direction of ['undo', 'redo', 'undo'] as const) {
      const turned = await checkFew(() => undoChange(editing, { id, direction }))
      assert.is(turned.kind, 'done')
      assert.is(await rows(), direction === 'undo' ? before : after)
    }
  }
}

function relationOf(catalog: Catalog): Relation {
  const relations = [...catalog.schemas.values()].flatMap((schema) => [
    ...schema.relations.values(),
  ])
  const found = relations.find(({ name }) => name === 'many')
  if (found === undefined) throw new Error('the table is not there')
  return found
}

for (const [name, columns] of Object.entries(TABLES))
  test(`many rows of a key that may be NULL take few statements: ${name}`, () => drive(columns))

test.run()
