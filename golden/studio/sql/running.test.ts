import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, studioEngines, type StudioEngine } from '../shop-database.ts'
import { eventually } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { type SharedScene, sharedScene, type StudioScene } from '../studio-scene.ts'
import { cellsOf, editorOf, pressRun, resultOf, writeSql } from './sql-steps.ts'

/** How each engine writes a parameter with a name in a query. */
const named: Readonly<Record<StudioEngine, string>> = {
  'postgresql-15': '@least',
  mysql: ':least',
  mariadb: ':least',
  sqlite: ':least',
}

const COUNT = 'select count(*) as n from reviews'

const scenes: SharedScene[] = []

for (const engine of studioEngines) {
  const shared = sharedScene({ engine })
  const on = (name: string, work: (page: Page, scene: StudioScene) => Promise<void>) =>
    test(
      `${name}: ${engine}`,
      shared.use(async (scene) => {
        const { browser, studios } = scene
        const [{ origin }] = studios
        const { page, finish } = await openStudioPage({ browser, origin })
        await page.goto(`${origin}/sql`)
        await editorOf(page).waitFor()
        await work(page, scene)
        await finish()
      }),
    )

  on('the statement at the cursor runs, what is selected, or all', runsScopes)
  on('a failure stands at its place, and what is meant is one key away', fixesNames)
  on('parameters are asked for by their names, with NULL, and remembered', (page) =>
    asksParameters(page, named[engine]),
  )
  on('a plan is a tree with details, and a text', showsPlans)
  on('DELETE without WHERE asks first', confirmsDelete)
  on('a transaction is rolled back or committed by hand', endsTransactions)
  scenes.push(shared)
}

async function runsScopes(page: Page): Promise<void> {
  await writeSql(page, "select 'first' as a;\n\n-- the second\nselect 'second' as b")
  await page.keyboard.press('ControlOrMeta+Home')
  await pressRun(page)
  await resultOf(page, 1).getByRole('gridcell', { name: 'first' }).waitFor()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ArrowUp')
  await pressRun(page)
  await resultOf(page, 1).getByRole('gridcell', { name: 'second' }).waitFor()
  assert.is(await resultOf(page, 2).count(), 0)
  await pressRun(page, 'ControlOrMeta+Shift+Enter')
  await resultOf(page, 2).getByRole('gridcell', { name: 'second' }).waitFor()
  assert.equal(await cellsOf(resultOf(page, 1)), [['first']])
  await writeSql(page, 'select 1 as one, not this')
  await page.keyboard.press('ControlOrMeta+Home')
  for (let step = 0; step < 'select 1 as one'.length; step++)
    await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('button', { name: 'Run selection' }).click()
  await resultOf(page, 1).getByRole('gridcell', { name: '1' }).waitFor()
}

async function fixesNames(page: Page): Promise<void> {
  await writeSql(page, 'select 1;\nselect b.titl from books b')
  await pressRun(page, 'ControlOrMeta+Shift+Enter')
  const failure = page.getByRole('region', { name: 'Failure' })
  await failure.getByText(/titl/).first().waitFor()
  assert.equal(await cellsOf(resultOf(page, 1)), [['1']])
  await page.keyboard.press('ControlOrMeta+Home')
  await failure.getByRole('button', { name: 'Line 2, column 10' }).click()
  await page.locator('.cm-lintRange-error').first().waitFor()
  await page.keyboard.press('ControlOrMeta+.')
  await eventually(
    () => editorOf(page).innerText(),
    (text) => text.includes('b.title from'),
  )
  await pressRun(page)
  await resultOf(page, 1).getByRole('gridcell', { name: 'The Ferry' }).first().waitFor()
}

async function asksParameters(page: Page, name: string): Promise<void> {
  await writeSql(page, `select id from books where id > ${name} and id < ${name} + 3 order by id`)
  await pressRun(page)
  const dialog = page.getByRole('dialog', { name: 'Values of the parameters' })
  await dialog.getByRole('textbox').fill('x')
  await page.keyboard.press('Enter')
  await dialog.getByText('This takes a whole number.').waitFor()
  await dialog.getByRole('textbox').fill('4')
  await page.keyboard.press('Enter')
  await resultOf(page, 1).getByRole('gridcell').first().waitFor()
  assert.equal(await cellsOf(resultOf(page, 1)), [['5'], ['6']])
  await editorOf(page).focus()
  await pressRun(page)
  assert.is(await dialog.getByRole('textbox').inputValue(), '4')
  await dialog.getByRole('checkbox', { name: `${name} is NULL` }).check()
  await dialog.getByRole('button', { name: 'Run' }).click()
  await resultOf(page, 1).getByText('0 rows').waitFor()
}

async function showsPlans(page: Page): Promise<void> {
  await writeSql(page, 'select b.title from books b join publishers p on p.id = b.publisher_id')
  await page.getByRole('button', { name: 'Explain', exact: true }).click()
  const steps = resultOf(page, 1).getByRole('tree', { name: 'Steps of the plan' })
  await steps.getByRole('treeitem').nth(1).waitFor()
  const last = steps.getByRole('treeitem').last()
  await last.click()
  assert.is(await last.getAttribute('aria-expanded'), 'true')
  await last.press('ArrowLeft')
  assert.is(await last.getAttribute('aria-expanded'), 'false')
  await resultOf(page, 1).getByRole('button', { name: 'Text', exact: true }).click()
  await resultOf(page, 1)
    .getByText(/publishers|\bp\b/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'More plans' }).click()
  const analyze = page.getByRole('menuitem', { name: /^Analyze/ })
  if ((await analyze.getAttribute('aria-disabled')) === 'true') return page.keyboard.press('Escape')
  await analyze.click()
  await resultOf(page, 1)
    .getByText(/^measured/)
    .waitFor()
}

async function confirmsDelete(page: Page, { database }: StudioScene): Promise<void> {
  const count = async () => Object.values((await rowsOf(database.url, COUNT))[0] ?? {}).map(Number)
  const before = await count()
  await writeSql(page, 'delete from reviews')
  await pressRun(page)
  const dialog = page.getByRole('dialog', { name: 'Every row is changed' })
  await dialog.getByText('delete from reviews').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  assert.equal(await count(), before)
  await writeSql(page, 'delete from reviews where 1 = 0')
  await pressRun(page)
  await resultOf(page, 1).getByText('0 rows changed').waitFor()
}

async function endsTransactions(page: Page, { database }: StudioScene): Promise<void> {
  const count = async () => Object.values((await rowsOf(database.url, COUNT))[0] ?? {}).map(Number)
  const [before = 0] = await count()
  assert.ok(before > 0)
  const bar = page.getByRole('region', { name: 'Open transaction' })
  const run = async () => {
    await page.getByRole('combobox', { name: 'Transaction mode' }).selectOption('manual')
    await bar.getByText(/rolls back in \d+ s/).waitFor()
    await writeSql(page, 'delete from reviews')
    await pressRun(page)
    await page.getByRole('button', { name: 'Delete every row' }).click()
    await bar.getByText('1 run', { exact: true }).waitFor()
    await resultOf(page, 1).getByText(`${before} rows changed`).waitFor()
  }
  await run()
  assert.equal(await count(), [before])
  await bar.getByRole('button', { name: 'Roll back' }).click()
  await bar.waitFor({ state: 'hidden' })
  assert.equal(await count(), [before])
  await run()
  await bar.getByRole('button', { name: 'Commit' }).click()
  await bar.waitFor({ state: 'hidden' })
  assert.equal(await count(), [0])
}

test.after(async () => {
  for (const each of scenes) await each.close()
})

test.run()
