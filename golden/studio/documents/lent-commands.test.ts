import { Long } from 'mongodb'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE } from '../axe-faults.ts'
import { fillCatalogue } from './catalogue.ts'
import { clean } from './clean.ts'
import { editorNamed } from './document-pages.ts'
import { TOLD_PLAN } from './wire/told-plan.ts'
import { withRelayedPage } from './wire/with-relayed-page.ts'

/** A relay answers as MongoDB does where no server of tests can, and keeps what it was asked. */
const steps = (page: Page) =>
  page.getByRole('tree', { name: 'Steps of the plan' }).getByRole('treeitem')

const step = (page: Page, name: string) => steps(page).filter({ hasText: name })

test(
  'a plan is a tree of steps with their figures, which the keys walk over and open',
  withRelayedPage([], async (page, { origin, between, client, database }) => {
    await fillCatalogue(client, database)
    between.answer('explain', TOLD_PLAN)
    const filter = new URLSearchParams({
      ...{ filter: "{ tags: 'history', in_print: true }", sort: '{ sold: -1 }', view: 'plan' },
    })
    await page.goto(`${origin}/documents/${database}/books?${filter}`)
    await step(page, 'SORT').waitFor()
    assert.is(await steps(page).count(), 3)
    assert.match(await step(page, 'IXSCAN').innerText(), /tags_1/)
    const levels = await steps(page).evaluateAll((items) =>
      items.map((item) => item.getAttribute('aria-level')),
    )
    assert.equal(levels, ['1', '2', '3'])
    await page.getByText('Documents examined').first().waitFor()
    await page.getByText('The index "tags_1" serves only a part of this query').waitFor()
    await step(page, 'SORT').focus()
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await page.getByText('Keys examined: 96').waitFor()
    await page.getByText(/indexBounds/).waitFor()
    await page.evaluate(AXE)
    await clean(page)
  }),
)

test(
  'a plan without conditions needs no index; where no plan is told, nothing is said of none',
  withRelayedPage([], async (page, { origin, between, client, database }) => {
    await fillCatalogue(client, database)
    await page.goto(`${origin}/documents/${database}/books?view=plan`)
    await page.getByRole('heading', { name: 'The server tells no plan' }).waitFor()
    assert.is(await page.locator('.advice').count(), 0)
    between.answer('explain', TOLD_PLAN)
    await page.getByLabel('Run and measure').uncheck()
    await page.getByText('Without a condition and an order').waitFor()
    const either = new URLSearchParams({ filter: '{ $or: [{ a: 1 }, { b: 2 }] }', view: 'plan' })
    await page.goto(`${origin}/documents/${database}/books?${either}`)
    await page.getByText('is judged by conditions on fields').waitFor()
  }),
)

test(
  'a validator is saved, and what the server refuses is told',
  withRelayedPage([/422/], async (page, { origin, between, client, database }) => {
    await fillCatalogue(client, database)
    between.answer('collMod', {})
    await page.goto(`${origin}/documents/${database}/books/validation`)
    const validator = editorNamed(page, 'Validator')
    await validator.fill("{ title: { $type: 'string' } }")
    await page.getByLabel('Level').selectOption('moderate')
    await page.getByLabel('Action').selectOption('warn')
    const save = page.getByRole('button', { name: 'Save validation' })
    await save.click()
    await page.getByText('Saved the validation').last().waitFor()
    await page.evaluate(AXE)
    await clean(page)
    const sent = between.commands().filter(({ name }) => name === 'collMod')
    assert.equal(
      sent.map(({ body }) => body),
      [
        {
          ...{ collMod: 'books', validator: { title: { $type: 'string' } } },
          ...{ validationLevel: 'moderate', validationAction: 'warn' },
        },
      ],
    )
    between.refuse('collMod', { code: 2, codeName: 'BadValue' })
    await validator.fill("{ title: { $type: 'text' } }")
    await save.click()
    await page.getByText(/BadValue/).waitFor()
    assert.is(await validator.innerText(), "{ title: { $type: 'text' } }", 'the text stays')
  }),
)

test(
  'hidden, partial and text indexes are described and created, and told from others in the list',
  withRelayedPage([], async (page, { origin, between, client, database }) => {
    await fillCatalogue(client, database)
    between.answer('createIndexes', {})
    await page.goto(`${origin}/documents/${database}/books/indexes`)
    const dialog = page.getByRole('dialog', { name: 'Create index' })
    const open = () => page.getByRole('button', { name: 'Create index' }).click()
    const create = () => dialog.getByRole('button', { name: 'Create index' }).click()
    const field = dialog.getByLabel('Field 1', { exact: true })
    await open()
    await field.fill('sold')
    await dialog.getByLabel('Hidden').check()
    await dialog.getByLabel(/partial/).fill('{ in_print: ')
    await create()
    await dialog.getByRole('alert').waitFor()
    await dialog.getByLabel(/partial/).fill('{ in_print: true }')
    await page.evaluate(AXE)
    await clean(page)
    await create()
    await page.getByText('Created the index sold_1').last().waitFor()
    await open()
    await field.fill('title')
    await dialog.getByLabel('Direction of field 1').selectOption('text')
    await dialog.getByLabel('Weights').fill('{ title: 10 }')
    await dialog.getByLabel('Language').fill('english')
    await clean(page)
    await create()
    await page.getByText('Created the index title_text').last().waitFor()
    const sent = between.commands().filter(({ name }) => name === 'createIndexes')
    assert.equal(
      sent.map(({ body }) => body.indexes),
      [
        [
          {
            ...{ key: { sold: 1 }, name: 'sold_1', hidden: true },
            partialFilterExpression: { in_print: true },
          },
        ],
        [
          {
            ...{ key: { title: 'text' }, name: 'title_text' },
            ...{ weights: { title: 10 }, default_language: 'english' },
          },
        ],
      ],
    )
    const kept = sent.flatMap(({ body }) => body.indexes)
    between.answer('listIndexes', {
      cursor: {
        id: Long.ZERO,
        ns: `${database}.books`,
        firstBatch: kept.map((each) => ({ v: 2, ...each })),
      },
    })
    await page.reload()
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await row('sold_1').getByText('partial', { exact: true }).waitFor()
    await row('sold_1').getByText('hidden', { exact: true }).waitFor()
    await row('title_text').getByText('text', { exact: true }).waitFor()
    await page.evaluate(AXE)
    await clean(page)
  }),
)

test.run()
