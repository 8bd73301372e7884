import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { AXE } from '../axe-faults.ts'
import { eventually } from '../steps.ts'
import { fillCatalogue } from './catalogue.ts'
import { clean } from './clean.ts'
import { editorNamed } from './document-pages.ts'
import { withDocumentPage } from './with-document-page.ts'

const stage = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Stages of the pipeline' })
    .getByRole('listitem')
    .nth(number - 1)

const output = (page: Page) => page.getByRole('region', { name: 'Output of the pipeline' })

test(
  'a pipeline is built stage by stage, seen, run, written as text, saved and opened again',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    await page.goto(`${origin}/documents/${database}/books/aggregation`)
    await page.getByRole('heading', { name: 'A pipeline has stages' }).waitFor()
    await page.evaluate(AXE)
    await addStage(page, { number: 1, operator: '$match', body: '{ in_print: true }' })
    await addStage(page, {
      ...{ number: 2, operator: '$group' },
      body: '{ _id: "$price.currency", books: { $sum: 1 } }',
    })
    await addStage(page, { number: 3, operator: '$sort', body: '{ books: 1 }' })
    await stage(page, 3).getByText('{ _id: "GBP", books: 36 }').waitFor()
    await clean(page)
    await page.getByRole('button', { name: 'Move stage 3 up' }).click()
    await eventually(
      () => stage(page, 2).getByRole('textbox').innerText(),
      (text) => text === '{ books: 1 }',
    )
    await page.getByRole('switch', { name: 'Stage 2 is run' }).click()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await output(page).getByText('2 documents').waitFor()
    await output(page).getByText('"GBP"').waitFor()
    await asTextAndBack(page)
    await saveAndOpen(page)
    await page.getByRole('button', { name: 'Code for the driver' }).click()
    await page.getByRole('dialog').getByText('.aggregate([').waitFor()
  }),
)

interface Wanted {
  readonly number: number
  readonly operator: string
  readonly body: string
}

async function addStage(page: Page, { number, operator, body }: Wanted): Promise<void> {
  await page.getByRole('button', { name: 'Add stage' }).click()
  await page.getByLabel(`Operator of stage ${number}`).selectOption(operator)
  await editorNamed(page, `Stage ${number}, ${operator}`).fill(body)
}

async function asTextAndBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  const text = editorNamed(page, 'The pipeline as text')
  await eventually(
    () => text.innerText(),
    (written) => written.includes('// off { $sort: { books: 1 } },'),
  )
  await text.fill('[{ $match: ')
  await page
    .getByRole('alert')
    .getByText(/^At character/)
    .waitFor()
  assert.ok(await page.getByRole('button', { name: 'Stages', exact: true }).isDisabled())
  await text.fill('[{ $match: { in_print: false } }, { $limit: 3 }]')
  await page.getByRole('button', { name: 'Stages', exact: true }).click()
  await stage(page, 2).getByText('First 3 of').or(stage(page, 2).getByText('3 documents')).waitFor()
}

async function saveAndOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save the pipeline' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Three out of print')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Queries' }).click()
  await page.getByRole('button', { name: /\$match → \$sort → \$group|\$match → \$group/ }).waitFor()
  await clean(page)
  await page.getByRole('button', { name: /^Three out of print/ }).click()
  await page.getByRole('heading', { name: 'Three out of print' }).waitFor()
  await editorNamed(page, 'Stage 2, $limit').waitFor()
}

test(
  'a stage that writes is confirmed by the name of its collection',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    await client.db(database).collection('copied').insertMany([{}, {}])
    await page.goto(`${origin}/documents/${database}/books/aggregation`)
    await addStage(page, { number: 1, operator: '$limit', body: '5' })
    await addStage(page, { number: 2, operator: '$out', body: "'copied'" })
    await stage(page, 2).getByText('Replaces all 2 documents of copied.').waitFor()
    await page.getByRole('button', { name: 'Run…' }).click()
    const dialog = page.getByRole('dialog')
    const run = dialog.getByRole('button', { name: 'Run and write' })
    assert.ok(await run.isDisabled())
    const copied = () => client.db(database).collection('copied').countDocuments()
    assert.is(await copied(), 2)
    await dialog.getByLabel('Type copied to confirm').fill('copied')
    await run.click()
    await output(page).getByRole('heading', { name: 'Wrote copied' }).waitFor()
    assert.is(await copied(), 5)
  }),
)

test(
  'fields and operators are completed from a sample, in the filter and in stages',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    await page.goto(`${origin}/documents/${database}/books`)
    const filter = editorNamed(page, 'Filter')
    await filter.click()
    await page.keyboard.type('{ curr')
    await page.getByRole('option', { name: /price\.currency/ }).click()
    await page.keyboard.type(': { $e')
    await page.getByRole('option', { name: /\$eq/ }).click()
    await page.keyboard.type(": 'GBP'")
    await page.keyboard.press('Enter')
    await page.getByText('of 48').waitFor()
    await page.goto(`${origin}/documents/${database}/books/aggregation`)
    await addStage(page, { number: 1, operator: '$project', body: '{ total: "$sold" }' })
    await addStage(page, { number: 2, operator: '$sort', body: '{ _id: 1 }' })
    await stage(page, 2)
      .getByText(/total: NumberLong/)
      .first()
      .waitFor()
    await editorNamed(page, 'Stage 2, $sort').click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await page.keyboard.type('{ to')
    await page.getByRole('option', { name: /^total/ }).waitFor()
  }),
)

test(
  'what comes out of a stage is never shown at another one, and a plan stands still while somebody types',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().replace(/^.*\//, '')))
    await page.goto(`${origin}/documents/${database}/books/aggregation`)
    await addStage(page, { number: 1, operator: '$match', body: '{ in_print: true }' })
    await addStage(page, { number: 2, operator: '$limit', body: '1' })
    await stage(page, 2).getByText('1 document', { exact: true }).waitFor()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/aggregate/preview', async (route) => {
      await promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Move stage 2 up' }).click()
    await editorNamed(page, 'Stage 1, $limit').waitFor()
    assert.is(await stage(page, 1).getByText('1 document', { exact: true }).count(), 1)
    assert.is(await stage(page, 2).getByText('First 3 of 10 or more').count(), 1)
    resolve()
    await stage(page, 2).getByText('No documents come out').waitFor()
    await page.getByRole('button', { name: 'Explain' }).click()
    await output(page).getByRole('heading', { name: 'Plan', exact: true }).waitFor()
    asked.length = 0
    await editorNamed(page, 'Stage 1, $limit').click()
    await page.keyboard.press('End')
    await page.keyboard.type('2345', { delay: 20 })
    await eventually(
      async () => asked.filter((each) => each === 'explain').length,
      (count) => count > 0,
    )
    assert.is(asked.filter((each) => each === 'explain').length, 1)
  }),
)

test(
  'a stage that has to be the first one is previewed without a limit before it',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    await page.goto(`${origin}/documents/${database}/books/aggregation`)
    const preview = (operator: string) =>
      page.waitForRequest((request) => request.postData()?.includes(`\\"${operator}\\"`) === true)
    const [sorted] = await Promise.all([
      preview('$sort'),
      addStage(page, { number: 1, operator: '$sort', body: '{ _id: 1 }' }),
    ])
    assert.is(sorted.postDataJSON().input, 1000)
    const [near] = await Promise.all([
      preview('$geoNear'),
      page.getByLabel('Operator of stage 1').selectOption('$geoNear'),
    ])
    assert.is(near.postDataJSON().input, undefined)
  }),
)

test(
  'a pipeline that could not be read again is not saved, and its text says why',
  withDocumentPage({}, async (page, { origin, client, database }) => {
    await fillCatalogue(client, database)
    await page.goto(`${origin}/documents/${database}/books/aggregation`)
    await addStage(page, { number: 1, operator: '$match', body: '{ in_print: ' })
    const save = page.getByRole('button', { name: 'Save the pipeline' })
    await page.getByRole('switch', { name: 'Stage 1 is run' }).click()
    assert.ok(await save.isDisabled())
    await page.getByRole('button', { name: 'Text', exact: true }).click()
    await page
      .getByRole('alert')
      .getByText(/^At character/)
      .waitFor()
    await editorNamed(page, 'The pipeline as text').fill('[{ $limit: 3 }]')
    assert.not(await save.isDisabled())
  }),
)

test.run()
