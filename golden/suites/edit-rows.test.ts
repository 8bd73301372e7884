import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Catalog, Relation } from '../../compiler/ir/catalog.ts'
import { deleteRows } from '../../runtime/edit/delete/delete-rows.ts'
import { settleAbandoned } from '../../runtime/edit/undo/settle-abandoned.ts'
import type { Condition } from '../../runtime/edit/statement-writer.ts'
import { undoChange } from '../../runtime/edit/undo/undo-change.ts'
import { updateMatching } from '../../runtime/edit/update/update-matching.ts'
import { type Edited, updateRows } from '../../runtime/edit/update/update-rows.ts'
import type { Editing } from '../../runtime/edit/editing.ts'
import type { Journal } from '../../runtime/journal/journal.ts'
import { memoryJournal } from '../../runtime/journal/memory-journal.ts'
import { openDatabase } from '../../runtime/registry.ts'
import type { Json } from '../../runtime/values/cell-value.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'

const settings = { readOnly: false, connections: 3, statementTimeout: 20_000 }

const schema = [
  `CREATE TABLE items (id bigint PRIMARY KEY, name varchar(40) NOT NULL, price decimal(12, 3),
  score double precision, note varchar(200))`,
  "INSERT INTO items VALUES (9007199254740993, 'a', 1.100, 0.1, 'x'), (2, 'b', 2, 1e300, NULL)",
]

for (const engine of ['postgresql-15', 'postgresql-18', 'mysql', 'mariadb', 'sqlite'] as const) {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') {
    skip(fresh.reason, 2)
    continue
  }
  const open = await openDatabase(fresh.url, settings)
  for (const sql of schema) await open.database.query({ sql, parameters: [] })
  const catalog = await open.database.catalog()
  const relation = relationOf(catalog, 'items')
  const journal = memoryJournal('a test')
  const editing: Editing = { open, catalog, journal, form: 'parsed' }
  test(`a cell is written where it still is what was seen: ${engine}`, () =>
    checkCell(editing, relation))
  test(`what can be known before is refused before: ${engine}`, () =>
    checkRefusals(editing, relation))
  test(`all rows of a condition are written, if they are as many as were told: ${engine}`, () =>
    checkMatching(editing, relation))
  test(`a change whose process has ended is settled by its rows: ${engine}`, () =>
    checkAbandoned(editing, relation))
  test(`nothing is left: ${engine}`, async () => {
    await open.database.close()
    await fresh.drop()
  })
}

function relationOf(catalog: Catalog, name: string): Relation {
  const found = [...catalog.schemas.values()].flatMap(({ relations }) => [...relations.values()])
  const relation = found.find((each) => each.name === name)
  if (relation === undefined) throw new Error(`there is no ${name}`)
  return relation
}

type Cells = Record<string, Json>

function change(
  editing: Editing,
  relation: Relation,
  of: { key: Cells; set: Cells; expect: Cells },
) {
  const changes = [{ ...of, defaults: [], expectHash: {} }]
  return updateRows(editing, { relation, changes, isAtomic: true })
}

async function checkCell(editing: Editing, relation: Relation): Promise<void> {
  const key = { id: '9007199254740993' }
  const done = await change(editing, relation, { key, set: { score: 0.3 }, expect: { score: 0.1 } })
  assert.is(stored(editing, done)['score'], 0.3)
  assert.is(stored(editing, done)['name'], 'a')
  const late = await change(editing, relation, { key, set: { score: 0.4 }, expect: { score: 0.1 } })
  assert.is(late.kind === 'stopped' && late.outcome.kind, 'conflict')
  assert.is(editing.journal.list().length, 1)
  const gone = await change(editing, relation, {
    key: { id: '5' },
    set: { score: 1 },
    expect: { score: 1 },
  })
  assert.is(gone.kind === 'stopped' && gone.outcome.kind, 'conflict')
}

/** The row of the only outcome, in JSON. */
function stored({ open: { values } }: Editing, edited: Edited): Cells {
  const outcome = edited.kind === 'done' ? edited.outcomes[0] : undefined
  if (outcome?.kind !== 'stored') throw new Error(JSON.stringify(edited))
  const { columns, values: raw } = outcome.row
  return Object.fromEntries(
    columns.map(({ name, type }, at) => [name, values.read(raw[at] ?? null, type, 'parsed').value]),
  )
}

async function checkRefusals(editing: Editing, relation: Relation): Promise<void> {
  const key = { id: '2' }
  const refusals: readonly Cells[] = [{ name: null }, { price: 'much' }, { nothing: 1 }]
  for (const set of refusals) {
    const refused = await change(editing, relation, { key, set, expect: {} })
    assert.is(refused.kind === 'stopped' && refused.outcome.kind, 'refused', JSON.stringify(set))
  }
}

async function checkMatching(editing: Editing, relation: Relation): Promise<void> {
  const { sqlText, database } = editing.open
  const condition: Condition = (first) => ({
    sql: `${sqlText.quote('id')} > ${sqlText.parameter(first, undefined)}`,
    parameters: [1n],
  })
  const update = { relation, condition, set: { note: 'all' }, defaults: [] }
  const few = await updateMatching(editing, { ...update, expectCount: 1 })
  assert.is(few.kind, 'miscounted')
  const many = await updateMatching(editing, { ...update, expectCount: 3 })
  assert.is(many.kind === 'miscounted' && many.atLeast, 2)
  const done = await updateMatching(editing, { ...update, expectCount: 2 })
  assert.is(done.kind === 'done' && done.updated, 2)
  const count = { sql: "SELECT id FROM items WHERE note = 'all'", parameters: [] }
  assert.is((await database.query(count)).rows.length, 2)
}

/** The entry of a change that was committed, and of one that was not, whose processes are gone. */
async function checkAbandoned(editing: Editing, relation: Relation): Promise<void> {
  const { open } = editing
  const row = { key: { id: '2' }, set: { note: 'kept' }, expect: { note: 'all' } }
  const lost: Journal = memoryJournal('a test')
  const losing = (journal: Journal): Journal => ({
    ...journal,
    draft(subject) {
      const draft = journal.draft(subject)
      return { ...draft, settle: () => void draft.abandon() }
    },
  })
  await change({ ...editing, journal: losing(lost) }, relation, row)
  const other = { key: { id: '9007199254740993' }, expect: {}, expectHash: {} }
  const rows = { kind: 'targets', targets: [other] } as const
  await deleteRows({ ...editing, journal: losing(lost) }, { relation, rows })
  const draft = lost.draft({ kind: 'delete', schema: relation.schema, relation: relation.name })
  const images = { values: [], fingerprints: [] }
  draft.add({
    ...{ schema: relation.schema, relation: 'gone', columns: [], written: [], isDerived: false },
    ...{ before: images, after: undefined },
  })
  draft.abandon()
  const readCatalog = async () => editing.catalog
  assert.is(await settleAbandoned({ open, journal: lost }, readCatalog), 2)
  const entries = lost.list()
  assert.equal(
    entries.map(({ kind }) => kind),
    ['delete', 'update'],
  )
  for (const { id } of entries) {
    const undone = await undoChange({ ...editing, journal: lost }, { id, direction: 'undo' })
    assert.is(undone.kind, 'done')
  }
}

test.run()
