import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { withKeyPage } from './key-scene.ts'
import { openKey } from './key-steps.ts'

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Holds a request back until what is returned is called, which resolves when it is answered. */
async function heldBack(page: Page, url: string): Promise<() => Promise<void>> {
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return async () => {
    const answered = page.waitForResponse(url)
    goOn()
    await answered
    await page.unroute(url)
  }
}

async function openWhole(page: Page, text: string) {
  await rowOf(page, text)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Open the whole value' }).click()
  return page.getByRole('dialog', { name: /^Value of/ })
}

test('bytes that are no text are edited as hex and as base64, byte for byte', async () => {
  const flags = Buffer.of(0, 1, 0xfe, 7)
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, 'flags')
      const dialog = await openWhole(page, 'sent')
      const field = dialog.getByRole('textbox', { name: 'Whole value' })
      assert.is(await field.inputValue(), '00 01 fe 07')
      await field.fill('00 01 fe 07 ff')
      await dialog.getByRole('button', { name: 'Save value' }).click()
      const flagged = async () => (await client.hgetBuffer('flags', 'sent'))?.toString('hex')
      await eventually(flagged, (found) => found === '0001fe07ff')
      await dialog.waitFor({ state: 'detached' })
      await openWhole(page, 'sent')
      await dialog.getByLabel('How the value is shown').selectOption('base64')
      assert.is(await field.inputValue(), Buffer.from('0001fe07ff', 'hex').toString('base64'))
      await field.fill('!')
      await field.press('Control+Enter')
      await dialog.getByText('Not saved: this is no base64.').waitFor()
      await field.fill(Buffer.from('ffff', 'hex').toString('base64'))
      await field.press('Control+Enter')
      await eventually(flagged, (found) => found === 'ffff')
    },
    {
      async seed({ client }) {
        await client.hset('flags', 'sent', flags)
      },
    },
  )
})

test('what was cut is read whole, and what is typed over it replaces it alone', async () => {
  const long = `${'0123456789'.repeat(4000)}end`
  const bytes = randomBytes(40_000)
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, 'members')
      const dialog = await openWhole(page, '0123456789')
      const field = dialog.getByRole('textbox', { name: 'Whole value' })
      await eventually(
        () => field.inputValue(),
        (text) => text === long,
      )
      await field.fill(`${long}!`)
      await dialog.getByRole('button', { name: 'Save value' }).click()
      await eventually(
        async () => (await client.smembers('members')).toSorted().map(({ length }) => length),
        (lengths) => lengths.join(' ') === '40004 5',
      )
      await rowOf(page, '0123456789')
        .getByRole('button', { name: /^Actions/ })
        .click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await eventually(
        () => client.smembers('members'),
        (left) => left.join() === 'other',
      )
      await openKey(page, 'scores')
      await openWhole(page, '1.5')
      const told = async () => (await field.inputValue()).replaceAll(/\s/g, '')
      await eventually(told, (text) => text === bytes.toString('hex'))
      assert.ok(await field.evaluate((element) => element.hasAttribute('readonly')))
    },
    {
      async seed({ client }) {
        await client.sadd('members', long, 'other')
        await client.zadd('scores', 1.5, bytes)
      },
    },
  )
})

test('a field whose name was cut is not written, and an element that moved is not deleted', async () => {
  const long = (sign: string) => sign.repeat(20_000)
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, 'hash')
      const dialog = await openWhole(page, 'short')
      const field = dialog.getByRole('textbox', { name: 'Whole value' })
      assert.ok(await field.evaluate((element) => element.hasAttribute('readonly')))
      await page.keyboard.press('Escape')
      await openKey(page, 'queue')
      await client.lpush('queue', long('c'))
      const remove = async () => {
        await rowOf(page, 'aaaa')
          .getByRole('button', { name: /^Actions/ })
          .click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
      }
      await remove()
      await page.getByText('nothing was changed').last().waitFor()
      assert.is(await client.llen('queue'), 3)
      await page.keyboard.press('Alt+R')
      await page.getByRole('row').nth(3).waitFor()
      await remove()
      await eventually(
        async () => (await client.lrange('queue', 0, -1)).map((each) => each[0]).join(),
        (left) => left === 'c,b',
      )
    },
    {
      allowed: [/409/],
      async seed({ client }) {
        await client.hset('hash', long('n'), 'short')
        await client.rpush('queue', long('a'), long('b'))
      },
    },
  )
})

test('bytes that somebody has changed meanwhile are shown, and are never written over unseen', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, 'note')
      const field = page.getByRole('textbox', { name: 'Value', exact: true })
      const save = page.getByRole('button', { name: 'Save value' })
      await field.fill('mine')
      await client.set('note', 'theirs')
      await save.click()
      await page.getByRole('group', { name: 'Theirs' }).getByText('theirs').waitFor()
      await client.set('note', 'newer')
      await page.getByRole('button', { name: 'Save over it' }).click()
      await page.getByRole('group', { name: 'Theirs' }).getByText('newer').waitFor()
      assert.is(await client.get('note'), 'newer')
      await page.getByRole('button', { name: 'Save over it' }).click()
      await save.waitFor({ state: 'detached' })
      assert.is(await client.get('note'), 'mine')
      assert.is(await field.inputValue(), 'mine')
    },
    {
      allowed: [/409/],
      async seed({ client }) {
        await client.set('note', 'first')
      },
    },
  )
})

test('what is typed while a value is read or saved stays, and is compared with what was in sight', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, 'lines')
      const dialog = await openWhole(page, 'first')
      const field = dialog.getByRole('textbox', { name: 'Whole value' })
      const save = dialog.getByRole('button', { name: 'Save value' })
      await field.fill('mine')
      await client.lset('lines', 0, 'theirs')
      await save.click()
      await dialog.getByRole('group', { name: 'Theirs' }).waitFor()
      const read = await heldBack(page, '**/api/key/element?*')
      await dialog.getByRole('button', { name: 'Take theirs' }).click()
      await field.fill('typed early')
      await read()
      await save.click()
      await dialog.getByRole('group', { name: 'Theirs' }).getByText('theirs').waitFor()
      assert.is(await client.lindex('lines', 0), 'theirs')
      await dialog.getByRole('button', { name: 'Discard' }).click()
      assert.is(await field.inputValue(), 'theirs')
      await field.fill('one')
      const stored = await heldBack(page, '**/api/key/edit?*')
      await save.click()
      await field.fill('one two')
      await stored()
      await eventually(
        () => client.lindex('lines', 0),
        (found) => found === 'one',
      )
      await save.click()
      await dialog.waitFor({ state: 'detached' })
      assert.is(await client.lindex('lines', 0), 'one two')
    },
    {
      allowed: [/409/],
      async seed({ client }) {
        await client.rpush('lines', 'first')
      },
    },
  )
})

test('lines that end as on Windows stay so, and mixed ones are edited as hex only', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, 'lines')
      const dialog = await openWhole(page, 'both')
      await dialog.getByText('Its lines end in more than one way').waitFor()
      await page.keyboard.press('Escape')
      const cell = rowOf(page, 'first').getByRole('gridcell').nth(1)
      await cell.focus()
      await page.keyboard.press('Enter')
      const editor = page.getByRole('grid').getByRole('textbox')
      await editor.fill('first\nthird')
      await editor.press('Enter')
      await eventually(
        () => client.lindex('lines', 0),
        (found) => found === 'first\r\nthird',
      )
    },
    {
      async seed({ client }) {
        await client.rpush('lines', 'first\r\nsecond', 'both\r\nof\nthem')
      },
    },
  )
})

test('the tree is folded at another separator', async () => {
  await withKeyPage(
    async ({ page }) => {
      const tree = page.getByRole('tree', { name: 'Keys' })
      await tree.getByRole('treeitem', { name: 'users/1' }).waitFor()
      const field = page.getByRole('textbox', { name: 'Separator of names' })
      await field.fill('/')
      await field.press('Enter')
      await tree.getByRole('treeitem', { name: /^users 2/ }).click()
      await tree.getByRole('treeitem', { name: /2$/ }).last().waitFor()
      await page.reload()
      await tree.getByRole('treeitem', { name: /^users 2/ }).waitFor()
      await field.fill('')
      await field.press('Enter')
      assert.is(await field.inputValue(), '/', 'there is always one')
    },
    {
      async seed({ client }) {
        await client.mset('users/1', 'a', 'users/2', 'b')
      },
    },
  )
})

test.run()
