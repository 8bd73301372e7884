import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually, isInSight } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene } from '../studio-scene.ts'
import { cellsOf, editorOf, pressRun, resultOf, writeSql } from './sql-steps.ts'

const MANY = `with recursive n (i) as (select 1 union all select i + 1 from n where i < 3000)
select i, 'row ' || i as name from n`

const ENDLESS = `with recursive n (i) as (select 1 union all select i + 1 from n)
select max(i) from n`

const shared = sharedScene({ engine: 'sqlite' })

const on = (name: string, work: (page: Page) => Promise<void>) =>
  test(
    name,
    shared.use(async ({ browser, studios: [{ origin }] }) => {
      const options = { permissions: ['clipboard-read', 'clipboard-write'] }
      const { page, finish } = await openStudioPage({ browser, origin, options })
      await page.addInitScript('delete globalThis.showSaveFilePicker')
      await page.goto(`${origin}/sql`)
      await editorOf(page).waitFor()
      await work(page)
      await finish()
    }),
  )

async function run(page: Page, sql: string): Promise<void> {
  await writeSql(page, sql)
  await pressRun(page)
  await resultOf(page, 1).waitFor()
}

const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()')

on('a result that is cut says so, and only cells in sight exist', async (page) => {
  await run(page, MANY)
  const result = resultOf(page, 1)
  await result.getByText('First 1,000 rows').waitFor()
  await result.getByText('more there').waitFor()
  const grid = result.getByRole('grid')
  assert.is(await grid.getAttribute('aria-rowcount'), '1001')
  assert.ok((await grid.getByRole('row').count()) < 100)
  await grid.getByRole('gridcell', { name: 'row 1', exact: true }).click()
  await page.keyboard.press('ControlOrMeta+End')
  await grid.getByRole('gridcell', { name: 'row 1000' }).waitFor()
  await page.getByRole('combobox', { name: 'Rows read of each result' }).selectOption('10000')
  await editorOf(page).focus()
  await pressRun(page)
  await result.getByText('3,000 rows').waitFor()
})

on('cells are copied as spreadsheets paste them, a value is opened whole', async (page) => {
  await run(page, "select 1 as a, 'x' || char(10) || 'y' as b union all select 2, null")
  const grid = resultOf(page, 1).getByRole('grid')
  await grid.getByRole('gridcell', { name: '1' }).click()
  await page.keyboard.press('Shift+ControlOrMeta+End')
  await page.keyboard.press('ControlOrMeta+C')
  assert.is(await clipboard(page), '1\t"x\ny"\n2\t')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Value of b' })
  await dialog.getByText('x\ny').waitFor()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await page.keyboard.press('Escape')
  assert.is(await clipboard(page), 'x\ny')
})

on('rows are shown as JSON and as a chart of chosen columns', async (page) => {
  await run(page, "select 'a' as name, 3 as n, 1.5 as m union all select 'b', 5, 2.5")
  const result = resultOf(page, 1)
  await result.getByRole('button', { name: 'JSON' }).click()
  await result.getByText('"name": "b",').waitFor()
  await result.getByRole('button', { name: 'Table' }).click()
  await result.getByRole('button', { name: 'Chart' }).click()
  const chart = page.getByRole('region', { name: 'Chart of result 1' })
  await chart.getByRole('img', { name: /^Bars of n, m by name/ }).waitFor()
  assert.ok((await chart.locator('canvas').count()) === 1)
  await chart.getByRole('button', { name: 'm', exact: true }).click()
  await chart.getByRole('combobox', { name: 'Kind of chart' }).selectOption('scatter')
  await chart.getByRole('combobox', { name: 'Along the bottom' }).selectOption('m')
  await chart.getByRole('img', { name: /^Points of n by m/ }).waitFor()
  assert.equal(await cellsOf(result), [
    ['a', '3', '1.5'],
    ['b', '5', '2.5'],
  ])
})

on('a result leaves as a file of all of its rows', async (page) => {
  await run(page, MANY)
  await resultOf(page, 1).getByRole('button', { name: 'Export result 1' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export CSV' }).click(),
  ])
  assert.is(download.suggestedFilename(), 'result.csv')
  const text = readFileSync(await download.path(), 'utf8')
  assert.is(text.trim().split('\r\n').length, 3001)
  await resultOf(page, 1).getByRole('button', { name: 'Export result 1' }).click()
  await page.getByRole('menuitem', { name: 'Copy as JSON' }).click()
  await page.getByText('Rows copied as JSON').first().waitFor()
  assert.is(JSON.parse(await clipboard(page)).length, 1000)
})

on('a statement that takes too long is cancelled on the server', async (page) => {
  await writeSql(page, ENDLESS)
  await pressRun(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const failure = page.getByRole('region', { name: 'Failure' })
  await failure.getByText('Cancelled').waitFor()
  await run(page, 'select 1 as after')
  await resultOf(page, 1).getByRole('gridcell', { name: '1' }).waitFor()
})

on('changed rows are counted, and a query without rows says so', async (page) => {
  await writeSql(page, "update publishers set website = 'x' where id = 1; select 1 where 1 = 0")
  await pressRun(page, 'ControlOrMeta+Shift+Enter')
  await resultOf(page, 1).getByText('1 row changed').waitFor()
  await resultOf(page, 2).getByText('No rows').waitFor()
})

on('a failure is brought into sight below the results before it', async (page) => {
  await writeSql(page, 'select * from books; select * from authors; select abs(1, 2)')
  await pressRun(page, 'ControlOrMeta+Shift+Enter')
  const failure = page.getByRole('region', { name: 'Failure' })
  await failure.waitFor()
  await eventually(
    () => isInSight(failure),
    (isSeen) => isSeen,
  )
})

test.after(shared.close)

test.run()
