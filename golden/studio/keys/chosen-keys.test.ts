import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { type KeyScene, withKeyPage } from './key-scene.ts'
import { type KeyStudio, withKeyStudio } from './key-studio.ts'
import { contentsOf } from './random-keys.ts'

async function seedFlat({ client }: KeyStudio): Promise<void> {
  for (const name of ['a', 'b', 'c', 'd', 'e']) await client.set(name, `of ${name}`)
  await client.hset('f', { one: '1', two: '2' })
  await client.set(Buffer.of(0xff, 0), 'bytes')
}

const line = (page: Page, name: string) =>
  page.getByRole('tree', { name: 'Keys' }).getByRole('treeitem').filter({ hasText: name })
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Chosen keys' })

/** Chooses c, d and e by the mouse, and a by Ctrl. */
async function chooseFour(page: Page): Promise<void> {
  await line(page, 'stringa').click({ modifiers: ['ControlOrMeta'] })
  await line(page, 'stringc').click({ modifiers: ['ControlOrMeta'] })
  await line(page, 'stringe').click({ modifiers: ['Shift'] })
  await bar(page).getByText('4 chosen').waitFor()
}

test('chosen keys are deleted after their number was confirmed, and taken back', () =>
  withKeyPage(
    async ({ page, client }) => {
      await chooseFour(page)
      assert.is(await line(page, 'stringb').getAttribute('aria-selected'), 'false')
      assert.is(await line(page, 'stringd').getAttribute('aria-selected'), 'true')
      await bar(page).getByRole('button', { name: 'Delete chosen keys' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete 4 keys of' })
      await dialog.getByText('d', { exact: true }).waitFor()
      await dialog.getByRole('button', { name: 'Delete 4 keys' }).click()
      await page.locator('.toasts').getByText('Deleted 4 keys').waitFor()
      assert.equal(await client.exists('a', 'c', 'd', 'e'), 0)
      assert.equal(await client.exists('b', 'f'), 2)
      assert.is(await bar(page).count(), 0)
      await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
      await eventually(
        () => client.exists('a', 'c', 'd', 'e'),
        (count) => count === 4,
      )
    },
    { seed: seedFlat },
  ))

test('keys are chosen by the keyboard alone and given a time to live', () =>
  withKeyPage(
    async ({ page, client }) => {
      await line(page, 'stringa').waitFor()
      await page.getByRole('tree', { name: 'Keys' }).focus()
      await page.keyboard.press('Home')
      await page.keyboard.press('Space')
      await bar(page).getByText('1 chosen').waitFor()
      await page.keyboard.press('Escape')
      assert.is(await bar(page).count(), 0)
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await bar(page).getByText('3 chosen').waitFor()
      await page.keyboard.press('ControlOrMeta+A')
      await bar(page).getByText('7 chosen').waitFor()
      await bar(page).getByRole('button', { name: 'Time to live of chosen keys' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Time to live of 7 keys' })
      await dialog.getByLabel('Seconds from now').fill('900')
      await page.keyboard.press('Enter')
      await page.locator('.toasts').getByText('7 keys gone in').waitFor()
      for (const name of ['a', 'f', Buffer.of(0xff, 0)])
        assert.ok((await client.ttl(name)) > 800, String(name))
      await page.getByRole('tree', { name: 'Keys' }).focus()
      await page.keyboard.press('Home')
      await page.keyboard.press('Space')
      await page.keyboard.press('Delete')
      await page.getByRole('dialog', { name: 'Delete 1 key of' }).waitFor()
      // Cancel comes first.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await eventually(
        () => client.dbsize(),
        (count) => count === 6,
      )
    },
    { seed: seedFlat },
  ))

test('chosen keys are exported together, on a phone', () =>
  withKeyPage(
    async ({ page, client }: KeyScene) => {
      await page.addInitScript('delete globalThis.showSaveFilePicker')
      await page.reload()
      await page.getByRole('button', { name: 'Show keys' }).first().click()
      await page.getByRole('button', { name: 'Choose keys' }).click()
      await line(page, 'stringb').click()
      await line(page, 'hash').click()
      await bar(page).getByText('2 chosen').waitFor()
      assert.match(page.url(), /\/$/, 'nothing was opened')
      await bar(page).getByRole('button', { name: 'Export chosen keys' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Export/ })
          .click(),
      ])
      const file = readFileSync(await download.path(), 'utf8')
      assert.is(file.trim().split('\n').length, 2)
      assert.match(file, '"key":"b"')
      assert.match(file, '"key":"f"')
      assert.is(await client.dbsize(), 7)
    },
    { seed: seedFlat, width: 390 },
  ))

test('a time to live of several keys is taken back; keys that are gone are not counted', () =>
  withKeyStudio(async (scene) => {
    const { ask, client } = scene
    await seedFlat(scene)
    await client.sadd('set', 'x', 'y')
    await client.pexpire('b', 500_000)
    const before = await contentsOf(client)
    const bytes = { value: '/wA=', encoding: 'base64' }
    const keys = ['a', 'b', 'f', 'set', 'gone', bytes]
    const expire = (ttl: number | null) => ask('POST', '/api/keys/expire', { keys, ttl })
    const set = await expire(700_000)
    assert.equal([set.status, set.at('changed')], [200, 5], set.text)
    for (const name of ['a', 'b', 'f', 'set', Buffer.of(0xff, 0)])
      assert.ok((await client.pttl(name)) > 600_000, String(name))
    const undone = await ask('POST', `/api/changes/${set.at('undoId')}/undo`)
    assert.equal([undone.status, undone.at('rows')], [200, 5], undone.text)
    assert.equal(await contentsOf(client), before)
    const kept = await expire(null)
    assert.is(kept.at('changed'), 5)
    assert.is(await client.ttl('b'), -1)
    assert.is((await ask('POST', '/api/keys/expire', { keys, ttl: 0 })).status, 400)
  }))

test('a studio that is read-only gives no key a time to live', () =>
  withKeyStudio(
    async ({ ask, client }) => {
      await client.set('a', '1')
      const refused = await ask('POST', '/api/keys/expire', { keys: ['a'], ttl: 1000 })
      assert.is(refused.status, 403)
      assert.is(await client.ttl('a'), -1)
    },
    { args: ['--read-only'] },
  ))

test.run()
