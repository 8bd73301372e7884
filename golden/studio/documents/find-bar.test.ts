import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { collectionAct } from './document-pages.ts'
import { withDocumentPage } from './with-document-page.ts'

test(
  'on a phone the fields that say what is found are one line high while they are empty',
  withDocumentPage({ viewport: { width: 390, height: 844 } }, async (page, scene) => {
    await scene.client.db(scene.database).collection('notes').insertOne({ text: 'a' })
    await page.goto(`${scene.origin}/documents/${scene.database}/notes`)
    const bar = page.getByRole('search')
    await bar.locator('.cm-content').nth(3).waitFor()
    const heights = await bar
      .locator('.opt-field')
      .evaluateAll((found) => found.map((field) => field.getBoundingClientRect().height))
    assert.is(heights.length, 5)
    assert.is(new Set(heights).size, 1, heights.join())
  }),
)

test(
  'on a phone what is wrong with a value is told in full, and a day that no month has is wrong',
  withDocumentPage({ viewport: { width: 390, height: 844 } }, async (page, scene) => {
    const notes = scene.client.db(scene.database).collection('notes')
    await notes.insertOne({ at: new Date(0) })
    await page.goto(`${scene.origin}/documents/${scene.database}/notes`)
    await page.getByRole('button', { name: /^Edit at:/ }).click()
    await page.getByLabel('Value of at').fill('2024-02-31T00:00:00Z')
    await page.getByLabel('Value of at').press('Enter')
    const box = await page.getByRole('article').getByRole('alert').boundingBox()
    assert.ok(box && box.x + box.width <= 390, `it ends at ${(box?.x ?? 0) + (box?.width ?? 0)}`)
    assert.equal((await notes.findOne({}))?.['at'], new Date(0))
  }),
)

test(
  'the button that copies the code stands in the line of its title',
  withDocumentPage({}, async (page, scene) => {
    await scene.client.db(scene.database).collection('notes').insertOne({ text: 'a' })
    await page.goto(`${scene.origin}/documents/${scene.database}/notes`)
    await collectionAct(page, 'Code for the driver…')
    const dialog = page.getByRole('dialog', { name: 'Code for the driver' })
    const copy = await dialog.getByRole('button', { name: /^Copy/ }).boundingBox()
    const title = await dialog.getByRole('heading').boundingBox()
    assert.ok(copy && title && copy.y < title.y + title.height && title.y < copy.y + copy.height)
  }),
)

test.run()
