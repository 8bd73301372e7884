import type { Locator, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { seedKeys, withKeyPage } from './key-scene.ts'
import { openKey } from './key-steps.ts'

const CART = 'session:8f21:cart'
const cellOf = (page: Page, field: string): Locator =>
  page.getByRole('row').filter({ hasText: field }).getByRole('gridcell').nth(2)
const isFocused = (cell: Locator) => cell.evaluate((element) => element.matches(':focus'))

test('cells are reached, edited, given up and deleted by the keyboard alone', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, CART)
      const { keyboard } = page
      await cellOf(page, 'customer').focus()
      await keyboard.press('ArrowDown')
      assert.ok(await isFocused(cellOf(page, 'currency')), 'an arrow leads to the next row')
      await keyboard.press('Enter')
      await keyboard.type('GBP')
      await keyboard.press('Escape')
      assert.ok(await isFocused(cellOf(page, 'currency')), 'the cell has the focus again')
      assert.is(await client.hget(CART, 'currency'), 'EUR')
      await keyboard.press('F2')
      await keyboard.type('USD')
      await keyboard.press('Tab')
      await eventually(
        () => client.hget(CART, 'currency'),
        (found) => found === 'USD',
      )
      assert.ok(await isFocused(cellOf(page, 'note')), 'Tab stores, and goes on')
      await keyboard.type('xyz')
      await keyboard.press('Enter')
      await eventually(
        () => client.hget(CART, 'note'),
        (found) => found === 'xyz',
      )
      await keyboard.press('Control+Home')
      await keyboard.press('Delete')
      await eventually(
        () => client.hexists(CART, 'customer'),
        (found) => found === 0,
      )
      await cellOf(page, 'customer').waitFor({ state: 'detached' })
      await eventually(
        () => page.evaluate("document.activeElement.getAttribute('role')"),
        (role) => role === 'gridcell',
      )
      await keyboard.press('Control+Z')
      await eventually(
        () => client.hget(CART, 'customer'),
        (found) => found === '1042',
      )
    },
    { seed: seedKeys },
  )
})

test('what is typed stays while the key is read again', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, CART)
      await cellOf(page, 'currency').dblclick()
      const editor = page.getByRole('grid').getByRole('textbox')
      await editor.fill('GB')
      await client.hset(CART, { note: 'Front door', currency: 'NOK' })
      await page.evaluate(() => new BroadcastChannel('quarry-writes').postMessage('write'))
      await page.getByRole('gridcell', { name: 'Front door' }).waitFor()
      assert.is(await editor.inputValue(), 'GB')
      await editor.press('Enter')
      // What was seen when the edit began is what is compared.
      await page.getByRole('button', { name: 'Conflict' }).waitFor()
      assert.is(await client.hget(CART, 'currency'), 'NOK')
    },
    { seed: seedKeys, allowed: [/409/] },
  )
})

test('an edit that was only opened and left writes nothing, least of all over a conflict', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, CART)
      await cellOf(page, 'currency').dblclick()
      const editor = page.getByRole('grid').getByRole('textbox')
      await editor.fill('GBP')
      await client.hset(CART, 'currency', 'NOK')
      await editor.press('Enter')
      await page.getByRole('button', { name: 'Conflict' }).waitFor()
      await cellOf(page, 'currency').dblclick({ position: { x: 5, y: 5 } })
      assert.is(await editor.inputValue(), 'GBP', 'what was typed is edited on')
      await cellOf(page, 'customer').click()
      await editor.waitFor({ state: 'detached' })
      await cellOf(page, 'note').dblclick()
      await editor.fill('Front door')
      await editor.press('Enter')
      // Edits are sent one after the other.
      await eventually(
        () => client.hget(CART, 'note'),
        (found) => found === 'Front door',
      )
      assert.is(await client.hget(CART, 'currency'), 'NOK')
      await page.getByRole('button', { name: 'Conflict' }).waitFor()
    },
    { seed: seedKeys, allowed: [/409/] },
  )
})

test('elements that were read further on stay in sight when one of them is edited', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, 'long')
      await page.getByRole('button', { name: 'Read more' }).click()
      const cell = page.getByRole('gridcell', { name: 'item 250', exact: true })
      await cell.dblclick()
      const editor = page.getByRole('grid').getByRole('textbox')
      await editor.fill('new')
      await editor.press('Enter')
      await eventually(
        () => client.lindex('long', 250),
        (found) => found === 'new',
      )
      await page.getByText('Saved', { exact: true }).waitFor({ state: 'detached' })
      await page.getByRole('gridcell', { name: 'new', exact: true }).waitFor()
      assert.ok((await page.getByRole('row').count()) > 300)
    },
    {
      async seed({ client }) {
        await client.rpush('long', ...Array.from({ length: 500 }, (_, at) => `item ${at}`))
      },
    },
  )
})

test('leaving with a change that is not saved is asked for', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, 'session:8f21:token')
      const field = page.getByRole('textbox', { name: 'Value', exact: true })
      await field.fill('abcd')
      await page.getByText('1 not saved').waitFor()
      await page.getByRole('link', { name: 'Server' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Leave without saving' })
      await dialog.getByRole('button', { name: 'Stay' }).click()
      assert.is(await field.inputValue(), 'abcd')
      await page.keyboard.press('Escape')
      page.once('dialog', (asked) => void asked.dismiss())
      await page.close({ runBeforeUnload: true })
      assert.not(page.isClosed(), 'the browser asks as well')
      await page.getByRole('button', { name: 'Save value' }).click()
      await page.getByText('All changes saved').waitFor()
      assert.is(await client.get('session:8f21:token'), 'abcd')
      await field.fill('abcde')
      await page.getByRole('link', { name: 'Server' }).first().click()
      await dialog.getByRole('button', { name: 'Leave' }).click()
      await page.getByRole('heading', { name: 'Server', exact: true }).waitFor()
      assert.is(await client.get('session:8f21:token'), 'abcd')
    },
    { seed: seedKeys },
  )
})

test('the tree stays open when a key of it is shown', async () => {
  await withKeyPage(
    async ({ page }) => {
      const item = (name: RegExp) =>
        page.getByRole('tree', { name: 'Keys' }).getByRole('treeitem', { name })
      await item(/session/).click()
      await item(/8f21/).click()
      await item(/cart/).click()
      await page.getByRole('gridcell', { name: 'EUR' }).waitFor()
      await item(/token/).click()
      await page.getByRole('heading', { name: 'session:8f21:token' }).waitFor()
    },
    { seed: seedKeys },
  )
})

test.run()
