import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

// Four times as many are shown as well, and take SQLite a minute to make.
const COUNT = 5000

const tables = Array.from(
  { length: COUNT },
  (_, place) => `CREATE TABLE t${String(place).padStart(4, '0')} (id integer PRIMARY KEY);`,
)
const shared = sharedScene({ engine: 'sqlite', more: `BEGIN; ${tables.join('')} COMMIT;` })

test(
  '5,000 tables are listed, searched and walked through; few of them exist on the page',
  shared.use(walk),
)

async function walk({ browser, studios: [{ origin }] }: StudioScene): Promise<void> {
  const { page, finish } = await openStudioPage({ browser, origin })
  page.setDefaultTimeout(30_000)
  await page.goto(origin)
  const tree = page.getByRole('tree', { name: 'Tables' })
  await tree.getByRole('treeitem', { name: /^authors/ }).waitFor()
  assert.ok((await page.getByRole('treeitem').count()) < 100)
  assert.ok((await page.getByRole('main').getByRole('row').count()) < 100)
  await tree.focus()
  await page.keyboard.press('End')
  await tree.getByRole('treeitem', { name: 'book_overview' }).waitFor()
  await page.getByRole('searchbox', { name: 'Filter tables' }).fill('t123')
  await tree.getByRole('treeitem', { name: /^t1234/ }).click()
  await page.waitForURL(/\/t1234$/)
  await finish()
}

test.after(shared.close)

test.run()
