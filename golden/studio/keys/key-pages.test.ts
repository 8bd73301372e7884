import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { seedKeys, withKeyPage } from './key-scene.ts'

const inTree = (page: Page, name: RegExp) =>
  page.getByRole('tree', { name: 'Keys' }).getByRole('treeitem', { name })

async function openCart(page: Page): Promise<void> {
  await inTree(page, /session/).click()
  await inTree(page, /8f21/).click()
  await inTree(page, /cart/).click()
  await page.getByRole('heading', { name: 'session:8f21:cart' }).waitFor()
  // The name is known before the value has been read.
  await page.getByRole('gridcell', { name: 'EUR' }).waitFor()
}

async function typeInto(page: Page, row: string, text: string): Promise<void> {
  const line = page.getByRole('row').filter({ hasText: row })
  await line.getByRole('gridcell').nth(2).dblclick()
  const editor = page.getByRole('grid').getByRole('textbox')
  await editor.fill(text)
  await editor.press('Enter')
}

test('a field is edited where it stands, and the change is taken back', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openCart(page)
      const currency = () => client.hget('session:8f21:cart', 'currency')
      // The address of a key is a page of its own.
      await page.reload()
      await page.getByRole('grid').waitFor()
      assert.match(await page.getByRole('grid').innerText(), /\\x00\\x01\\xfe\\x07/)
      await page.getByText('Gone at').waitFor()
      await typeInto(page, 'currency', 'GBP')
      await page.getByText('Saved', { exact: true }).waitFor()
      assert.is(await currency(), 'GBP')
      await page.getByText('currency set').waitFor()
      await page.getByRole('complementary', { name: 'About this key' }).getByText('Undo').click()
      await eventually(currency, (found) => found === 'EUR')
      await page.getByRole('gridcell', { name: 'EUR' }).waitFor()
    },
    { seed: seedKeys },
  )
})

test('a field that has changed meanwhile is a conflict with both values', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openCart(page)
      await client.hset('session:8f21:cart', 'currency', 'USD')
      await typeInto(page, 'currency', 'GBP')
      await page.getByRole('button', { name: 'Conflict' }).click()
      const trouble = page.getByRole('dialog', { name: 'Conflict' })
      assert.match(await trouble.innerText(), /GBP[\s\S]*USD/)
      await trouble.getByRole('button', { name: 'Keep mine' }).click()
      await eventually(
        () => client.hget('session:8f21:cart', 'currency'),
        (found) => found === 'GBP',
      )
    },
    { seed: seedKeys, allowed: [/409/] },
  )
})

test('a time to live that is typed stays while the key is read again', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openCart(page)
      await page.getByText('Gone at').waitFor()
      const { promise: typed, resolve: goOn } = Promise.withResolvers<void>()
      await page.route(/\/api\/key\?/, async (route) => {
        await typed
        await route.continue()
      })
      const asked = page.waitForRequest(/\/api\/key\?/)
      await page.keyboard.press('Alt+R')
      await asked
      const answered = page.waitForResponse(/\/api\/key\?/)
      await page.getByLabel('Seconds from now').fill('7000')
      goOn()
      await answered
      await page.getByRole('button', { name: 'Set', exact: true }).click()
      await eventually(
        () => client.ttl('session:8f21:cart'),
        (ttl) => ttl > 6000,
      )
    },
    { seed: seedKeys },
  )
})

test('a key is made with its time to live', async () => {
  await withKeyPage(async ({ page, client }) => {
    await page.getByRole('button', { name: 'New key' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New key' })
    await dialog.getByText('Type', { exact: true }).waitFor()
    await dialog.getByLabel('Key', { exact: true }).fill('greeting')
    await dialog.getByLabel('Value').fill('Hello')
    const seconds = dialog.getByLabel('Seconds to live, empty: for ever')
    const create = dialog.getByRole('button', { name: 'Create key' })
    await seconds.fill('soon')
    assert.ok(await create.isDisabled())
    await seconds.fill('600')
    await create.click()
    await page.getByRole('heading', { name: 'greeting' }).waitFor()
    assert.ok((await client.ttl('greeting')) > 500)
  })
})

test('keys are made, renamed, deleted with undo, and given a time to live', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await page.getByRole('button', { name: 'New key' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'New key' })
      await dialog.getByLabel('Key').fill('greeting')
      await dialog.getByLabel('Value').fill('Hello')
      await dialog.getByRole('button', { name: 'Create key' }).click()
      await page.getByRole('heading', { name: 'greeting' }).waitFor()
      await page.getByLabel('Seconds from now').fill('600')
      await page.getByRole('button', { name: 'Set', exact: true }).click()
      await eventually(
        () => client.ttl('greeting'),
        (ttl) => ttl > 500,
      )
      await page.getByRole('button', { name: 'Rename' }).click()
      const copies = page.getByLabel('Keep the old key')
      await copies.check()
      await page.getByRole('dialog', { name: 'Copy greeting' }).waitFor()
      await copies.uncheck()
      await page.getByRole('dialog', { name: 'Rename greeting' }).waitFor()
      await page.getByLabel('New name').fill('salute')
      await page.getByRole('button', { name: 'Rename key' }).click()
      await page.getByRole('heading', { name: 'salute' }).waitFor()
      assert.is(await client.get('salute'), 'Hello')
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await eventually(
        () => client.exists('salute'),
        (count) => count === 0,
      )
      await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
      await eventually(
        () => client.exists('salute'),
        (count) => count === 1,
      )
    },
    { seed: seedKeys },
  )
})

test('keys are deleted by a pattern after their number was typed', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await page.getByRole('button', { name: 'Delete by pattern…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete keys by a pattern' })
      await dialog.getByLabel(/^Pattern/).fill('session:*')
      await dialog.getByRole('button', { name: 'Count keys' }).click()
      await dialog.getByLabel('Type 2 to delete that many keys').fill('2')
      await dialog.getByRole('button', { name: 'Delete 2 keys' }).click()
      await eventually(
        () => client.dbsize(),
        (count) => count === 4,
      )
    },
    { seed: seedKeys },
  )
})

test('a deletion by a pattern that broke off is taken back in its dialog', async () => {
  const count = 40_000
  await withKeyPage(
    async ({ page, client }) => {
      await page.getByRole('button', { name: 'Delete by pattern…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete keys by a pattern' })
      await dialog.getByLabel(/^Pattern/).fill('key:*')
      await dialog.getByRole('button', { name: 'Count keys' }).click()
      await dialog.getByLabel(/^Type 40000 to delete/).fill(`${count}`)
      await dialog.getByRole('button', { name: 'Delete 40,000 keys' }).click()
      await eventually(
        () => client.dbsize(),
        (left) => left < count - 1000,
      )
      await client.call('ACL', 'SETUSER', 'eraser', '-unlink')
      await dialog.getByText('permission denied').waitFor()
      assert.ok((await client.dbsize()) < count)
      await client.call('ACL', 'SETUSER', 'eraser', '+unlink')
      await dialog.getByRole('button', { name: 'Undo' }).click()
      await eventually(
        () => client.dbsize(),
        (left) => left === count,
      )
      await dialog.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
    },
    {
      user: { name: 'eraser', rules: ['~*', '&*', '+@all'] },
      async seed({ client }) {
        const pipeline = client.pipeline()
        for (let at = 0; at < count; at++) pipeline.set(`key:${at}`, 'value')
        await pipeline.exec()
      },
    },
  )
})

test('the console answers with types, and says why a gated command is not sent', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await page.getByRole('link', { name: 'Console' }).first().click()
      const prompt = page.getByRole('textbox', { name: /Command/ })
      const log = page.getByRole('log')
      await prompt.fill('LLEN queue:mail')
      await page.getByText('LLEN key').waitFor()
      await prompt.press('Enter')
      await log.getByText('(integer) 2').waitFor()
      await prompt.press('ArrowUp')
      assert.is(await prompt.inputValue(), 'LLEN queue:mail')
      await prompt.fill('FLUSHDB')
      await prompt.press('Enter')
      await log.getByText(/--allow-dangerous/).waitFor()
      assert.is(await client.dbsize(), 6)
    },
    { seed: seedKeys, allowed: [/403/] },
  )
})

test('the pages of the server say what it says', async () => {
  await withKeyPage(
    async ({ page }) => {
      await page.getByRole('link', { name: 'Server' }).first().click()
      await page.getByRole('button', { name: 'Measure' }).click()
      await page.getByText(/^Measured 6 keys/).waitFor()
      await page.getByText('redis_version').waitFor()
      await page.getByRole('link', { name: 'Slow log' }).first().click()
      await page.getByRole('heading', { name: 'Slow log' }).waitFor()
      await page.getByRole('link', { name: 'Pub/sub' }).first().click()
      await page.getByRole('heading', { name: 'Pub/sub' }).waitFor()
    },
    { seed: seedKeys },
  )
})

test.run()
