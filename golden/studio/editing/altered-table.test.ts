import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { execute, rowsOf, studioEngines, type StudioEngine } from '../shop-database.ts'
import { cellAt, editCell } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene, type StudioScene } from '../studio-scene.ts'
import { tablePath } from './table-path.ts'

const more = `CREATE TABLE tools (id int PRIMARY KEY, name varchar(20), price int);
  INSERT INTO tools VALUES (1, 'saw', 5), (2, 'axe', 6);
  CREATE TABLE nails (id int PRIMARY KEY, length int);
  CREATE TABLE bolts (id int PRIMARY KEY);`

/** Those that add a column that needs a value; SQLite refuses it, even where the table is empty. */
const TAKES_REQUIRED: ReadonlySet<StudioEngine> = new Set(['postgresql-15', 'mysql', 'mariadb'])

/** A column that is gone is not shown as NULL. */
async function dropColumn(engine: StudioEngine, scene: StudioScene): Promise<void> {
  const { browser, database, studios } = scene
  const [{ origin }] = studios
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(origin + tablePath(engine, 'tools'))
  const grid = page.getByRole('grid')
  await grid.getByRole('columnheader', { name: /^price/ }).waitFor()
  await execute(database.url, ['ALTER TABLE tools DROP COLUMN price'])
  await editCell(page, await cellAt(grid, { row: 'saw', column: 'name' }), 'jigsaw')
  await grid.getByRole('columnheader', { name: /^price/ }).waitFor({ state: 'detached' })
  assert.equal(await rowsOf(database.url, 'SELECT name FROM tools WHERE id = 1'), [
    { name: 'jigsaw' },
  ])
  await finish()
}

/** A form that was open before its table got a column asks for it. */
async function addColumn(engine: StudioEngine, scene: StudioScene): Promise<void> {
  const { browser, database, studios } = scene
  const [{ origin }] = studios
  const allowed = [/status of (?:409|422)/]
  const { page, finish } = await openStudioPage({ browser, origin, allowed })
  await page.goto(origin + tablePath(engine, 'nails'))
  await page.getByRole('button', { name: 'Add row' }).click()
  const form = page.getByRole('form', { name: 'New row of nails' })
  const field = (name: string) => form.getByRole('group', { name, exact: true })
  await field('length').getByRole('textbox').fill('7')
  await execute(database.url, ['ALTER TABLE nails ADD COLUMN head varchar(9) NOT NULL'])
  await field('id').getByRole('textbox').fill('1')
  await form.getByRole('button', { name: 'Add row' }).click()
  await field('head').getByText('The column needs a value').waitFor()
  assert.not.match(await form.innerText(), 'internal error')
  await field('head').getByRole('textbox').fill('flat')
  await form.getByRole('button', { name: 'Add row' }).click()
  await page.getByRole('grid').getByText('flat').waitFor()
  assert.equal(await rowsOf(database.url, 'SELECT length, head FROM nails'), [
    { length: 7, head: 'flat' },
  ])
  await finish()
}

/** The tree does not show a table any more whose page says that it is gone. */
async function dropTable(engine: StudioEngine, scene: StudioScene): Promise<void> {
  const { browser, database, studios } = scene
  const [{ origin }] = studios
  const { page, finish } = await openStudioPage({ browser, origin, allowed: [/status of 404/] })
  await page.goto(origin + tablePath(engine, 'tools'))
  await page.getByRole('grid').getByText('axe').waitFor()
  const line = page.getByRole('treeitem', { name: /^bolts/ })
  await line.waitFor()
  await execute(database.url, ['DROP TABLE bolts'])
  await line.click()
  await page.getByText('there is no such table').waitFor()
  await line.waitFor({ state: 'detached' })
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine, more })
  test(
    `a column that another client drops goes: ${engine}`,
    shared.use((scene) => dropColumn(engine, scene)),
  )
  test(
    `a table that another client drops leaves the tree: ${engine}`,
    shared.use((scene) => dropTable(engine, scene)),
  )
  if (TAKES_REQUIRED.has(engine))
    test(
      `a column that another client adds is asked for: ${engine}`,
      shared.use((scene) => addColumn(engine, scene)),
    )
  test.after(shared.close)
}

test.run()
