import { readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, studioEngines, type StudioEngine } from '../shop-database.ts'
import { cellAt, eventually } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { sharedScene, type StudioScene } from '../studio-scene.ts'
import { tablePath } from './table-path.ts'

const REFUSED = [/status of (?:409|422)/]
const LONG = `${'0123456789'.repeat(40)} the end`
const ODD = `create table long_texts (id int primary key, body text);
  insert into long_texts values (1, '${LONG}'), (2, 'short');
  create table keyless (a int, b varchar(20));
  insert into keyless values (1, 'alone'), (2, 'twice'), (2, 'twice');`

async function texts(url: string, sql: string): Promise<readonly string[]> {
  return (await rowsOf(url, sql)).map((row) => Object.values(row).map(String).join(' '))
}

/** A value that the grid shows cut is edited as a whole, from the tag that says its size. */
async function editCut(engine: StudioEngine, { browser, database, studios }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin: studios[0].origin })
  await page.goto(studios[0].origin + tablePath(engine, 'long_texts'))
  await page.getByRole('grid').getByRole('button', { name: '408 chars' }).click()
  const dialog = page.getByRole('dialog', { name: 'body of long_texts 1' })
  const field = dialog.getByRole('textbox')
  await dialog.getByText('408 characters').waitFor()
  assert.is(await field.inputValue(), LONG)
  await field.press('Control+End')
  await page.keyboard.type(', really')
  await page.keyboard.press('Control+Enter')
  await eventually(
    () => texts(database.url, 'select body from long_texts where id = 1'),
    ([body]) => body === `${LONG}, really`,
  )
  await page.getByRole('grid').getByRole('button', { name: '416 chars' }).waitFor()
  await finish()
}

/** A row without a key is found by all of it; one that has a twin is left alone, and the reason said. */
async function editKeyless(engine: StudioEngine, { browser, database, studios }: StudioScene) {
  const [{ origin }] = studios
  const { page, finish } = await openStudioPage({ browser, origin, allowed: REFUSED })
  await page.goto(origin + tablePath(engine, 'keyless'))
  const grid = page.getByRole('grid')
  const type = async (row: string, text: string) => {
    const cell = (await cellAt(grid, { row, column: 'b' })).first()
    await cell.click()
    await cell.press('Enter')
    await page.getByRole('textbox', { name: 'New value of b' }).fill(text)
    await page.keyboard.press('Enter')
  }
  await type('alone', 'changed')
  const stored = () => texts(database.url, 'select a, b from keyless order by a, b')
  await eventually(stored, (rows) => rows[0] === '1 changed')
  await type('changed', 'again')
  await eventually(stored, (rows) => rows[0] === '1 again')
  await type('twice', 'one of them')
  const isNumbered = engine === 'sqlite'
  if (isNumbered) {
    await eventually(stored, (rows) => rows.includes('2 one of them') && rows.includes('2 twice'))
  } else {
    await page.getByRole('button', { name: 'Not saved: say why' }).click()
    await page.getByText('Several rows are exactly like this one').first().waitFor()
    assert.equal(await stored(), ['1 again', '2 twice', '2 twice'])
  }
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine, more: ODD })
  test(
    `${engine}: a value that is shown cut is edited whole`,
    shared.use((scene) => editCut(engine, scene)),
  )
  test(
    `${engine}: rows of a table without a key are edited where they are told apart`,
    shared.use((scene) => editKeyless(engine, scene)),
  )
  test.after(shared.close)
}

const PNG =
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63f8cfc0f01f00050001ffb3c0b8e80000000049454e44ae426082'
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

const shared = sharedScene({
  engine: 'sqlite',
  more: `create table files (id integer primary key, content blob);
    insert into files values (1, x'${PNG}'), (2, x'${SVG.toString('hex')}');
    create view file_sizes as select id, content from files;`,
})

test(
  'an image is shown through an address of the browser itself; a drawing that could run scripts is bytes, and a download',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(origin + tablePath('sqlite', 'files'))
    const open = async (row: string) => {
      const cell = await cellAt(page.getByRole('grid'), { row, column: 'content' })
      await cell.click()
      await cell.press('Enter')
      return page.getByRole('dialog')
    }
    const image = (await open('89 50')).getByRole('img', { name: 'PNG, as it is stored' })
    await image.waitFor()
    assert.match(String(await image.getAttribute('src')), /^blob:/)
    await page.keyboard.press('Escape')
    const dialog = await open('3c 73')
    await dialog.getByText(/<svg xmlns=/).waitFor()
    assert.is(await dialog.getByRole('img').count(), 0)
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    const download = await downloading
    assert.is(download.suggestedFilename(), 'files-2-content.bin')
    assert.equal(await readFile(await download.path()), SVG)
    await finish()
  }),
)

test(
  'values of a view can be read whole, and are not changed',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(origin + tablePath('sqlite', 'file_sizes'))
    const grid = page.getByRole('grid')
    const id = await cellAt(grid, { row: '3c 73', column: 'id' })
    await id.click()
    await id.press('Enter')
    await page.getByText('This is a view.').first().waitFor()
    await (await cellAt(grid, { row: '3c 73', column: 'content' })).dblclick()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('This is a view.').waitFor()
    assert.is(await dialog.getByRole('button', { name: 'Upload a file' }).count(), 0)
    assert.is(await dialog.getByRole('button', { name: 'Save value' }).count(), 0)
    assert.is(
      await page.getByRole('button', { name: 'Add row' }).getAttribute('aria-disabled'),
      'true',
    )
    await finish()
  }),
)

test(
  'on a phone a row is a card, and the open card is its form',
  shared.use(async ({ browser, database: { url }, studios: [{ origin }] }) => {
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true }
    const { page, finish } = await openStudioPage({ browser, origin, options })
    await page.goto(origin + tablePath('sqlite', 'publishers'))
    await page.getByRole('button', { name: 'Open 1', exact: true }).tap()
    const card = page.getByRole('article', { name: 'Row 1', exact: true })
    const name = card.getByRole('group', { name: 'name', exact: true }).getByRole('textbox')
    await name.fill('By thumb')
    await name.press('Enter')
    await eventually(
      () => texts(url, 'select name from publishers where id = 1'),
      ([stored]) => stored === 'By thumb',
    )
    await card.getByText('Saved', { exact: true }).first().waitFor()
    await finish()
  }),
)

test(
  'rows are copied as SQL, whole, by the keyboard alone',
  shared.use(async ({ browser, studios: [{ origin }] }) => {
    const options = { permissions: ['clipboard-read', 'clipboard-write'] }
    const { page, finish } = await openStudioPage({ browser, origin, options })
    await page.goto(origin + tablePath('sqlite', 'categories'))
    const cell = (await cellAt(page.getByRole('grid'), { row: 'fiction', column: 'slug' })).first()
    await cell.click()
    await page.keyboard.press('Control+Shift+C')
    await page.getByRole('menuitem', { name: 'SQL INSERT' }).waitFor()
    await page.keyboard.press('s')
    await page.keyboard.press('Enter')
    await page.getByText('1 row copied').first().waitFor()
    const copied = String(await page.evaluate('navigator.clipboard.readText()'))
    assert.match(copied, /^INSERT INTO "categories"[\s\S]*fiction/i)
    await finish()
  }),
)

test.after(shared.close)

test.run()
