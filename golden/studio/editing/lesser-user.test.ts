import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, type StudioEngine } from '../shop-database.ts'
import { startStudio } from '../start-studio.ts'
import { cellAt, editCell, eventually, openTable } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene, type StudioScene } from '../studio-scene.ts'

const USER = 'quarry_lesser_user'
const PASSWORD = 'l3sser-pw'

const makers = {
  'postgresql-15': `DROP ROLE IF EXISTS ${USER}; CREATE ROLE ${USER} LOGIN PASSWORD '${PASSWORD}';`,
  mysql: `DROP USER IF EXISTS ${USER}; CREATE USER ${USER} IDENTIFIED BY '${PASSWORD}';`,
  mariadb: `DROP USER IF EXISTS ${USER}; CREATE USER ${USER} IDENTIFIED BY '${PASSWORD}';`,
} as const satisfies Partial<Record<StudioEngine, string>>

const NAMES = 'select name, country from publishers order by id'

/** A user who may read the table, and change its names. */
async function editAsLesser({ browser, database: { url } }: StudioScene): Promise<void> {
  const address = new URL(url)
  address.username = USER
  address.password = PASSWORD
  const studio = await startStudio({ args: [address.href], onlyDatabase: address.href })
  const { origin } = studio
  const allowed = [/status of 403/]
  const { page, finish } = await openStudioPage({ browser, origin, allowed })
  const stored = async () => JSON.stringify(await rowsOf(url, NAMES))
  await page.goto(`${origin}/`)
  const grid = await openTable(page, 'publishers')
  const country = await cellAt(grid, { row: 'Harbour House', column: 'country' })
  assert.is(await country.getAttribute('aria-readonly'), 'true')
  await country.dblclick()
  await page.getByText('The user of the database may not change this column.').first().waitFor()
  assert.is(await grid.getByRole('textbox').count(), 0)
  const name = await cellAt(grid, { row: 'Harbour House', column: 'name' })
  await editCell(page, name, 'Harbour & Sons')
  await eventually(stored, (found) => found.includes('Harbour & Sons'))
  await page.getByRole('button', { name: 'Add row' }).click()
  const form = page.getByRole('form', { name: /New row/ })
  await form.getByRole('textbox', { name: 'name', exact: true }).fill('Typed')
  await form.getByRole('textbox', { name: 'country', exact: true }).fill('DE')
  await form.getByRole('button', { name: 'Add row' }).click()
  await form.getByText('The user of the database lacks the right to do this.').waitFor()
  const typed = form.getByRole('textbox', { name: 'name', exact: true })
  assert.is(await typed.inputValue(), 'Typed')
  await finish()
  await studio.stop()
}

for (const engine of ['postgresql-15', 'mysql', 'mariadb'] as const) {
  const grants = `GRANT SELECT, UPDATE (name) ON publishers TO ${USER};`
  const shared = sharedScene({ engine, more: `${makers[engine]} ${grants}` })
  test(
    `${engine}: what the user of the database may not change is locked, and what is refused stays typed`,
    shared.use(editAsLesser),
  )
  test.after(shared.close)
}

test.run()
