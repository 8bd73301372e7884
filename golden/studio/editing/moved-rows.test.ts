import type { Page, Route } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { execute, rowsOf } from '../shop-database.ts'
import { cellAt, eventually, readAgain } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene } from '../studio-scene.ts'
import { tablePath } from './table-path.ts'

const LINES = [1, 2, 3, 4].map((place) => `(${place}0, 'line ${place}', 'note ${place}')`)
const TABLES = ['typed', 'chosen', 'panel', 'keyed', 'gone']

const shared = sharedScene({
  engine: 'sqlite',
  more: `${TABLES.map(
    (name) => `create table ${name} (id integer primary key, title text, note text);
      insert into ${name} values ${LINES.join(', ')};`,
  ).join('\n')}
    create table many (id integer primary key, title text);
    insert into many (title) with recursive n (n) as (values (1) union all select n + 1 from n where n < 1500)
      select 'row ' || n from n;`,
})

async function stored(url: string, table: string): Promise<string> {
  const rows = await rowsOf(url, `select id, title, note from ${table} order by id`)
  return rows.map((row) => Object.values(row).join(' ')).join(', ')
}

/** Another client puts a row in front of all others, and the page reads its rows again. */
async function insertBefore(page: Page, url: string, table: string): Promise<void> {
  await execute(url, [`insert into ${table} values (1, 'first', 'of all')`])
  await readAgain(page, table)
  await page.getByRole('grid').getByText('first', { exact: true }).waitFor()
}

test(
  'what is typed into a cell goes into its row, though a row has come before it meanwhile',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(origin + tablePath('sqlite', 'typed'))
    const grid = page.getByRole('grid')
    await (await cellAt(grid, { row: 'line 3', column: 'title' })).click()
    await page.keyboard.type('half')
    await execute(url, [`insert into typed values (1, 'first', 'of all')`])
    await readAgain(page, 'typed')
    await page.keyboard.type(' and whole')
    await page.keyboard.press('Enter')
    await grid.getByText('first', { exact: true }).waitFor()
    await eventually(
      () => stored(url, 'typed'),
      (rows) => rows.includes('30 half'),
    )
    assert.is(
      await stored(url, 'typed'),
      '1 first of all, 10 line 1 note 1, 20 line 2 note 2, 30 half and whole note 3, 40 line 4 note 4',
    )
    await finish()
  }),
)

test(
  'the chosen cell stays with its row, and the focus with it',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(origin + tablePath('sqlite', 'chosen'))
    const cell = await cellAt(page.getByRole('grid'), { row: 'line 3', column: 'note' })
    await cell.click()
    await insertBefore(page, url, 'chosen')
    await cell.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Delete')
    await eventually(
      () => stored(url, 'chosen'),
      (rows) => rows.includes('30 line 3 ,'),
    )
    assert.match(await stored(url, 'chosen'), '20 line 2 note 2, 30 line 3 , 40 line 4 note 4')
    await finish()
  }),
)

test(
  'a field of the panel keeps its focus and its row while the rows are read again',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(origin + tablePath('sqlite', 'panel'))
    await (await cellAt(page.getByRole('grid'), { row: 'line 3', column: 'title' })).click()
    await page.keyboard.press('Shift+Enter')
    const panel = page.getByRole('complementary', { name: 'Row: panel 30' })
    const field = panel.getByRole('group', { name: 'note', exact: true }).getByRole('textbox')
    await field.fill('half')
    await insertBefore(page, url, 'panel')
    await page.keyboard.type(' and whole')
    await page.keyboard.press('Enter')
    await eventually(
      () => stored(url, 'panel'),
      (rows) => rows.includes('30 line 3 half'),
    )
    assert.match(await stored(url, 'panel'), '30 line 3 half and whole, 40 line 4 note 4')
    assert.ok(await panel.isVisible())
    await finish()
  }),
)

test(
  'a key that is stored meanwhile does not end what is typed into another cell of its row',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(origin + tablePath('sqlite', 'keyed'))
    let answer: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const holding = async (route: Route) => {
      await held
      await route.continue()
    }
    await page.route('**/rows', holding, { times: 1 })
    await (await cellAt(page.getByRole('grid'), { row: 'line 2', column: 'id' })).click()
    await page.keyboard.type('25')
    await page.keyboard.press('Tab')
    await page.keyboard.type('half')
    answer()
    await page.getByRole('grid').getByText('25', { exact: true }).waitFor()
    await page.keyboard.type(' and whole')
    await page.keyboard.press('Enter')
    await eventually(
      () => stored(url, 'keyed'),
      (rows) => rows.includes('half'),
    )
    assert.match(await stored(url, 'keyed'), '10 line 1 note 1, 25 half and whole note 2, 30')
    await finish()
  }),
)

test(
  'who has come far down stays there when the rows are read again',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(origin + tablePath('sqlite', 'many'))
    const grid = page.getByRole('grid')
    const scroll = async () => {
      await grid.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      return grid.getByText('row 1500', { exact: true }).isVisible()
    }
    await eventually(scroll, (isSeen) => isSeen)
    await grid.getByText('row 1490', { exact: true }).click()
    const place = await grid.evaluate((element) => element.scrollTop)
    await execute(url, [`update many set title = 'changed' where id = 1491`])
    await readAgain(page, 'many')
    await grid.getByText('changed', { exact: true }).waitFor()
    assert.is(await grid.evaluate((element) => element.scrollTop), place)
    assert.match(await page.locator(':focus').innerText(), 'row 1490')
    await finish()
  }),
)

test(
  'what another program has written is shown to whoever comes back to the window',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(origin + tablePath('sqlite', 'many'))
    const grid = page.getByRole('grid')
    await grid.getByText('row 7', { exact: true }).waitFor()
    await page.getByText('1,500', { exact: false }).first().waitFor()
    await execute(url, [`update many set title = 'written elsewhere' where id = 7`])
    await page.evaluate(`dispatchEvent(new Event('focus'))`)
    await grid.getByText('written elsewhere', { exact: true }).waitFor()
    await finish()
  }),
)

test(
  'an edit whose row is gone is told, and can be dropped, though there is no cell to show it',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const allowed = [/status of 409/]
    const { page, finish } = await openStudioPage({ browser, origin, allowed })
    await page.goto(origin + tablePath('sqlite', 'gone'))
    const grid = page.getByRole('grid')
    await (await cellAt(grid, { row: 'line 3', column: 'title' })).click()
    await page.keyboard.type('of no row')
    await execute(url, ['delete from gone where id = 30'])
    await page.keyboard.press('Enter')
    await page.getByText('Conflict').first().waitFor()
    await readAgain(page, 'gone')
    await grid.getByText('note 3').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '1 needs you' }).click()
    const edit = page.getByRole('region', { name: 'gone · 30 · title' })
    await edit.getByText('Someone deleted this row.').waitFor()
    await edit.getByText('of no row').waitFor()
    await edit.getByRole('button', { name: 'Drop my edit' }).click()
    await page.getByRole('button', { name: '1 needs you' }).waitFor({ state: 'detached' })
    await finish()
  }),
)

test.after(shared.close)

test.run()
