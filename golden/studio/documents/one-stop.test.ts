import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withDocumentPage } from './with-document-page.ts'

const focused = (page: Page) =>
  page
    .locator(':focus')
    .evaluate((control) => [
      control.closest('article')?.getAttribute('aria-label') ?? null,
      control.getAttribute('aria-label'),
    ])

test(
  'each document of the list is one stop of Tab, and the arrows go through its fields',
  withDocumentPage({}, async (page, { client, database, origin }) => {
    const fields = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`f${at}`, `v${at}`]))
    const documents = [1, 2, 3, 4, 5].map((_id) => ({ _id, ...fields }))
    await client.db(database).collection<{ _id: number }>('notes').insertMany(documents)
    await page.goto(`${origin}/documents/${database}/notes`)
    await page.getByRole('article', { name: 'Document 5' }).waitFor()
    await page.getByRole('checkbox', { name: 'Select document 1' }).focus()
    await page.keyboard.press('Tab')
    assert.equal(await focused(page), ['Document 2', 'Select document 2'])
    for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowDown')
    assert.equal(await focused(page), ['Document 2', 'Edit f0: "v0"'])
    await page.keyboard.press('ArrowLeft')
    assert.equal(await focused(page), ['Document 2', 'Delete 2'])
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    assert.equal(await focused(page), ['Document 2', 'Select document 2'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    assert.equal(await focused(page), ['Document 3', 'Select document 3'])
    await page.keyboard.press('Shift+Tab')
    assert.equal(await focused(page), ['Document 2', 'Edit 2 as text'])
    await page.getByRole('button', { name: 'Edit f0: "v0"' }).nth(3).press('Enter')
    await page.getByLabel('Value of f0').fill('new')
    await page.keyboard.press('Enter')
    await page.getByRole('article', { name: 'Document 4' }).getByText('1 field changed').waitFor()
    const stops = page.locator('article :is(header, ul) button:not([tabindex="-1"])')
    const boxes = page.locator('article input[type=checkbox]:not([tabindex="-1"])')
    assert.is((await stops.count()) + (await boxes.count()), 5)
  }),
)

test.run()
