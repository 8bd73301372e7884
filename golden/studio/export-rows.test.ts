import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { tableAction, openTable } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const TOKEN = 'a-token-of-the-test'

const shared = sharedScene({
  engine: 'postgresql-15',
  more: `insert into publishers (name, country) values ('=1+1', 'DE')`,
  options: [[], ['--auth-token', TOKEN]],
})

/** A browser without a file picker, or one whose picker gives a file that the page may read again. */
const WITHOUT_PICKER = 'delete globalThis.showSaveFilePicker'
const WITH_PICKER = `globalThis.showSaveFilePicker = async ({ suggestedName }) => {
  globalThis.picked = suggestedName
  const directory = await navigator.storage.getDirectory()
  return directory.getFileHandle('export', { create: true })
}`
const READ_PICKED = `(async () => {
  const directory = await navigator.storage.getDirectory()
  return (await (await directory.getFileHandle('export')).getFile()).text()
})()`

async function openExport(scene: StudioScene, { script, at }: { script: string; at: 0 | 1 }) {
  const origin = scene.studios[at]?.origin ?? ''
  const { page, finish } = await openStudioPage({ browser: scene.browser, origin })
  await page.addInitScript(script)
  await page.goto(`${origin}/${at === 1 ? `#token=${TOKEN}` : ''}`)
  await openTable(page, 'publishers')
  return { page, finish }
}

async function saved(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  return { name: file.suggestedFilename(), text }
}

test(
  'chosen rows leave as a file behind a token, guarded against formulas (security 59, 60)',
  shared.use(async (scene) => {
    const { page, finish } = await openExport(scene, { script: WITHOUT_PICKER, at: 1 })
    const line = page.getByRole('row').filter({ hasText: '=1+1' })
    await line.getByRole('gridcell').first().click()
    await page.getByRole('toolbar').getByRole('button', { name: 'Export…' }).click()
    const dialog = page.getByRole('dialog')
    assert.ok(await dialog.getByRole('radio', { name: '1 row selected' }).isChecked())
    const guarded = await saved(page)
    assert.is(guarded.name, 'publishers.csv')
    assert.match(guarded.text, /^id,name,country.*\r\n\d+,'=1\+1,DE,[^\r]*\r\n$/)
    await dialog.getByLabel('Guard against formulas').uncheck()
    assert.match((await saved(page)).text, /\r\n\d+,=1\+1,DE/)
    await dialog.getByRole('button', { name: 'SQL' }).click()
    assert.match((await saved(page)).text, /^INSERT INTO "public"\."publishers" \(.*'=1\+1'/)
    await dialog.getByRole('radio', { name: 'All rows of the table' }).check()
    await dialog.getByRole('button', { name: 'NDJSON' }).click()
    const lines = (await saved(page)).text.trimEnd().split('\n')
    assert.is(lines.length, 6)
    assert.ok(lines.every((each) => typeof JSON.parse(each).name === 'string'))
    await finish()
  }),
)

test(
  'the rows of a filter are written to the disk while they arrive',
  shared.use(async (scene) => {
    const { page, finish } = await openExport(scene, { script: WITH_PICKER, at: 0 })
    await page.goto(`${page.url()}?search=Nordlicht`)
    await page.getByRole('grid').getByText('Nordlicht Verlag').waitFor()
    await tableAction(page, 'Export')
    const dialog = page.getByRole('dialog')
    assert.ok(await dialog.getByRole('radio', { name: /Rows that match/ }).isChecked())
    await dialog.getByRole('button', { name: 'JSON', exact: true }).click()
    await dialog.getByRole('button', { name: 'Export to a file…' }).click()
    await dialog.getByText(/^Exported \d+ bytes/).waitFor()
    assert.is(await page.evaluate('picked'), 'publishers.json')
    const rows: readonly { name: string }[] = JSON.parse(String(await page.evaluate(READ_PICKED)))
    assert.equal(
      rows.map(({ name }) => name),
      ['Nordlicht Verlag'],
    )
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await finish()
  }),
)

test.after(shared.close)

test.run()
