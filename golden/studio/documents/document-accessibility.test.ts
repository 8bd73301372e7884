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

test(
  'on a phone every part of a collection is in sight',
  withDocumentPage({ viewport: { width: 390, height: 844 } }, async (page, scene) => {
    await fillCatalogue(scene.client, scene.database)
    await page.goto(`${scene.origin}/documents/${scene.database}/books`)
    const parts = page.getByRole('navigation', { name: 'Parts of the collection' })
    await parts.getByRole('link', { name: 'Statistics' }).waitFor()
    for (const part of await parts.getByRole('link').all()) {
      const box = await part.boundingBox()
      assert.ok(box && box.x >= 0 && box.x + box.width <= 390, await part.innerText())
    }
  }),
)

test.run()
