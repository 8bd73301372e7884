import type { Browser, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'
import { engines } from '../suites/migrate/harness.ts'
import { launchChromium } from './launch-chromium.ts'
import { type ProjectStudio, withProjectStudio } from './project-studio.ts'
import { execute } from './shop-database.ts'
import { openStudioPage } from './studio-page.ts'

const books = (price: string) =>
  `CREATE TABLE books (id integer NOT NULL PRIMARY KEY, title varchar(40) NOT NULL, ${price});\n`
const AUTHORS = 'CREATE TABLE authors (id integer NOT NULL PRIMARY KEY);\n'
const LEGACY = 'CREATE TABLE legacy (id integer NOT NULL PRIMARY KEY);\n'
const ROWS = 'INSERT INTO legacy VALUES (1), (2)'
const FILES = `${books('price bigint')}${AUTHORS}`

const launched = await launchChromium()

for (const engine of engines)
  test(`${engine}: two schemas are compared, and the difference becomes a migration`, async () => {
    if (launched.kind === 'unavailable') return skip(launched.reason)
    const staging = await freshDatabase(engine)
    if (staging.kind === 'unavailable') return skip(staging.reason)
    try {
      await execute(staging.url, [books('price bigint'), AUTHORS])
      const wish = {
        ...{ engine, files: { 'db/schema/shop.sql': FILES } },
        environments: { staging: staging.url },
      }
      await withProjectStudio(wish, async (studio) => {
        for (const sql of [books('price smallint'), LEGACY, ROWS]) await studio.execute(sql)
        await drive(launched.browser, studio)
      })
    } finally {
      await staging.drop()
    }
  })

async function drive(browser: Browser, { origin, rows }: ProjectStudio): Promise<void> {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(origin)
  await page.getByRole('link', { name: 'Compare' }).first().click()
  await seesDifferences(page)
  await seesTheDiagram(page)
  await seesTheOtherWay(page)
  await seesThatEnvironmentIsEqual(page)
  await draftsMigration(page)
  assert.equal((await rows('SELECT * FROM legacy')).length, 2)
  await finish()
}

/** The tables of both sides, each with its sign and its word; what is chosen here is chosen in the list. */
async function seesTheDiagram(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Diagram', exact: true }).click()
  const drawing = page.getByRole('group', { name: /^Entity-relationship diagram/ })
  const nodeOf = (name: RegExp) => drawing.getByRole('group', { name })
  await nodeOf(/^authors, added/).waitFor()
  assert.equal(await nodeOf(/^legacy, removed/).getAttribute('data-change'), 'removed')
  const books = nodeOf(/^books, changed/)
  assert.equal(await books.locator('[data-change=changed] .sign').allTextContents(), ['~'])
  await nodeOf(/^legacy, removed/).click()
  await page.waitForURL(/object=table\+[^&]*legacy/)
  const list = page.getByRole('navigation', { name: 'Differences' })
  await list.getByRole('link', { name: /books/ }).click()
  await drawing.locator('[aria-current=true][data-change=changed]').waitFor()
  await page.getByRole('button', { name: 'Definitions', exact: true }).click()
  await drawing.waitFor({ state: 'detached' })
}

/** The database that is shown, and the schema files. */
async function seesDifferences(page: Page): Promise<void> {
  const list = page.getByRole('navigation', { name: 'Differences' })
  await list.waitFor()
  assert.equal(
    (await list.getByRole('link').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ')),
    [
      '+ authors , Only in the schema files',
      '~ books , Different 1 differences',
      '− legacy , Only in the database',
    ],
  )
  await list.getByRole('link', { name: /^books/ }).click()
  await page.waitForURL(/object=table/)
  const diff = page.getByRole('group', { name: /^books in Database and in Schema files/ })
  assert.match((await diff.locator('.del b').first().innerText()).toLowerCase(), /smallint/)
  assert.match((await diff.locator('.add b').first().innerText()).toLowerCase(), /bigint/)
  const sql = page.getByRole('region', {
    name: 'SQL that makes the database like the schema files',
  })
  await sql.getByText('2 rows lost').waitFor()
  await sql.getByText('1 destructive').waitFor()
}

async function seesTheOtherWay(page: Page): Promise<void> {
  await page.keyboard.press('Alt+S')
  await page.getByText('SQL that makes the schema files like the database').waitFor()
  await page.waitForURL(/from=files&to=database/)
}

async function seesThatEnvironmentIsEqual(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^To be like this one/ }).click()
  await page.getByRole('menuitemcheckbox', { name: /^staging/ }).click()
  await page.getByRole('heading', { name: 'The two are the same' }).waitFor()
}

async function draftsMigration(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Change this one/ }).click()
  await page.getByRole('menuitemcheckbox', { name: /^Migrations/ }).click()
  await page.getByRole('button', { name: 'Draft migration' }).click()
  await page.getByText('Proven on a scratch database').waitFor()
  assert.match(await page.getByLabel('SQL of the way up').inputValue(), /CREATE TABLE/)
}

test.after(async () => {
  if (launched.kind !== 'unavailable') await launched.browser.close()
})

test.run()
