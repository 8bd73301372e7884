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
