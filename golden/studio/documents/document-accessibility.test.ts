import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE } from '../axe-faults.ts'
import { cutControls } from '../cut-controls.ts'
import { themeFaults } from '../theme-faults.ts'
import { fillCatalogue } from './catalogue.ts'
import { visitedDocumentPages } from './visited-document-pages.ts'
import { withDocumentPage } from './with-document-page.ts'

for (const width of [1440, 820, 390]) {
  test(
    `${width} px, light and dark: no page of documents has a fault of accessibility, or cuts off a control`,
    withDocumentPage(
      { viewport: { width, height: 900 } },
      async (page, { origin, client, database }) => {
        await fillCatalogue(client, database)
        await page.addInitScript(AXE)
        const faults: string[] = []
        for (const { name, path, prepare, ready } of visitedDocumentPages(database)) {
          await page.goto(`${origin}${path}`)
          await prepare?.(page)
          await ready(page).first().waitFor()
          const found = [...(await cutControls(page)), ...(await themeFaults(page))]
          faults.push(...found.map((fault) => `${name} ${fault}`))
        }
        assert.equal(faults, [])
      },
    ),
  )
}

test.run()
