import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { collectionAct, editorNamed } from './document-pages.ts'
import { withDocumentPage } from './with-document-page.ts'

/** Lets no answer of a collection through until the returned function is called. */
async function hold(page: Page, collection: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/collections/${collection}/**`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const tree = (page: Page, name: string) => page.getByRole('treeitem', { name }).getByText(name)

test(
  'nothing of one collection is shown, saved or dropped as if it were of another',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    const db = client.db(database)
    await db.collection<{ _id: number; name: string }>('first').insertOne({ _id: 1, name: 'Moss' })
    await db.collection<{ _id: number; name: string }>('second').insertOne({ _id: 1, name: 'Fern' })
    await db.collection('first').createIndex({ name: 1 })
    await page.goto(`${origin}/documents/${database}/first`)
    const name = page.getByLabel('Value of name')
    await page.getByRole('button', { name: /^Edit name:/ }).click()
    await name.fill('Rush')
    await name.press('Enter')
    await page.getByRole('button', { name: 'Save 1 field' }).waitFor()
    const letThrough = await hold(page, 'second')
    await tree(page, 'second').click()
    await page.getByRole('heading', { name: 'second', level: 1 }).waitFor({ state: 'attached' })
    assert.is(await page.getByRole('article').count(), 0)
    letThrough()
    await page.getByText('Fern').waitFor()
    assert.is(await page.getByRole('button', { name: 'Save 1 field' }).count(), 0)
    await tree(page, 'first').click()
    await page.getByRole('button', { name: 'Save 1 field' }).waitFor()
  }),
)

test(
  'the validation and the indexes of one collection are not offered for another',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    for (const each of ['first', 'second'])
      await client.db(database).collection(each).createIndex({ name: 1 })
    await page.goto(`${origin}/documents/${database}/first/validation`)
    await editorNamed(page, 'Validator').fill('{ name: 1 }')
    await hold(page, 'second')
    const goTo = async (part: string) => {
      await page.evaluate(
        `history.pushState({}, '', ${JSON.stringify(`/documents/${database}/second/${part}`)})`,
      )
      await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
      await page.getByRole('heading', { name: 'second', level: 1 }).waitFor({ state: 'attached' })
    }
    await goTo('validation')
    assert.ok(await page.getByRole('button', { name: 'Save validation' }).isDisabled())
    assert.is(await editorNamed(page, 'Validator').count(), 0)
    await page.goto(`${origin}/documents/${database}/first/indexes`)
    await page.getByRole('button', { name: 'Drop name_1' }).waitFor()
    await goTo('indexes')
    assert.is(await page.getByRole('button', { name: 'Drop name_1' }).count(), 0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }),
)

test(
  'dialogs about a collection are gone from the page once they are closed',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await client.db(database).createCollection('first')
    await page.goto(`${origin}/documents/${database}/first`)
    const dialogs = page.locator('dialog')
    await collectionAct(page, 'Rename…')
    await dialogs.getByRole('button', { name: 'Cancel' }).click()
    assert.is(await dialogs.count(), 0)
    await collectionAct(page, 'Rename…')
    await dialogs.getByLabel('Name').fill('second')
    await dialogs.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('heading', { name: 'second', level: 1 }).waitFor({ state: 'attached' })
    assert.is(await dialogs.count(), 0)
    await collectionAct(page, 'Delete collection…')
    await dialogs.getByLabel('Type second to confirm').fill('second')
    await dialogs.getByRole('button', { name: 'Delete collection' }).click()
    await page.getByRole('heading', { name: 'Databases' }).waitFor()
    assert.is(await dialogs.count(), 0)
  }),
)

test.run()
