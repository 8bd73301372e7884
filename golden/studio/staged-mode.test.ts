import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { rowsOf, studioEngines } from './shop-database.ts'
import { cellAt, eventually, openTable, tableAction } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const PROMOTIONS = 'select name, country from publishers order by id'

const WRITTEN_AT_ONCE = [
  ['Import', 'Imported rows'],
  ['Made-up rows', 'Made-up rows'],
] as const

async function stage({ browser, database: { url }, studios: [{ origin }] }: StudioScene) {
  const options = { permissions: ['clipboard-read', 'clipboard-write'] }
  const { page, finish } = await openStudioPage({ browser, origin, options })
  page.on('dialog', (asked) => void asked.accept())
  const stored = async () => JSON.stringify(await rowsOf(url, PROMOTIONS))
  const before = await stored()
  await page.goto(`${origin}/`)
  const grid = await openTable(page, 'publishers')
  await tableAction(page, 'Stage changes')
  const bar = page.getByRole('toolbar', { name: 'Staged changes' })
  for (const [button, rows] of WRITTEN_AT_ONCE) {
    await tableAction(page, button)
    const asked = page.getByRole('dialog')
    await asked.getByText(`${rows} do not wait: they are written at once.`).waitFor()
    await asked.getByRole('button', { name: 'Close' }).click()
  }
  const edit = async (row: string, text: string) => {
    await (await cellAt(grid, { row, column: 'name' })).dblclick()
    const editor = grid.getByRole('textbox')
    await editor.fill(text)
    await editor.press('Enter')
  }
  await edit('Harbour House', `It's waiting`)
  await edit('Nordlicht Verlag', 'Reverted')
  await page.evaluate(`navigator.clipboard.writeText('New\\tNO\\nNewer\\tSE\\n')`)
  await (await cellAt(grid, { row: 'Kitchen Table Press', column: 'name' })).click()
  await page.keyboard.press('ControlOrMeta+V')
  await page.getByRole('dialog').getByRole('button', { name: 'Paste' }).click()
  await bar.getByText('5 changes not saved').waitFor()
  assert.is(await stored(), before)
  await page.reload()
  await bar.getByText('5 changes not saved').waitFor()
  assert.is(await stored(), before)
  await grid.getByRole('columnheader', { name: /^name/ }).getByRole('button').first().click()
  await page.getByText('Sort and filter wait').first().waitFor()
  await bar.getByRole('button', { name: 'Review…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Staged changes' })
  const statements = dialog.getByRole('region', { name: 'Statements that are sent' })
  await statements.getByText('INSERT').waitFor()
  assert.match(await statements.innerText(), /UPDATE[\s\S]*'It''s waiting'[\s\S]*INSERT INTO/)
  const reverted = dialog.getByRole('listitem').filter({ hasText: 'name of' }).nth(1)
  await reverted.getByRole('button', { name: 'Revert' }).click()
  await bar.getByText('4 changes not saved').waitFor()
  await page.keyboard.press('ControlOrMeta+Enter')
  await eventually(stored, (found) => found.includes(`It's waiting`) && found.includes('Newer'))
  assert.not.match(await stored(), 'Reverted')
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await eventually(stored, (found) => found === before)
  await finish()
}

for (const engine of studioEngines) {
  const shared = sharedScene({ engine })
  test(`${engine}: changes wait, are reviewed, saved together and taken back`, shared.use(stage))
  test.after(shared.close)
}

test.run()
