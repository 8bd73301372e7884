import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, studioEngines } from './shop-database.ts'
import { cellAt, eventually, openTable } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const PUBLISHERS = 'select name, country, founded from publishers order by id'

const BLOCK = 'Kitchen "Table" Press\tNZ\t1999\r\nNew <b>House</b>\tFI\t\r\n'
const FAULTY = 'Kitchen Table Press\tUS\tsoon\r\nNobody\tFI\tlater\r\n'

async function paste({ browser, database: { url }, studios: [{ origin }] }: StudioScene) {
  const options = { permissions: ['clipboard-read', 'clipboard-write'] }
  const { page, finish } = await openStudioPage({ browser, origin, options })
  const stored = async () => {
    const rows = await rowsOf(url, PUBLISHERS)
    return JSON.stringify(rows.map((row) => Object.values(row).map(String)))
  }
  const before = await stored()
  await page.goto(`${origin}/`)
  const grid = await openTable(page, 'publishers')
  const pasteAtLast = async (text: string) => {
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
    await (await cellAt(grid, { row: 'Kitchen Table Press', column: 'name' })).click()
    await page.keyboard.press('ControlOrMeta+V')
  }
  const dialog = page.getByRole('dialog', { name: 'Paste' })
  await pasteAtLast(FAULTY)
  await dialog.getByText('0 cells change, 3 with a fault').waitFor()
  assert.ok(await dialog.getByRole('button', { name: 'Paste' }).isDisabled())
  await page.keyboard.press('Escape')
  await pasteAtLast(BLOCK)
  await dialog.getByText('3 cells change, 1 row new').waitFor()
  assert.is(await stored(), before)
  await dialog.getByRole('button', { name: 'Paste' }).click()
  await eventually(stored, (found) => found.includes('["New <b>House</b>","FI","null"]'))
  assert.match(await stored(), '"Kitchen \\"Table\\" Press","NZ","1999"')
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await eventually(stored, (found) => found === before)
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine })
  test(`${engine}: a block of a spreadsheet is shown, pasted and taken back`, shared.use(paste))
  test.after(shared.close)
}

test.run()
