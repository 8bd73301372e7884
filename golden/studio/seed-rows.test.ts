import type { Browser } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../skip.ts'
import { engines } from '../suites/migrate/harness.ts'
import { AXE, faultsOf } from './axe-faults.ts'
import { launchChromium } from './launch-chromium.ts'
import { type ProjectStudio, withProjectStudio } from './project-studio.ts'
import { openStudioPage } from './studio-page.ts'
import { tableAction } from './steps.ts'

const before = `CREATE TABLE users (id integer PRIMARY KEY, mail varchar(80) NOT NULL UNIQUE);
INSERT INTO users VALUES (1, 'ada@example.org'), (2, 'alan@example.org');
CREATE TABLE orders (
  id integer PRIMARY KEY,
  user_id integer NOT NULL,
  total numeric(8, 2) NOT NULL CHECK (total >= 1),
  FOREIGN KEY (user_id) REFERENCES users (id)
);`

const launched = await launchChromium()

for (const engine of engines)
  test(`${engine}: a table gets made-up rows that obey it`, async () => {
    if (launched.kind === 'unavailable') return skip(launched.reason)
    await withProjectStudio({ engine, before }, (studio) => drive(launched.browser, studio))
  })

async function drive(browser: Browser, { origin, rows }: ProjectStudio): Promise<void> {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(origin)
  await page.getByRole('main').getByRole('link', { name: 'orders', exact: true }).click()
  await tableAction(page, 'Made-up rows')
  const dialog = page.getByRole('dialog', { name: 'Add made-up rows to orders' })
  const field = dialog.getByLabel('Rows', { exact: true })
  await field.fill('none')
  assert.is(await dialog.getByRole('button', { name: 'Add rows' }).isDisabled(), true)
  await field.fill('250')
  await page.evaluate(AXE)
  assert.equal(await faultsOf(page), [])
  await dialog.getByRole('button', { name: 'Add rows' }).click()
  await page.getByText('Added 250 made-up rows').first().waitFor()
  await page.getByRole('grid').getByRole('gridcell').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  const query = 'SELECT count(*) AS n, min(user_id) AS first, max(user_id) AS last FROM orders'
  const [found = {}] = await rows(query)
  assert.equal(Object.values(found).map(Number), [250, 1, 2])
  await finish()
}

test.after(async () => {
  if (launched.kind !== 'unavailable') await launched.browser.close()
})

test.run()
