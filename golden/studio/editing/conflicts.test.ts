import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { execute, rowsOf, studioEngines, type StudioEngine } from '../shop-database.ts'
import { cellAt, eventually } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene, type StudioScene } from '../studio-scene.ts'
import { tablePath } from './table-path.ts'

const REFUSED = [/status of (?:409|422|503)/, /Failed to load resource/, /ERR_/]

async function titleOf(url: string, id: number): Promise<string> {
  const [row = {}] = await rowsOf(url, `select title from books where id = ${id}`)
  return String(Object.values(row)[0])
}

/** Types over the title of a book. */
async function retitle(page: Page, isbn: string, text: string): Promise<void> {
  const cell = await cellAt(page.getByRole('grid'), { row: isbn, column: 'title' })
  await cell.click()
  await cell.press('Enter')
  const field = page.getByRole('textbox', { name: 'New value of title' })
  await field.fill(text)
  await field.press('Enter')
}

async function conflict(engine: StudioEngine, { browser, database, studios }: StudioScene) {
  const { url } = database
  const [{ origin }] = studios
  const { page, finish } = await openStudioPage({ browser, origin, allowed: REFUSED })
  await page.goto(origin + tablePath(engine, 'books'))
  await page.getByRole('grid').getByText('9780000000042').waitFor()
  await execute(url, [`update books set title = 'Theirs' where id = 4`])
  await retitle(page, '9780000000042', 'Mine')
  const mark = page.getByRole('button', { name: 'Conflict: say why' })
  await mark.click()
  const popover = page.getByRole('dialog', { name: 'Edit of title' })
  assert.match(await popover.innerText(), /Yours\s+Mine[\s\S]*In the database\s+Theirs/)
  assert.is(await titleOf(url, 4), 'Theirs')
  await popover.getByRole('button', { name: 'Keep mine' }).click()
  await eventually(
    () => titleOf(url, 4),
    (title) => title === 'Mine',
  )
  await execute(url, [`update books set title = 'Theirs again' where id = 4`])
  await retitle(page, '9780000000042', 'Mine again')
  await mark.click()
  await popover.getByRole('button', { name: 'Take theirs' }).click()
  await page.getByRole('grid').getByText('Theirs again').waitFor()
  assert.is(await mark.count(), 0)
  await execute(url, [`update books set title = 'Theirs at last' where id = 4`])
  await retitle(page, '9780000000042', 'Mine at last')
  await mark.waitFor()
  await page.getByRole('button', { name: /need(?:s)? you/ }).press('Enter')
  await page.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await eventually(
    () => titleOf(url, 4),
    (title) => title === 'Mine at last',
  )
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine })
  test(
    `${engine}: an edit of a cell that somebody else has changed asks whose value stays`,
    shared.use((scene) => conflict(engine, scene)),
  )
  test.after(shared.close)
}

const shared = sharedScene({ engine: 'sqlite' })

test(
  'an edit that the database refuses keeps its text, says why, and can be edited, tried again and reverted',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin, allowed: REFUSED })
    await page.goto(origin + tablePath('sqlite', 'books'))
    const grid = page.getByRole('grid')
    await grid.getByText('9780000000042').waitFor()
    const isbn = await cellAt(grid, { row: 'Winter Harbour', column: 'isbn' })
    await isbn.click()
    await isbn.press('Enter')
    const field = page.getByRole('textbox', { name: 'New value of isbn' })
    await field.fill('9780000000011')
    await field.press('Enter')
    const mark = page.getByRole('button', { name: 'Not saved: say why' })
    await mark.click()
    const popover = page.getByRole('dialog', { name: 'Edit of isbn' })
    assert.match(await popover.innerText(), /Another row has this value already/)
    await page.reload()
    await mark.click()
    await popover.getByRole('button', { name: 'Edit' }).click()
    assert.is(await field.inputValue(), '9780000000011')
    await field.press('Escape')
    await mark.click()
    await popover.getByRole('button', { name: 'Revert' }).click()
    await grid.getByText('9780000000042').waitFor()
    assert.is(await mark.count(), 0)
    await finish()
  }),
)

test(
  'edits wait while the studio is out of reach, survive a reload, and are sent when it is back',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin, allowed: REFUSED })
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(origin + tablePath('sqlite', 'books'))
    await page.getByRole('grid').getByText('9780000000035').waitFor()
    await page.route('**/rows', (route) => route.abort())
    await retitle(page, '9780000000035', 'Kept')
    await page.getByRole('button', { name: '1 edit waits' }).waitFor()
    await page.getByRole('grid').getByText('Kept').waitFor()
    assert.is.not(await titleOf(url, 3), 'Kept')
    await page.reload()
    await page.getByRole('button', { name: '1 edit waits' }).waitFor()
    await page.unroute('**/rows')
    await page.getByRole('button', { name: '1 edit waits' }).click()
    await eventually(
      () => titleOf(url, 3),
      (title) => title === 'Kept',
    )
    await finish()
  }),
)

test(
  'leaving the page warns while something is not saved',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin, allowed: REFUSED })
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.goto(origin + tablePath('sqlite', 'books'))
    await page.getByRole('grid').getByText('9780000000059').waitFor()
    await page.reload()
    assert.equal(asked, [])
    await page.getByRole('grid').getByText('9780000000059').waitFor()
    await page.route('**/rows', (route) => route.abort())
    await retitle(page, '9780000000059', 'Unsaved')
    await page.getByRole('button', { name: '1 edit waits' }).waitFor()
    await page.reload()
    assert.equal(asked, ['beforeunload'])
    await finish()
  }),
)

test.after(shared.close)

test.run()
