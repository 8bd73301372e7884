import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE } from '../axe-faults.ts'
import { eventually } from '../steps.ts'
import { fillCatalogue } from './catalogue.ts'
import { clean } from './clean.ts'
import { collectionAct, editorNamed } from './document-pages.ts'
import { withDocumentPage } from './with-document-page.ts'

const indexes = (page: Page) => page.getByRole('region', { name: 'Indexes', exact: true })

test(
  'a plan leads to the index that would serve it, which is created and dropped by its name',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    const filter = new URLSearchParams({ filter: "{ tags: 'history' }", sort: '{ sold: -1 }' })
    await page.goto(`${origin}/documents/${database}/books?${filter}`)
    await page.getByRole('button', { name: 'Explain' }).click()
    await page.getByText('No index serves this query').waitFor()
    await page.getByText('{ tags: 1, sold: -1 }').waitFor()
    await page.evaluate(AXE)
    await clean(page)
    await page.getByRole('link', { name: 'Create index…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create index' })
    assert.is(await dialog.getByLabel('Field 2', { exact: true }).inputValue(), 'sold')
    await clean(page)
    await dialog.getByRole('button', { name: 'Create index' }).click()
    await indexes(page).getByText('tags_1_sold_-1').waitFor()
    await clean(page)
    const names = async () =>
      (await client.db(database).collection('books').indexes()).map(({ name }) => name)
    assert.ok((await names()).includes('tags_1_sold_-1'))
    await page.getByRole('button', { name: 'Drop tags_1_sold_-1' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Drop index' }).click()
    await eventually(names, (found) => !found.includes('tags_1_sold_-1'))
    await page.getByRole('button', { name: 'Drop shelf_1' }).click()
    const drop = page.getByRole('dialog').getByRole('button', { name: 'Drop index' })
    assert.ok(await drop.isDisabled())
    await page.getByRole('dialog').getByLabel('Type shelf_1 to confirm').fill('shelf_1')
    await drop.click()
    await eventually(names, (found) => !found.includes('shelf_1'))
  }),
)

test(
  'an index is described by its fields, and what is wrong with it is told',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    await page.goto(`${origin}/documents/${database}/books/indexes`)
    await page.getByRole('button', { name: 'Create index' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create index' })
    const create = dialog.getByRole('button', { name: 'Create index' })
    await create.click()
    await dialog.getByText('Name at least one field.').waitFor()
    await dialog.getByLabel('Field 1', { exact: true }).fill('published')
    await dialog.getByLabel('Direction of field 1').selectOption('-1')
    await dialog.getByLabel(/TTL/).fill('soon')
    await create.click()
    await dialog.getByText('a whole number of seconds').waitFor()
    await dialog.getByLabel(/TTL/).fill('3600')
    await dialog.getByLabel('Sparse').check()
    await dialog.getByLabel('Name', { exact: true }).fill('ends')
    await create.click()
    await indexes(page).getByText('ends', { exact: true }).waitFor()
    const made = (await client.db(database).collection('books').indexes()).find(
      ({ name }) => name === 'ends',
    )
    assert.equal([made?.key, made?.sparse], [{ published: -1 }, true])
  }),
)

test(
  'a sample tells fields with their types, presence and values, which lead to their documents',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    await page.goto(`${origin}/documents/${database}/books/schema`)
    const fields = page.getByRole('region', { name: 'Fields of the sample' })
    const field = (name: string) =>
      fields
        .getByRole('listitem')
        .filter({ has: page.getByTitle(name, { exact: true }) })
        .first()
    await field('discount').getByText('15 %').waitFor()
    await field('published')
      .getByRole('img', { name: /^Values from 1840-/ })
      .waitFor()
    await field('price.amount').getByText('decimal').waitFor()
    await page.evaluate(AXE)
    await clean(page)
    await field('price.currency').getByRole('link', { name: '"GBP"' }).click()
    await page.getByText('of 48').waitFor()
  }),
)

test(
  // No server of tests knows validators, so that it is seen what is asked of it.
  'a validator is proposed and tried; saving it asks for it, and tells that a server knows none',
  withDocumentPage(
    { engine: 'mongodb-ferret', allowed: [/422/] },
    async (page, { origin, client, database }) => {
      const books = client.db(database).collection('books')
      await books.insertMany([{ title: 'Moss' }, { title: 'Fern' }, { title: 5 }])
      await page.goto(`${origin}/documents/${database}/books/validation`)
      const validator = editorNamed(page, 'Validator')
      await validator.fill('{ title: ')
      await page.getByText(/^At character/).waitFor()
      await validator.fill("{ title: { $type: 'string' } }")
      await page.getByRole('button', { name: 'Try', exact: true }).click()
      await page.getByText('1 of the documents would be refused.').waitFor()
      await page.evaluate(AXE)
      await clean(page)
      await page.getByRole('button', { name: 'Propose from a sample' }).click()
      await eventually(
        () => validator.innerText(),
        (text) =>
          text.includes('required: ["title"]') && text.includes('bsonType: ["string", "int"]'),
      )
      await validator.fill("{ title: { $type: 'string' } }")
      await page.getByLabel('Level').selectOption('moderate')
      const [request] = await Promise.all([
        page.waitForRequest((each) => each.method() === 'PATCH'),
        page.getByRole('button', { name: 'Save validation' }).click(),
      ])
      assert.equal(request.postDataJSON(), {
        validator: '{"title":{"$type":"string"}}',
        ...{ validationLevel: 'moderate', validationAction: 'error' },
      })
      await page.getByText(/NotImplemented/).waitFor()
      assert.is(await validator.innerText(), "{ title: { $type: 'string' } }")
    },
  ),
)

test(
  'a collection is created capped, renamed, and deleted by its typed name',
  withDocumentPage({ engine: 'mongodb-ferret' }, async (page, { origin, client, database }) => {
    await client.db(database).createCollection('first')
    await page.goto(`${origin}/documents/${database}`)
    await page.getByRole('button', { name: 'Create collection' }).click()
    const dialog = page.getByRole('dialog', { name: /^Create a collection/ })
    const create = dialog.getByRole('button', { name: 'Create collection' })
    await dialog.getByLabel('Name', { exact: true }).fill('log')
    await dialog.getByLabel(/^Capped/).check()
    await dialog.getByLabel('Size in bytes').fill('none')
    await create.click()
    await dialog.getByText('A capped collection has a size in bytes.').waitFor()
    await dialog.getByLabel('Size in bytes').fill('4096')
    await page.evaluate(AXE)
    await clean(page)
    await create.click()
    await page.getByRole('heading', { name: 'No documents yet' }).waitFor()
    const [made] = await client.db(database).listCollections({ name: 'log' }).toArray()
    assert.is(made !== undefined && 'options' in made && made.options?.capped, true)
    await collectionAct(page, 'Rename…')
    await page.getByRole('dialog').getByLabel('Name').fill('journal')
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('heading', { name: 'journal', level: 1 }).waitFor({ state: 'attached' })
    await collectionAct(page, 'Delete collection…')
    const drop = page.getByRole('dialog').getByRole('button', { name: 'Delete collection' })
    assert.ok(await drop.isDisabled())
    await page.getByRole('dialog').getByLabel('Type journal to confirm').fill('journal')
    await drop.click()
    await eventually(
      async () => (await client.db(database).listCollections().toArray()).map(({ name }) => name),
      (names) => names.join() === 'first',
    )
  }),
)

test.run()
