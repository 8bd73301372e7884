import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../skip.ts'
import { AXE, faultsOf } from './axe-faults.ts'
import { launchChromium } from './launch-chromium.ts'
import { type ProjectStudio, withProjectStudio } from './project-studio.ts'
import { openStudioPage } from './studio-page.ts'

const SCHEMA = 'db/schema/shop.sql'
const text = `CREATE TABLE users (
  id integer PRIMARY KEY,
  -- Where they are reached.
  mail varchar(80) NOT NULL
);
`

const launched = await launchChromium()

for (const engine of ['sqlite', 'postgresql-18'] as const)
  test(`${engine}: a table is made and changed in a form`, async () => {
    if (launched.kind === 'unavailable') return skip(launched.reason)
    const before = text.replace('-- Where they are reached.\n', '')
    const wish = { engine, files: { [SCHEMA]: text }, before }
    await withProjectStudio(wish, (studio) => drive(launched.browser, studio))
  })

async function drive(browser: Browser, { origin, root }: ProjectStudio): Promise<void> {
  const { page, finish } = await openStudioPage({ browser, origin })
  const schema = () => readFileSync(join(root, SCHEMA), 'utf8')
  await page.goto(origin)
  await page.getByRole('link', { name: 'users', exact: true }).first().click()
  await page.getByRole('link', { name: 'Design' }).click()
  await page.getByLabel('Name of mail').fill('email')
  await page.getByRole('button', { name: 'Column' }).click()
  await page.getByLabel('Name of new column').fill('age')
  await page.getByLabel('Type of age').fill('integer')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('Proven on a scratch database').waitFor()
  await page.evaluate(AXE)
  assert.equal(await faultsOf(page), [])
  assert.is(schema(), text, 'nothing is written')
  await page.getByLabel('Name of the migration').fill('users email')
  await page.getByRole('button', { name: 'Write 3 files' }).click()
  await page.waitForURL(/\/migrations\/\d{14}$/)
  assert.is(
    schema(),
    text.replace(
      '  mail varchar(80) NOT NULL\n',
      '  -- @renamed from=mail\n  email varchar(80) NOT NULL,\n  age integer\n',
    ),
  )

  await page.goto(`${origin}/`)
  await page.getByRole('link', { name: 'New table' }).click()
  await page.getByLabel('Table', { exact: true }).fill('orders')
  await page.getByRole('button', { name: 'Column' }).click()
  await page.getByLabel('Name of new column').fill('user_id')
  await page.getByLabel('Type of user_id').fill('integer')
  await page.getByLabel('user_id is not null').check()
  await page.getByLabel('More of user_id').fill('REFERENCES users (id)')
  await page.getByRole('button', { name: 'Index' }).click()
  await page
    .getByLabel('New statement', { exact: true })
    .fill('CREATE INDEX orders_user ON orders (user_id);')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText('Proven on a scratch database').waitFor()
  await page.getByLabel('Name of the migration').fill('orders')
  await page.getByRole('button', { name: 'Write 3 files' }).click()
  await page.waitForURL(/\/migrations\/\d{14}$/)
  assert.match(
    schema(),
    /CREATE TABLE orders \(\n {2}id integer PRIMARY KEY,\n {2}user_id integer NOT NULL REFERENCES users \(id\)\n\);\nCREATE INDEX orders_user ON orders \(user_id\);\n$/,
  )
  await finish()
}

test.after(async () => {
  if (launched.kind !== 'unavailable') await launched.browser.close()
})

test.run()
