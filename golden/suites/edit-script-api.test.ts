import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'
import { execute } from '../studio/shop-database.ts'
import {
  type ApiDesk,
  contents,
  expectation,
  rowsOf,
  type SeenRow,
  sitDown,
  succeeded,
  TABLE,
} from './edit-script/api-desk.ts'
import { type EditedEngine, editedTables, hostileValues } from './edit-script/hostile-values.ts'

const STEPS = 40

for (const engine of ['postgresql-15', 'postgresql-18', 'mysql', 'mariadb', 'sqlite'] as const) {
  test(`${STEPS} requests to a studio that is restarted among them are all taken back: ${engine}`, async () => {
    const fresh = await freshDatabase(engine)
    if (fresh.kind === 'unavailable') return skip(fresh.reason)
    const state = mkdtempSync(join(tmpdir(), 'quarry-edit-'))
    try {
      await execute(fresh.url, editedTables[engine])
      await play(fresh.url, engine, state)
    } finally {
      rmSync(state, { recursive: true })
      await fresh.drop()
    }
  })
}

interface Playing {
  readonly engine: EditedEngine
  readonly url: string
  readonly desk: ApiDesk
}

async function play(url: string, engine: EditedEngine, state: string): Promise<void> {
  const before = await contents(url)
  const done: string[] = []
  let desk = await sitDown(url, state)
  for (let step = 0; step < STEPS; step++) {
    if (step === STEPS / 2) {
      await desk.studio.interrupt()
      await desk.studio.stop()
      desk = await sitDown(url, state)
    }
    // As a machine that loses its power.
    if (step === STEPS - 5) {
      await desk.studio.stop()
      desk = await sitDown(url, state)
    }
    done.push(await makeStep({ engine, url, desk }, step))
  }
  const changed = await contents(url)
  assert.is.not(changed, before)
  await checkJournal(desk, done, state)
  for (const id of done.toReversed()) await take(desk, id, 'undo')
  assert.is(await contents(url), before, 'all is taken back')
  assert.is((await desk.ask('POST', `/api/changes/${done[0]}/undo`)).status, 409)
  for (const id of done) await take(desk, id, 'redo')
  assert.is(await contents(url), changed, 'all is done again')
  for (const id of done.toReversed()) await take(desk, id, 'undo')
  assert.is(await contents(url), before, 'and taken back again')
  await desk.studio.stop()
}

/** The journal lists the changes, newest first, in files that nobody else reads. */
async function checkJournal({ ask }: ApiDesk, done: readonly string[], state: string) {
  const { changes } = succeeded(await ask('GET', '/api/changes')).body
  assert.ok(Array.isArray(changes))
  assert.equal(
    changes.map(({ undoId }) => undoId),
    done.toReversed(),
  )
  const directory = join(state, 'quarry')
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
  const journal = files.filter((file) => file.isFile())
  assert.ok(journal.some(({ name }) => name.startsWith('journal-')))
  for (const { parentPath, name } of journal)
    assert.is(statSync(join(parentPath, name)).mode & 0o777, 0o600, name)
}

async function take({ ask }: ApiDesk, id: string, direction: 'undo' | 'redo'): Promise<void> {
  succeeded(await ask('POST', `/api/changes/${id}/${direction}`))
}

/** Makes one change, and gives the id by which it is taken back. */
function makeStep(playing: Playing, step: number): Promise<string> {
  const steps: Partial<Record<number, (playing: Playing, step: number) => Promise<string>>> = {
    2: changeAll,
    3: addRows,
    5: changeAfterConflict,
    7: removeOne,
    9: removeMatching,
  }
  return (steps[step % 10] ?? changeCell)(playing, step)
}

/** The next column with the next of its hostile values. */
function cellOf(engine: EditedEngine, step: number) {
  const all = Object.entries(hostileValues[engine])
  const [column, values] = all[step % all.length] ?? ['', []]
  return { column, value: values[Math.floor(step / all.length) % values.length] ?? null }
}

async function rowAt(desk: ApiDesk, step: number): Promise<SeenRow> {
  const rows = await rowsOf(desk)
  const row = rows[step % rows.length]
  assert.ok(row, 'there is a row')
  return row
}

async function changeCell({ desk, engine }: Playing, step: number): Promise<string> {
  const { column, value } = cellOf(engine, step)
  const seen = await rowAt(desk, step)
  const others = (await rowsOf(desk)).filter(({ row }) => row['id'] !== seen.row['id'])
  const change = {
    ...{ key: seen.key, set: { [column]: value } },
    ...(await expectation(desk, seen, column)),
  }
  const answer = await desk.ask('PATCH', `${TABLE}/rows`, { changes: [change], json: 'text' })
  const { undoId } = succeeded(answer).body
  const after = (await rowsOf(desk)).filter(({ row }) => row['id'] !== seen.row['id'])
  assert.equal(after, others, 'the other rows are what they were')
  return String(undoId)
}

/** Somebody else changes the row meanwhile, past the studio: the change is refused, shows the row, and is made anew. */
async function changeAfterConflict({ desk, url }: Playing, step: number): Promise<string> {
  const seen = await rowAt(desk, step)
  const id = String(seen.row['id'])
  const expected = await expectation(desk, seen, 'name')
  const body = (name: string) => ({
    changes: [{ key: seen.key, set: { name }, ...expected }],
    json: 'text',
  })
  const set = (name: string) => execute(url, [`UPDATE things SET name = ${name} WHERE id = ${id}`])
  // By a column of the row itself, so that what it was needs no quotes.
  const [grown, shrunk] = url.startsWith('mysql')
    ? ["CONCAT(name, '!')", 'LEFT(name, CHAR_LENGTH(name) - 1)']
    : ["name || '!'", 'SUBSTR(name, 1, LENGTH(name) - 1)']
  await set(grown)
  const late = await desk.ask('PATCH', `${TABLE}/rows`, body('mine'))
  assert.is(late.status, 409, late.text)
  assert.match(JSON.stringify(late.body['error']), '"current":{')
  await set(shrunk)
  const early = await desk.ask('PATCH', `${TABLE}/rows`, body(`mine ${step}`))
  return String(succeeded(early).body['undoId'])
}

async function addRows({ desk, engine }: Playing, step: number): Promise<string> {
  const given = Object.entries(hostileValues[engine]).map(([name, values]) => [
    name,
    values[step % values.length] ?? null,
  ])
  const row = (id: number) => ({ ...Object.fromEntries(given), id: String(id), name: `new ${id}` })
  const rows = [row(1000 + step), row(2000 + step)]
  const answer = await desk.ask('POST', `${TABLE}/rows`, { rows, json: 'text' })
  assert.is(answer.status, 201, answer.text)
  return String(answer.body['undoId'])
}

/** Gives all rows of a filter one value. */
async function changeAll({ desk }: Playing, step: number): Promise<string> {
  const filter = { column: 'id', op: 'lte', value: '4' }
  const matching = (await rowsOf(desk)).filter(({ row }) => Number(row['id']) <= 4)
  const body = { filter, set: { name: `all ${step}` }, expectCount: matching.length }
  const wrong = await desk.ask('PATCH', `${TABLE}/rows`, { ...body, expectCount: 77 })
  assert.is(wrong.status, 409, wrong.text)
  return String(succeeded(await desk.ask('PATCH', `${TABLE}/rows`, body)).body['undoId'])
}

/** A row to which others refer, which go with it or lose their reference. */
async function removeOne({ desk }: Playing, step: number): Promise<string> {
  const { key } = await rowAt(desk, step)
  const answer = await desk.ask('POST', `${TABLE}/rows/delete`, { keys: [key] })
  return String(succeeded(answer).body['undoId'])
}

async function removeMatching({ desk }: Playing, step: number): Promise<string> {
  const { row } = await rowAt(desk, step)
  const filter = { or: [{ column: 'id', op: 'eq', value: row['id'] }] }
  const body = { filter, expectCount: 1 }
  const answer = await desk.ask('POST', `${TABLE}/rows/delete`, body)
  return String(succeeded(answer).body['undoId'])
}

test.run()
