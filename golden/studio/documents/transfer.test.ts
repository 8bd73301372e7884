import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE } from '../axe-faults.ts'
import { eventually } from '../steps.ts'
import { fillCatalogue } from './catalogue.ts'
import { clean } from './clean.ts'
import { collectionAct } from './document-pages.ts'
import { withDocumentPage } from './with-document-page.ts'

test(
  'documents go to a file and come back from it, looked at before they are written',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    // Without the picker of the browser the file arrives as a download.
    await page.addInitScript('delete window.showSaveFilePicker')
    const collation = "{ locale: 'en', strength: 2 }"
    const filter = new URLSearchParams({ filter: '{ "price.currency": \'GBP\' }', collation })
    await page.goto(`${origin}/documents/${database}/books?${filter}`)
    await page.getByText('of 48').waitFor()
    await collectionAct(page, 'Export documents…')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'NDJSON' }).click()
    await page.evaluate(AXE)
    await clean(page)
    const [download, request] = await Promise.all([
      page.waitForEvent('download'),
      page.waitForRequest(/\/export$/),
      dialog.getByRole('button', { name: 'Export', exact: true }).click(),
    ])
    assert.is(download.suggestedFilename(), 'books.ndjson')
    const sent = '{"locale":"en","strength":{"$numberInt":"2"}}'
    assert.is(request.postDataJSON().collation, sent)
    const text = await readFile(await download.path(), 'utf8')
    assert.is(text.trim().split('\n').length, 48)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.goto(`${origin}/documents/${database}/copies`)
    await collectionAct(page, 'Import documents…')
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

test(
  'chosen documents are exported alone, whatever their identifiers are; what cannot be read is not exported as all',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    const odd = client.db(database).collection<{ _id: string | number }>('odd')
    await odd.insertMany([{ _id: '65f1c0a2e4b0a1d2c3f4a001' }, { _id: 7 }, { _id: 8 }])
    await page.addInitScript('delete window.showSaveFilePicker')
    await page.goto(`${origin}/documents/${database}/odd`)
    for (const id of ['65f1c0a2e4b0a1d2c3f4a001', '7'])
      await page.getByRole('checkbox', { name: `Select document ${id}` }).check()
    await collectionAct(page, 'Export documents…')
    const dialog = page.getByRole('dialog')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export', exact: true }).click(),
    ])
    const written: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
    assert.equal(written, [{ _id: { $numberInt: '7' } }, { _id: '65f1c0a2e4b0a1d2c3f4a001' }])
    await page.goto(`${origin}/documents/${database}/odd?${new URLSearchParams({ filter: '{ a' })}`)
    await collectionAct(page, 'Export documents…')
    await dialog.getByLabel('All documents of the collection').waitFor()
    assert.is(await dialog.getByRole('radio').count(), 1)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await collectionAct(page, 'Code for the driver…')
    await page
      .getByRole('region', { name: 'Notices' })
      .getByText('The filter cannot be read.')
      .waitFor()
  }),
)

test(
  'an import that ends in the middle can be taken back, and is not begun a second time',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    const copies = client.db(database).collection('copies')
    const line = (n: number) => `${JSON.stringify({ n, text: 'moss '.repeat(40) })}\n`
    const lines = Array.from({ length: 8000 }, (_, n) => line(n))
    await page.goto(`${origin}/documents/${database}/copies`)
    await collectionAct(page, 'Import documents…')
    const dialog = page.getByRole('dialog')
    const buffer = Buffer.from(`${lines.join('')}{"n": \n`)
    const file = { name: 'copies.ndjson', mimeType: 'text/plain', buffer }
    await dialog.getByLabel('File to import').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.getByText('The file cannot be imported as it is.').waitFor()
    assert.ok((await copies.countDocuments()) > 0)
    assert.is(await dialog.getByRole('button', { name: 'Import', exact: true }).count(), 0)
    await dialog.getByRole('button', { name: 'Undo the import' }).click()
    await eventually(
      () => copies.countDocuments(),
      (count) => count === 0,
    )
  }),
)

test.run()
