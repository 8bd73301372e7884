import type { Page } from 'playwright-core'
import { test } from 'uvu'
import { eventually } from '../steps.ts'
import { withDocumentPage } from './with-document-page.ts'

async function edit(page: Page, place: number, value: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Edit text:/ })
    .nth(place)
    .click()
  await page.getByLabel('Value of text').fill(value)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save 1 field' }).click()
}

test(
  'what somebody else has changed or deleted meanwhile is said, and shown',
  withDocumentPage({ allowed: [/409/] }, async (page, { origin, client, database }) => {
    const notes = client.db(database).collection<{ _id: string; text: string }>('notes')
    await notes.insertMany(['a', 'b', 'c'].map((_id) => ({ _id, text: 'moss' })))
    await page.goto(`${origin}/documents/${database}/notes`)
    await edit(page, 0, 'fern')
    await eventually(
      () => notes.countDocuments({ text: 'fern' }),
      (count) => count === 1,
    )
    await notes.updateOne({ _id: 'a' }, { $set: { text: 'lichen' } })
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await page.getByText('Not undone. Somebody has changed a document since.').first().waitFor()
    await page.getByText('"lichen"').waitFor()
    await notes.deleteOne({ _id: 'b' })
    await edit(page, 1, 'fern')
    await page.getByText('The document is not there any more.').waitFor()
    await page.getByRole('button', { name: 'Drop my edit' }).click()
    await eventually(
      () => page.getByRole('article').count(),
      (count) => count === 2,
    )
    await notes.deleteOne({ _id: 'c' })
    await page.getByRole('article').last().getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Deleted 0 documents; 1 document had gone before').first().waitFor()
    await eventually(
      () => page.getByRole('article').count(),
      (count) => count === 1,
    )
  }),
)

test.run()
