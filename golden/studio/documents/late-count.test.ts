import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { fillCatalogue } from './catalogue.ts'
import { withRelayedPage } from './wire/with-relayed-page.ts'

test(
  'documents are in sight before anybody knows how many they are, and are counted once for all their pages',
  withRelayedPage([], async (page, { origin, between, client, database }) => {
    await fillCatalogue(client, database)
    const counts = () => between.commands().filter(({ name }) => name === 'count')
    const range = () => page.locator('.page-range').innerText()
    between.hold('count')
    await page.goto(`${origin}/documents/${database}/books?limit=5&filter={in_print: true}`)
    await page.getByRole('article').first().waitFor()
    const waiting = counts().filter(({ isGone }) => !isGone())
    assert.is(waiting.length, 1, 'the number is still waited for')
    assert.is(await range(), '1–5')
    between.release()
    await page.goto(`${origin}/documents/${database}/books?limit=5&filter={in_print: false}`)
    await eventually(range, (text) => text === '1–5 of 60')
    const before = counts().length
    await page.getByRole('button', { name: 'Next page' }).click()
    await eventually(range, (text) => text === '6–10 of 60')
    assert.is(counts().length, before)
  }),
)

test.run()
