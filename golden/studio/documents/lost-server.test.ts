import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../../skip.ts'
import { AXE } from '../axe-faults.ts'
import { launchChromium } from '../launch-chromium.ts'
import { openStudioPage } from '../studio-page.ts'
import { fillCatalogue } from './catalogue.ts'
import { clean } from './clean.ts'
import { collectionAct } from './document-pages.ts'
import { withRelayedDocuments } from './wire/with-relayed-documents.ts'

test(
  'a server that is lost comes back under an open page, which keeps what it shows',
  withRelayedDocuments(30, async ({ origin, between, client, database }) => {
    const launched = await launchChromium()
    if (launched.kind === 'unavailable') return skip(launched.reason)
    await fillCatalogue(client, database)
    const { browser } = launched
    const allowed = [/503/, /ERR_INCOMPLETE_CHUNKED_ENCODING/]
    const options = { reducedMotion: 'reduce' } as const
    const { page, finish } = await openStudioPage({ browser, origin, allowed, options })
    try {
      await page.goto(`${origin}/documents/${database}/books?limit=5`)
      const documents = page.getByRole('article')
      await documents.first().waitFor()
      between.cut()
      await collectionAct(page, 'Import documents…')
      const dialog = page.getByRole('dialog')
      const buffer = Buffer.from('{"title": "Moss"}\n')
      const file = { name: 'books.ndjson', mimeType: 'text/plain', buffer }
      await dialog.getByLabel('File to import').setInputFiles(file)
      await dialog.getByRole('button', { name: 'Import', exact: true }).click()
      await dialog.getByRole('alert').first().waitFor({ timeout: 20_000 })
      await page.getByText('Connection lost').waitFor()
      await page.evaluate(AXE)
      await clean(page)
      between.mend()
      await page.getByText('Connected', { exact: true }).waitFor()
      await dialog.getByRole('button', { name: 'Import', exact: true }).click()
      await dialog.getByText('Inserted 1 document.').waitFor()
      await dialog.getByRole('button', { name: 'Close' }).click()
      assert.ok((await documents.count()) > 0, 'what was read stays in sight')
      assert.is(await client.db(database).collection('books').countDocuments({ title: 'Moss' }), 1)
      await finish()
    } finally {
      await browser.close()
    }
  }),
)

test.run()
