import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../../skip.ts'
import { AXE } from '../axe-faults.ts'
import { launchChromium } from '../launch-chromium.ts'
import { eventually } from '../steps.ts'
import { openStudioPage } from '../studio-page.ts'
import { clean } from './clean.ts'
import { editorNamed } from './document-pages.ts'
import { type DocumentScene, withDocuments } from './document-scene.ts'
import { withDocumentPage } from './with-document-page.ts'

const document = (page: Page, id: string) =>
  page.getByRole('article', { name: `Document ${id}`, exact: true })

test('documents are inserted, edited where they stand, found, deleted and taken back', async () => {
  const launched = await launchChromium()
  if (launched.kind === 'unavailable') return skip(launched.reason)
  const { browser } = launched
  try {
    await withDocuments({ engine: 'mongodb-java' }, async (scene) => {
      const { page, finish } = await openStudioPage({
        ...{ browser, origin: scene.origin, allowed: [/409/] },
        options: { reducedMotion: 'reduce' },
      })
      await page.goto(`${scene.origin}/`)
      await create(page, scene)
      await page.evaluate(AXE)
      await clean(page)
      await edit(page, scene)
      await findAndDelete(page, scene)
      await page.getByRole('link', { name: 'Documents' }).first().click()
      await page.getByRole('heading', { name: 'Databases' }).waitFor()
      await clean(page)
      await finish()
    })()
  } finally {
    await browser.close()
  }
})

async function create(page: Page, { database }: DocumentScene): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Create database' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create database' })
  await dialog.getByLabel('Database', { exact: true }).fill(database)
  await dialog.getByLabel('First collection').fill('books')
  await dialog.getByRole('button', { name: 'Create database' }).click()
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  const insert = page.getByRole('dialog', { name: 'Insert documents' })
  await insert
    .getByRole('textbox')
    .fill("[{ _id: 1, title: 'Moss', n: 1 }, { _id: 2, title: 'Fern' }]")
  await insert.getByRole('button', { name: 'Insert', exact: true }).click()
  await document(page, '2').waitFor()
}

async function edit(page: Page, { client, database }: DocumentScene): Promise<void> {
  const books = client.db(database).collection<{ _id: number; title?: string }>('books')
  const title = async () => (await books.findOne({ _id: 1 }))?.title
  await retitle(page, 'Lichen')
  await eventually(title, (found) => found === 'Lichen')
  await document(page, '1')
    .getByRole('button', { name: 'Save 1 field' })
    .waitFor({ state: 'detached' })
  await books.updateOne({ _id: 1 }, { $set: { title: 'Reed' } })
  await retitle(page, 'Rush')
  await document(page, '1').getByText('Somebody has changed this document.').waitFor()
  assert.is(await title(), 'Reed')
  await document(page, '1').getByRole('button', { name: 'Keep mine' }).click()
  await eventually(title, (found) => found === 'Rush')
}

async function retitle(page: Page, text: string): Promise<void> {
  const card = document(page, '1')
  await card.getByRole('button', { name: /^Edit title/ }).click()
  await card.getByLabel('Value of title').fill(text)
  await card.getByLabel('Value of title').press('Enter')
  await card.getByRole('button', { name: 'Save 1 field' }).click()
}

async function findAndDelete(page: Page, { client, database }: DocumentScene): Promise<void> {
  const books = client.db(database).collection('books')
  await editorNamed(page, 'Filter').fill("{ title: 'Fern' }")
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await document(page, '1').waitFor({ state: 'detached' })
  await document(page, '2').getByRole('button', { name: 'Delete 2' }).click()
  await eventually(
    () => books.countDocuments(),
    (count) => count === 1,
  )
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await eventually(
    () => books.countDocuments(),
    (count) => count === 2,
  )
}

test(
  'documents whose identifier is a boolean or null are edited and deleted, and changes are taken back one by one',
  withDocumentPage({}, async (page, { origin, client, database, ask }) => {
    const odd = client.db(database).collection<{ _id: boolean | null | string; n?: number }>('odd')
    // The driver would put another identifier in the place of null.
    for (const id of [true, null, 'true'])
      await ask('POST', '{db}/collections/odd/insert', { document: { _id: id, n: 1 } })
    await page.goto(`${origin}/documents/${database}/odd`)
    for (const id of ['true', 'null']) await setNumber(page, id, '7')
    const numbers = async () => (await odd.find().sort({ _id: 1 }).toArray()).map(({ n }) => n)
    // null sorts first, then the text, then the boolean.
    await eventually(numbers, (found) => found.join() === '7,1,7')
    await page.getByRole('button', { name: 'Undo', exact: false }).first().click()
    await eventually(numbers, (found) => found.join() === '1,1,7')
    await page.getByRole('button', { name: 'Undo', exact: false }).first().click()
    await eventually(numbers, (found) => found.join() === '1,1,1')
    for (const id of ['true', 'null'])
      await document(page, id)
        .last()
        .getByRole('button', { name: `Delete ${id}` })
        .click()
    await eventually(
      () => odd.find().toArray(),
      (found) => found.length === 1 && found[0]?._id === 'true',
    )
  }),
)

async function setNumber(page: Page, id: string, text: string): Promise<void> {
  const card = document(page, id).last()
  await card.getByRole('button', { name: /^Edit n:/ }).click()
  await card.getByLabel('Value of n').fill(text)
  await card.getByLabel('Value of n').press('Enter')
  await card.getByRole('button', { name: 'Save 1 field' }).click()
  await card.getByRole('button', { name: 'Save 1 field' }).waitFor({ state: 'detached' })
}

test.run()
