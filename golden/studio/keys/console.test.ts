import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { seedKeys, withKeyPage } from './key-scene.ts'
import { openKey } from './key-steps.ts'

const promptOf = (page: Page) => page.getByRole('textbox', { name: /Command/ })
const logOf = (page: Page) => page.getByRole('log', { name: 'Replies' })

async function send(page: Page, line: string): Promise<void> {
  await promptOf(page).fill(line)
  await promptOf(page).press('Enter')
}

test('the console below a key completes, helps, remembers and stops', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, 'scores')
      await page.keyboard.press('Control+J')
      const prompt = promptOf(page)
      await prompt.fill('hgeta')
      await page.getByText('HGETALL key').waitFor()
      await prompt.press('Tab')
      assert.is(await prompt.inputValue(), 'HGETALL ')
      await send(page, 'ZSCORE scores "ann"')
      await logOf(page).getByText('1.5').waitFor()
      await send(page, 'SET greeting "two words')
      await logOf(page).getByText('A quote is not closed.').waitFor()
      await prompt.press('ArrowUp')
      await prompt.press('ArrowUp')
      assert.is(await prompt.inputValue(), 'ZSCORE scores "ann"')
      await prompt.press('ArrowDown')
      await prompt.press('ArrowDown')
      assert.is(await prompt.inputValue(), '')
      // An answer that is long in coming is given up by Ctrl+C.
      await page.route('**/api/command', () => undefined)
      await send(page, 'LLEN queue:mail')
      await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
      await prompt.press('Control+C')
      await logOf(page).getByText('Stopped. What the server had begun may be done.').waitFor()
      await page.unroute('**/api/command')
      await send(page, 'SET greeting hello')
      await logOf(page).getByText('OK').waitFor()
      assert.is(await client.get('greeting'), 'hello')
      await page.getByRole('button', { name: 'Close console' }).click()
      await prompt.waitFor({ state: 'detached' })
    },
    { seed: seedKeys },
  )
})

test('the console sends bytes, tells what a command does, and why the server refuses one', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await page.goto(new URL('/console', page.url()).href)
      await send(page, String.raw`SET bytes "\xff\x00a"`)
      await logOf(page).getByText('OK').waitFor()
      assert.equal(await client.getBuffer('bytes'), Buffer.of(0xff, 0, 0x61))
      await send(page, String.raw`SET text "a\x00b"`)
      await send(page, 'GET text')
      await logOf(page)
        .getByText(String.raw`a\x00b`, { exact: true })
        .waitFor()
      await send(page, 'help')
      await logOf(page).getByText('tells what it does, such as HELP SET').waitFor()
      await page.getByText('Connected', { exact: true }).waitFor()
      await send(page, 'HELP pubsub  numsub')
      await logOf(page).getByText('PUBSUB NUMSUB [channel [channel ...]]').waitFor()
      await send(page, 'HELP nothing')
      await logOf(page).getByText('The server has no such command.').waitFor()
      await promptOf(page).press('ArrowUp')
      assert.is(await promptOf(page).inputValue(), 'HELP nothing')
      await send(page, 'SCAN abc')
      await logOf(page)
        .getByText('A cursor is 0, or one that an answer before has given.')
        .waitFor()
      await send(page, 'GEOADD places 200 0 a')
      await logOf(page).getByText('The server refuses the command.').waitFor()
    },
    { seed: seedKeys },
  )
})

test('with --allow-dangerous a gated command is sent after it was confirmed', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await page.goto(new URL('/console', page.url()).href)
      await send(page, 'FLUSHDB')
      const confirm = logOf(page).getByRole('button', { name: 'Run FLUSHDB anyway' })
      await confirm.waitFor()
      assert.is(await client.dbsize(), 6)
      await confirm.click()
      await eventually(
        () => client.dbsize(),
        (count) => count === 0,
      )
    },
    { seed: seedKeys, args: ['--allow-dangerous'], allowed: [/428/] },
  )
})

test('a read-only studio offers nothing that writes, and refuses it', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      const offered = () =>
        page
          .getByRole('button', {
            name: /^(?:New key|Delete|Rename|Add|Import|Set|Save|Trim|New group)/,
          })
          .count()
      assert.is(await offered(), 0, 'the first page')
      await openKey(page, 'session:8f21:cart')
      await page.getByRole('gridcell', { name: 'EUR' }).focus()
      await page.keyboard.press('Delete')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: /^Value of/ })
      const field = dialog.getByRole('textbox', { name: 'Whole value' })
      assert.ok(await field.evaluate((element) => element.hasAttribute('readonly')))
      await page.keyboard.press('Escape')
      assert.is(await offered(), 0, 'a hash')
      await openKey(page, 'queue:shipments')
      assert.is(await offered(), 0, 'a stream')
      await page.getByRole('button', { name: 'Groups' }).click()
      await page.getByRole('heading', { name: /packers/ }).waitFor()
      assert.is(await offered(), 0, 'groups')
      await page.goto(new URL('/console', page.url()).href)
      await send(page, 'DEL carriers')
      await logOf(page).locator('.refusal').waitFor()
      assert.is(await client.exists('carriers', 'session:8f21:cart'), 2)
      assert.is(await client.hlen('session:8f21:cart'), 4)
    },
    { seed: seedKeys, args: ['--read-only'], allowed: [/403/] },
  )
})

test('the connections of the server are listed', async () => {
  await withKeyPage(async ({ page, client }) => {
    await client.client('SETNAME', 'bookkeeping')
    await page.getByRole('link', { name: 'Server' }).first().click()
    const clients = page.getByRole('region', { name: 'Clients' })
    await clients.getByRole('cell', { name: 'bookkeeping' }).waitFor()
  })
})

test.run()
