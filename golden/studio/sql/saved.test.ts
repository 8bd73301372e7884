import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as v from 'valibot'
import { startStudio } from '../start-studio.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene } from '../studio-scene.ts'
import { eventually } from '../steps.ts'
import { editorOf, pressRun, resultOf, writeSql } from './sql-steps.ts'

const list = v.object({ queries: v.array(v.object({ id: v.string(), name: v.string() })) })

const shared = sharedScene({ engine: 'sqlite' })

const on = (
  name: string,
  work: (page: Page, origin: string) => Promise<void>,
  allowed: readonly RegExp[] = [],
) =>
  test(
    name,
    shared.use(async ({ browser, studios: [{ origin }] }) => {
      const { page, finish } = await openStudioPage({ browser, origin, allowed })
      await page.goto(`${origin}/sql`)
      await editorOf(page).waitFor()
      await work(page, origin)
      await finish()
    }),
  )

const panel = (page: Page, name: string) => page.getByRole('complementary', { name })

async function save(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.keyboard.press('ControlOrMeta+S')
  const dialog = page.getByRole('dialog', { name: 'Save query' })
  for (const [label, text] of Object.entries(fields))
    await dialog
      .getByRole(label === 'Category' ? 'combobox' : 'textbox', { name: label })
      .fill(text)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
}

on('what was run is found, used again and forgotten', async (page) => {
  await writeSql(page, "select 'findme' as a")
  await pressRun(page)
  await resultOf(page, 1).getByRole('gridcell').first().waitFor()
  await page.getByRole('button', { name: 'Explain', exact: true }).click()
  await page.getByRole('region', { name: /plan$/ }).waitFor()
  await writeSql(page, 'select nothing')
  await pressRun(page)
  await page.getByRole('region', { name: 'Failure' }).waitFor()
  await page.keyboard.press('Control+H')
  const history = panel(page, 'History')
  await history.getByText('select nothing').waitFor()
  await history.getByRole('searchbox').fill('FINDME select')
  assert.match(
    await history
      .getByRole('button', { name: /findme/ })
      .first()
      .innerText(),
    /· plan$/,
  )
  assert.match(
    await history
      .getByRole('button', { name: /findme/ })
      .last()
      .innerText(),
    /· 1 row$/,
  )
  await history.getByText('select nothing').waitFor({ state: 'hidden' })
  await history
    .getByRole('button', { name: /findme/ })
    .first()
    .click()
  await editorOf(page).getByText("select 'findme' as a").waitFor()
  await page.getByRole('link', { name: 'Untitled 1' }).click()
  await editorOf(page).getByText('select nothing').waitFor()
  await page.keyboard.press('Control+H')
  await history.getByRole('button', { name: 'Clear…' }).click()
  await history.getByRole('button', { name: /^Clear \d+ entries$/ }).click()
  await history.getByText('Nothing has been run yet').waitFor()
  await page.keyboard.press('Escape')
  await history.waitFor({ state: 'hidden' })
})

on('a query is saved, found by its tag, deleted and had back', async (page) => {
  await writeSql(page, 'select title from books')
  await save(page, { Name: '<b>Titles</b>', Category: 'Reports', Tags: 'books, short' })
  await page.getByRole('link', { name: '<b>Titles</b>' }).waitFor()
  await page.getByRole('button', { name: 'Saved queries' }).click()
  const saved = panel(page, 'Saved queries')
  await saved.getByRole('searchbox').fill('#short')
  const item = saved.getByRole('region', { name: 'Reports' })
  await item.getByText('<b>Titles</b>').waitFor()
  await item.getByRole('button', { name: 'Delete <b>Titles</b>' }).click()
  await item.waitFor({ state: 'hidden' })
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await item.getByText('<b>Titles</b>').waitFor()
})

on('a query without a name is not saved, and the field says so', async (page) => {
  await writeSql(page, 'select title from books')
  const dialog = page.getByRole('dialog', { name: 'Save query' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await save(page, { Name: '' })
  await dialog.getByRole('alert').getByText('The query needs a name.').waitFor()
  await name.and(page.locator(':focus')).waitFor()
  await name.fill('   ')
  await dialog.getByText('The query needs a name.').waitFor({ state: 'hidden' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByText('The query needs a name.').waitFor()
  await name.fill('Named')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Named' }).waitFor()
})

on('what is typed stays when the list of queries comes late', async (page, origin) => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'Early', query: 'select 0', category: 'Lists' })
  await fetch(`${origin}/api/queries`, { method: 'POST', headers, body })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/queries', async (route) => {
    if (route.request().method() === 'GET') await held
    await route.continue()
  })
  await writeSql(page, 'select 1 as late')
  await page.keyboard.press('ControlOrMeta+S')
  const dialog = page.getByRole('dialog', { name: 'Save query' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  assert.is(await name.inputValue(), 'Untitled 1')
  await name.fill('Late')
  const listed = page.waitForResponse('**/api/queries')
  release()
  await (await listed).finished()
  await dialog.locator('option').first().waitFor({ state: 'attached' })
  assert.is(await name.inputValue(), 'Late')
})

on(
  'a query that somebody else has saved meanwhile is not lost',
  async (page, origin) => {
    await writeSql(page, 'select 1 as mine')
    await save(page, { Name: 'Both' })
    await page.getByRole('link', { name: 'Both' }).waitFor()
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { 'content-type': 'application/json' }
      const init = body && { headers, body: JSON.stringify(body) }
      return (await fetch(`${origin}${path}`, { method, ...init })).text()
    }
    const { queries } = v.parse(list, JSON.parse(await ask('GET', '/api/queries')))
    const id = queries.find(({ name }) => name === 'Both')?.id ?? ''
    await ask('PUT', `/api/queries/${id}`, { name: 'Both', query: 'select 2 as theirs' })
    await writeSql(page, 'select 3 as newer')
    await save(page, {})
    const dialog = page.getByRole('dialog', { name: 'Save query' })
    await dialog.getByText('select 2 as theirs').waitFor()
    await dialog.getByText('select 3 as newer').waitFor()
    await dialog.getByRole('button', { name: 'Save over it' }).click()
    await dialog.waitFor({ state: 'hidden' })
    assert.match(await ask('GET', `/api/queries/${id}`), '"query":"select 3 as newer"')
  },
  [/412/],
)

on('a template runs once it is opened, and code is made of a statement', async (page) => {
  await page.getByRole('button', { name: 'Saved queries' }).click()
  await panel(page, 'Saved queries').getByText('Every column of every table').click()
  await editorOf(page).getByText('pragma_table_list').waitFor()
  await pressRun(page)
  await resultOf(page, 1).getByRole('gridcell', { name: 'authors' }).first().waitFor()
  await writeSql(page, 'select title from books where id = :id')
  await page.getByRole('button', { name: 'Generated code' }).click()
  const code = panel(page, 'Generated code')
  await code.getByText(/everyColumnOfEveryTable/).waitFor()
  await code.getByRole('combobox', { name: 'Kind of query' }).selectOption('one')
  await code
    .getByText(/\| null>/)
    .first()
    .waitFor()
  await writeSql(page, 'select nothing from books')
  await code.getByText('No code is made of a statement with an error').waitFor()
})

test(
  'a shared query is a file of the project',
  shared.use(async ({ browser, database }) => {
    const project = mkdtempSync(join(tmpdir(), 'quarry-project-'))
    const toml = 'version = "2"\n[database]\nprovider = "sqlite"\nurl_env = "SHOP_URL"\n'
    writeFileSync(join(project, 'quarry.toml'), toml)
    writeFileSync(join(project, '.env'), `SHOP_URL=${database.url}\n`)
    const studio = await startStudio({ args: [], cwd: project })
    try {
      const { page, finish } = await openStudioPage({ browser, origin: studio.origin })
      await page.goto(`${studio.origin}/sql`)
      await writeSql(page, 'select title from books')
      await page.keyboard.press('ControlOrMeta+S')
      const dialog = page.getByRole('dialog', { name: 'Save query' })
      await dialog.getByRole('textbox', { name: 'Name' }).fill('All titles')
      await dialog.getByRole('combobox', { name: 'Category' }).fill('Lists')
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      const file = join(project, 'saved-queries/lists/all-titles.sql')
      assert.match(readFileSync(file, 'utf8'), 'select title from books')
      writeFileSync(file, '-- name: All titles\n\nselect id from books\n')
      await page.getByRole('button', { name: 'Saved queries' }).click()
      await panel(page, 'Saved queries').getByText('saved-queries/lists/all-titles.sql').click()
      await eventually(
        () => editorOf(page).innerText(),
        (text) => text.includes('select id from books'),
      )
      await finish()
    } finally {
      await studio.stop()
      rmSync(project, { recursive: true, force: true })
    }
  }),
)

test.after(shared.close)

test.run()
