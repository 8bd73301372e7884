import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE } from '../axe-faults.ts'
import { eventually } from '../steps.ts'
import { fillCatalogue } from './catalogue.ts'
import { clean } from './clean.ts'
import { withDocumentPage } from './with-document-page.ts'

async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More of the collection' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test(
  'documents go to a file and come back from it, looked at before they are written',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    // Without the picker of the browser the file arrives as a download.
    await page.addInitScript('delete window.showSaveFilePicker')
    const filter = new URLSearchParams({ filter: '{ "price.currency": \'GBP\' }' })
    await page.goto(`${origin}/documents/${database}/books?${filter}`)
    await page.getByText('of 48').waitFor()
    await act(page, 'Export documents…')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'NDJSON' }).click()
    await page.evaluate(AXE)
    await clean(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export', exact: true }).click(),
    ])
    assert.is(download.suggestedFilename(), 'books.ndjson')
    const text = await readFile(await download.path(), 'utf8')
    assert.is(text.trim().split('\n').length, 48)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.goto(`${origin}/documents/${database}/copies`)
    await act(page, 'Import documents…')
    await importFile(page, { name: 'books.ndjson', text })
    const copies = client.db(database).collection('copies')
    assert.is(await copies.countDocuments(), 48)
    const first = await copies.findOne({}, { promoteValues: false, promoteLongs: false })
    assert.is(first?.['sold']?._bsontype, 'Long')
    await dialog.getByRole('button', { name: 'Undo the import' }).click()
    await eventually(
      () => copies.countDocuments(),
      (count) => count === 0,
    )
  }),
)

async function importFile(page: Page, { name, text }: { name: string; text: string }) {
  const dialog = page.getByRole('dialog')
  const file = (buffer: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(buffer) })
  await dialog.getByLabel('File to import').setInputFiles(file('{"a": 1}\n{"a": \n'))
  await dialog.getByText('The file cannot be imported as it is.').waitFor()
  assert.ok(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled())
  await dialog.getByLabel('File to import').setInputFiles(file(text))
  await dialog.getByRole('region', { name: 'First documents of the file' }).waitFor()
  await page.evaluate(AXE)
  await clean(page)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByText('Inserted 48 documents.').waitFor()
}

test.run()
