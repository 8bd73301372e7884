import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { type KeyScene, seedKeys, withKeyPage } from './key-scene.ts'
import { openKey } from './key-steps.ts'
import { contentsOf } from './random-keys.ts'

/** Chromium asks for the place of a file by a window of its own, which a test has not: it saves downloads then. */
const WITHOUT_PICKER = 'delete globalThis.showSaveFilePicker'

async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Export/ })
      .click(),
  ])
  await page
    .getByRole('status')
    .filter({ hasText: /Exported \d/ })
    .waitFor()
  return readFileSync(await download.path(), 'utf8')
}

async function openExport({ page }: KeyScene): Promise<void> {
  await page.addInitScript(WITHOUT_PICKER)
  await page.reload()
  await page.getByRole('button', { name: 'Export', exact: true }).first().click()
}

async function chooseFile(page: Page, text: string): Promise<void> {
  const file = { name: 'keys.ndjson', mimeType: 'text/plain', buffer: Buffer.from(text) }
  await page.getByLabel('File of an export').setInputFiles(file)
}

for (const format of ['ndjson', 'dump']) {
  test(`all keys go into a file and come back from it: ${format}`, async () => {
    await withKeyPage(
      async (scene) => {
        const { page, client } = scene
        const before = await contentsOf(client)
        await openExport(scene)
        await page.getByLabel('Format').selectOption(format)
        const file = await exported(page)
        await page.getByRole('button', { name: 'Close' }).click()
        await client.flushdb()
        await page.getByRole('button', { name: 'Import' }).click()
        await chooseFile(page, file)
        await page.getByText('The file has 6 keys.').waitFor()
        await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
        await page.getByText('Wrote 6 keys').waitFor()
        assert.equal(await contentsOf(client), before)
      },
      { seed: seedKeys },
    )
  })
}

test('the keys of a pattern, and one key, are exported', async () => {
  await withKeyPage(
    async (scene) => {
      const { page } = scene
      const keysIn = (file: string) => file.trim().split('\n').length
      await openExport(scene)
      await page.getByRole('dialog').getByLabel('Keys', { exact: true }).selectOption('pattern')
      await page
        .getByLabel(/^Pattern, such as/)
        .last()
        .fill('queue:*')
      const queues = await exported(page)
      assert.match(queues, /queue:mail/)
      assert.not.match(queues, /session/)
      await openKey(page, 'scores')
      await page.keyboard.press('Alt+E')
      const one = await exported(page)
      assert.is(keysIn(one), 1)
      assert.match(one, /ann/)
    },
    { seed: seedKeys },
  )
})

test('keys that are there already are left or replaced, and a file that is none writes nothing', async () => {
  await withKeyPage(
    async (scene) => {
      const { page, client } = scene
      await openExport(scene)
      const file = await exported(page)
      await page.getByRole('button', { name: 'Close' }).click()
      await client.set('session:8f21:token', 'newer')
      await client.del('carriers')
      const dialog = page.getByRole('dialog', { name: 'Import keys' })
      const importIt = dialog.getByRole('button', { name: 'Import' })
      await page.getByRole('button', { name: 'Import' }).click()
      await chooseFile(page, file)
      await dialog.getByText('5 of them are there already.').waitFor()
      await importIt.click()
      await dialog.getByText('Wrote 1 key, 0 of them instead of others, and left 5').waitFor()
      assert.is(await client.get('session:8f21:token'), 'newer')
      await chooseFile(page, file)
      await dialog.getByText('6 of them are there already.').waitFor()
      await dialog.getByLabel('Keys that are there already').selectOption('replace')
      await importIt.click()
      await dialog.getByText('Wrote 6 keys, 6 of them').waitFor()
      assert.is(await client.get('session:8f21:token'), 'abc')
      await chooseFile(page, file)
      const onConflict = dialog.getByLabel('Keys that are there already')
      await onConflict.waitFor()
      assert.is(await onConflict.inputValue(), 'skip', 'another file is asked for anew')
      await chooseFile(page, `${file}{"key":1}\nnothing\n`)
      await dialog.getByText('2 lines cannot be read').waitFor()
      const lines = file.trim().split('\n').length
      await dialog
        .getByText(`Line ${lines + 1}: This is no key of an export: expiresAt: this is missing`)
        .waitFor()
      await dialog.getByText(`Line ${lines + 2}:`).waitFor()
      assert.ok(await importIt.isDisabled())
      await page.keyboard.press('Escape')
      await eventually(
        () => client.dbsize(),
        (count) => count === 6,
      )
    },
    { seed: seedKeys },
  )
})

test.run()
