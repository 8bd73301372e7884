import type { Browser, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../skip.ts'
import { change } from '../suites/cli/project.ts'
import { engines } from '../suites/migrate/harness.ts'
import { launchChromium } from './launch-chromium.ts'
import { type ProjectStudio, withProjectStudio } from './project-studio.ts'
import { openStudioPage } from './studio-page.ts'

const SCHEMA = 'db/schema/shop.sql'
const books = (price: string) =>
  `CREATE TABLE books (id integer PRIMARY KEY, title varchar(40) NOT NULL${price});\n`

const launched = await launchChromium()

for (const engine of engines)
  test(`${engine}: a migration is drafted, applied, and taken back`, async () => {
    if (launched.kind === 'unavailable') return skip(launched.reason)
    const files = { [SCHEMA]: books(', price integer') }
    await withProjectStudio({ engine, files }, (studio) => drive(launched.browser, studio))
  })

async function drive(browser: Browser, studio: ProjectStudio): Promise<void> {
  const { origin, root, rows, files } = studio
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(origin)
  await page.getByRole('link', { name: 'Migrations' }).first().click()
  await page.getByRole('heading', { name: 'No migrations yet' }).waitFor()
  await draft(page, 'First books')
  await page.getByRole('button', { name: 'Apply 1 migration' }).click()
  await page.getByText('Applied 1 migration').first().waitFor()
  await studio.execute("INSERT INTO books VALUES (1, 'one', 3), (2, 'two', NULL)")
  assert.equal(
    files().map((file) => file.replace(/^\d+/, '')),
    ['_first_books.down.sql', '_first_books.up.sql'],
  )

  change(root, { [SCHEMA]: books('') })
  await draft(page, 'No price')
  const hazards = page.getByRole('list', { name: 'Hazards' })
  assert.match(await hazards.innerText(), /throws data away[\s\S]*price[\s\S]*1 row is hit here/)
  const apply = page.getByRole('button', { name: 'Apply 1 migration' })
  assert.is(await apply.isDisabled(), true)
  await page.getByLabel(/^Type no_price to apply/).fill('no_pric')
  assert.is(await apply.isDisabled(), true)
  await page.getByLabel(/^Type no_price to apply/).fill('no_price')
  await apply.click()
  await page.getByRole('button', { name: 'Roll back 1 migration' }).waitFor()
  assert.equal(Object.keys((await rows('SELECT * FROM books'))[0] ?? {}), ['id', 'title'])

  await page.getByRole('button', { name: 'Roll back 1 migration' }).click()
  await page.getByText('Took back 1 migration').first().waitFor()
  const found = await rows('SELECT * FROM books')
  assert.equal(Object.keys(found[0] ?? {}), ['id', 'title', 'price'])
  await page.getByRole('link', { name: /no_price/ }).waitFor()
  await page.getByRole('link', { name: '1 pending' }).first().waitFor()
  await finish()
}

/** From the schema files: both ways are shown before anything is written. */
async function draft(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Draft from schema files' }).first().click()
  await page.getByText('Proven on a scratch database').waitFor()
  assert.is(await page.getByRole('list', { name: 'Statements' }).count(), 2)
  const write = page.getByRole('button', { name: 'Write 2 files' })
  assert.is(await write.isDisabled(), true)
  await page.getByLabel('Name').fill(name)
  await write.click()
  await page.waitForURL(/\/migrations\/\d{14}$/)
}

test.after(async () => {
  if (launched.kind !== 'unavailable') await launched.browser.close()
})

test.run()
