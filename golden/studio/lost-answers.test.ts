import type { Locator, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type AnswerRelay, answerRelay, type LostAnswers } from './answer-relay.ts'
import { rowsOf } from './shop-database.ts'
import { cellAt, eventually, openTable, tableAction } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

/** A table in which a row that is added twice is seen. */
const NOTES = {
  'postgresql-15': 'CREATE TABLE notes (id serial PRIMARY KEY, body varchar(40))',
  sqlite: 'CREATE TABLE notes (id integer PRIMARY KEY, body varchar(40))',
} as const

const FIRST = "INSERT INTO notes (body) VALUES ('one'), ('two'), ('three')"

interface Lossy {
  readonly page: Page
  readonly relay: AnswerRelay
  /** The table as the database holds it. */
  readonly bodies: () => Promise<string>
  /** The states of all changes that can be taken back, the newest first. */
  readonly changes: () => Promise<readonly string[]>
}

/** Opens the notes on a page whose answers can be lost. */
function onNotes(drive: (lossy: Lossy, grid: Locator) => Promise<void>) {
  return async ({ browser, database: { url }, studios: [{ origin }] }: StudioScene) => {
    const relay = await answerRelay(origin)
    // What is staged and saved already is a conflict to a preview.
    const allowed = [
      /status of 409/,
      /ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED|ERR_CONTENT_LENGTH|ERR_CONNECTION/,
    ]
    const { page, finish } = await openStudioPage({ browser, origin: relay.origin, allowed })
    const bodies = async () =>
      JSON.stringify(await rowsOf(url, 'SELECT body FROM notes ORDER BY id'))
    const changes = async () => {
      const { changes: list } = JSON.parse(await (await fetch(`${origin}/api/changes`)).text())
      return list.map(({ state }: { readonly state: string }) => state)
    }
    try {
      await page.goto(`${relay.origin}/`)
      await drive({ page, relay, bodies, changes }, await openTable(page, 'notes'))
      await finish()
    } finally {
      await relay.close()
    }
  }
}

/** Does something whose answer is lost, and looks that it is done once and can be taken back. */
async function lose(
  { relay, bodies, changes }: Lossy,
  answers: Omit<LostAnswers, 'times'> & Partial<LostAnswers>,
  { act, undo }: { readonly act: () => Promise<void>; readonly undo: () => Promise<void> },
): Promise<string> {
  const [before, known] = [await bodies(), await changes()]
  relay.lose({ times: 1, ...answers })
  await act()
  assert.ok(relay.lost() > 0, `an answer to ${answers.method} ${answers.path.source} was lost`)
  const after = await bodies()
  assert.is((await changes()).length, known.length + 1)
  await undo()
  await eventually(bodies, (found) => found === before)
  assert.is((await changes())[0], 'undone')
  return after
}

const ROWS = /\/rows$/

async function typeOver(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.dblclick()
  const editor = page.getByRole('grid').getByRole('textbox')
  await editor.fill(text)
  await editor.press('Enter')
}

/** The way back that stands in the bar at the top; its answer is lost as well. */
function undoAtTop({ page, relay }: Lossy) {
  return async () => {
    relay.lose({ method: 'POST', path: /\/undo$/, times: 1 })
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await page.getByRole('status').filter({ hasText: 'Undone' }).first().waitFor()
    assert.is(relay.lost() > 0, true)
  }
}

async function editsOnce(lossy: Lossy, grid: Locator): Promise<void> {
  const { page, bodies } = lossy
  const act = async () => {
    await typeOver(page, await cellAt(grid, { row: 'one', column: 'body' }), 'edited')
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await eventually(bodies, (found) => found.includes('edited'))
  }
  const method = 'PATCH'
  await lose(lossy, { method, path: ROWS }, { act, undo: undoAtTop(lossy) })
  // So many are lost that the page waits, and says that nothing is known; what is typed meanwhile follows.
  await lose(lossy, { method, path: ROWS, times: 4 }, { act, undo: undoAtTop(lossy) })
  // The answer breaks off in the middle.
  await lose(lossy, { method, path: ROWS, behind: 20 }, { act, undo: undoAtTop(lossy) })
}

async function redoesOnce(lossy: Lossy, grid: Locator): Promise<void> {
  const { page, relay, bodies, changes } = lossy
  const before = await bodies()
  await typeOver(page, await cellAt(grid, { row: 'two', column: 'body' }), 'again')
  await eventually(bodies, (found) => found.includes('again'))
  const known = (await changes()).length
  await undoAtTop(lossy)()
  assert.is(await bodies(), before)
  relay.lose({ method: 'POST', path: /\/redo$/, times: 1 })
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await eventually(bodies, (found) => found !== before)
  // The answer is lost a moment after the database has the change.
  await eventually(
    async () => relay.lost(),
    (lost) => lost > 0,
  )
  await undoAtTop(lossy)()
  await eventually(bodies, (found) => found === before)
  assert.is((await changes()).length, known)
}

async function checkAll(page: Page): Promise<Locator> {
  const gutter = (row: number) => page.getByRole('row').nth(row).getByRole('gridcell').first()
  await gutter(1).click()
  await gutter(3).click({ modifiers: ['Shift'] })
  return page.getByRole('toolbar', { name: 'Selected rows' })
}

async function changesManyOnce(lossy: Lossy): Promise<void> {
  const { page, bodies } = lossy
  const edit = async () => {
    await (await checkAll(page)).getByRole('button', { name: 'Edit…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit 3 rows' })
    await dialog.getByLabel('Column').selectOption('body')
    await dialog.getByRole('textbox').fill('same')
    await dialog.getByRole('button', { name: 'Change 3 rows' }).click()
    await dialog.waitFor({ state: 'detached' })
    await eventually(bodies, (found) => found.split('same').length === 4)
  }
  await lose(lossy, { method: 'PATCH', path: ROWS }, { act: edit, undo: undoAtTop(lossy) })
  await page.keyboard.press('Escape')
  const remove = async () => {
    await (await checkAll(page)).getByRole('button', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 3 rows of notes' })
    await dialog.getByRole('button', { name: 'Delete 3 rows' }).click()
    await dialog.waitFor({ state: 'detached' })
    await eventually(bodies, (found) => found === '[]')
  }
  const path = /\/rows\/delete$/
  await lose(lossy, { method: 'POST', path }, { act: remove, undo: undoAtTop(lossy) })
}

async function addsOnce(lossy: Lossy): Promise<void> {
  const { page, bodies } = lossy
  const isAdded = (found: string) => found.split('added').length === 2
  const fill = async () => {
    await page.getByRole('button', { name: 'Add row' }).click()
    const form = page.getByRole('form', { name: 'New row of notes' })
    await form.getByRole('textbox', { name: 'body' }).fill('added')
    await form.getByRole('button', { name: 'Add row' }).click()
    return form
  }
  const act = async () => {
    await (await fill()).waitFor({ state: 'detached' })
    await eventually(bodies, isAdded)
  }
  await lose(lossy, { method: 'POST', path: ROWS }, { act, undo: undoAtTop(lossy) })
  // The page does not know, says so, and adds no second row when the person tries again.
  const ask = async () => {
    const form = await fill()
    await form.getByText('it is not known whether this has been done').waitFor()
    await eventually(bodies, isAdded)
    await form.getByRole('button', { name: 'Add row' }).click()
    await form.waitFor({ state: 'detached' })
    assert.ok(isAdded(await bodies()), await bodies())
  }
  const answers = { method: 'POST', path: ROWS, times: 2 }
  await lose(lossy, answers, { act: ask, undo: undoAtTop(lossy) })
}

async function savesOnce(lossy: Lossy, grid: Locator): Promise<void> {
  const { page, bodies } = lossy
  await tableAction(page, 'Stage changes')
  const toolbar = page.getByRole('toolbar', { name: 'Staged changes' })
  const act = async () => {
    await typeOver(page, await cellAt(grid, { row: 'one', column: 'body' }), 'staged')
    await page.getByRole('button', { name: 'Add row' }).click()
    const form = page.getByRole('form', { name: 'New row of notes' })
    await form.getByRole('textbox', { name: 'body' }).fill('new')
    await form.getByRole('button', { name: 'Add row' }).click()
    await toolbar.getByText('2 changes not saved').waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')
    const told = page.getByText('it is not known whether this has been done').first()
    await told.waitFor()
    // A page that is loaded again saves the same changes, and not a second row.
    page.once('dialog', (asked) => void asked.accept())
    await page.reload()
    await toolbar.getByText('2 changes not saved').waitFor()
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText('2 changes saved').first().waitFor()
    const found = await bodies()
    assert.equal([found.split('staged').length, found.split('new').length], [2, 2], found)
  }
  const answers = { method: 'POST', path: /\/rows\/batch$/, times: 2 }
  await lose(lossy, answers, { act, undo: undoAtTop(lossy) })
}

async function importsOnce(lossy: Lossy): Promise<void> {
  const { page, bodies, relay } = lossy
  const act = async () => {
    await tableAction(page, 'Import')
    const buffer = Buffer.from('body\nx\ny\n')
    const file = { name: 'notes.csv', mimeType: 'text/csv', buffer }
    await page.getByLabel('File to import').setInputFiles(file)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('The first 2 rows can be added').waitFor()
    relay.lose({ method: 'POST', path: /\/import$/, times: 2 })
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.getByText('it is not known whether this has been done').waitFor()
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.getByText('2 rows imported').waitFor()
    assert.is((await bodies()).split('"x"').length, 2)
  }
  const undo = () => page.getByRole('button', { name: 'Undo the import' }).click()
  await lose(lossy, { method: 'POST', path: /\/import$/, times: 0 }, { act, undo })
  await page.keyboard.press('Escape')
}

async function countOf({ bodies }: Lossy): Promise<number> {
  return JSON.parse(await bodies()).length
}

async function makesRowsUpOnce(lossy: Lossy): Promise<void> {
  const { page, relay } = lossy
  const before = await countOf(lossy)
  await tableAction(page, 'Made-up rows')
  const dialog = page.getByRole('dialog', { name: 'Add made-up rows to notes' })
  await dialog.getByLabel('Rows', { exact: true }).fill('25')
  relay.lose({ method: 'POST', path: /\/seed$/, times: 1, behind: 10 })
  await dialog.getByRole('button', { name: 'Add rows' }).click()
  await page.getByText('Added 25 made-up rows').first().waitFor()
  assert.is(relay.lost(), 1)
  assert.is(await countOf(lossy), before + 25)
}

async function runsOnce(lossy: Lossy): Promise<void> {
  const { page, relay } = lossy
  const before = await countOf(lossy)
  await page.goto(`${relay.origin}/sql`)
  relay.lose({ method: 'POST', path: /\/api\/sql$/, times: 1, behind: 30 })
  await page.getByRole('main').getByRole('textbox', { name: /SQL/ }).click()
  const insert = "INSERT INTO notes (body) VALUES ('script')"
  await page.keyboard.insertText(`${insert}; SELECT count(*) AS found FROM notes`)
  await page.getByRole('button', { name: 'Run all' }).click()
  await page.getByText('1 row', { exact: true }).first().waitFor()
  assert.is(relay.lost(), 1)
  assert.is(await countOf(lossy), before + 1)
}

const DRIVES = {
  'an edit of a cell': editsOnce,
  'a redo': redoesOnce,
  'a change and a deletion of many rows': changesManyOnce,
  'a new row': addsOnce,
  'changes that are saved together': savesOnce,
  'an import': importsOnce,
  'made-up rows': makesRowsUpOnce,
  'a script': runsOnce,
} as const

/** The page does the same on each engine, and suites/studio/lost-commit.test.ts asks all servers. */
const engines = ['postgresql-15', 'sqlite'] as const

for (const engine of engines) {
  const shared = sharedScene({ engine, more: `${NOTES[engine]};\n${FIRST};` })
  for (const [name, drive] of Object.entries(DRIVES))
    test(`${engine}: ${name} whose answer is lost is made once`, shared.use(onNotes(drive)))
  test.after(shared.close)
}

test.run()
