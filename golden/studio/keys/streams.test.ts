import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import type { KeyStudio } from './key-studio.ts'
import { withKeyPage } from './key-scene.ts'
import { openKey } from './key-steps.ts'

const STREAM = 'shipments'

async function seed({ client }: KeyStudio): Promise<void> {
  for (const at of [1, 2, 3]) await client.xadd(STREAM, `${at}-0`, 'order', String(at))
  await client.xgroup('CREATE', STREAM, 'packers', '0')
  await client.xreadgroup('GROUP', 'packers', 'ann', 'COUNT', 2, 'STREAMS', STREAM, '>')
}

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const openGroups = (page: Page) => page.getByRole('button', { name: 'Groups' }).click()

test('entries are shown newest first, added, deleted and trimmed', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, STREAM)
      const firsts = () => page.locator('.stream-entries tbody td:first-child').allInnerTexts()
      await eventually(firsts, (ids) => ids.join() === '3-0,2-0,1-0')
      await page.keyboard.press('Alt+A')
      const dialog = dialogOf(page, 'Add entry')
      await dialog.getByLabel('Field 1').fill('order')
      await dialog.getByLabel('Value 1').fill('4')
      await dialog.getByRole('button', { name: 'Another field' }).click()
      await dialog.getByLabel('Field 2', { exact: true }).fill('to')
      await dialog.getByLabel('Value 2').fill('Oslo')
      await dialog.getByLabel(/^Identifier/).fill('2-5')
      await dialog.getByRole('button', { name: 'Add entry' }).click()
      await dialog.getByText('An entry comes after the last one of its stream.').waitFor()
      await dialog.getByLabel(/^Identifier/).fill('4-0')
      await page.keyboard.press('Enter')
      await eventually(
        () => client.xrange(STREAM, '4-0', '4-0'),
        ([entry]) => entry?.[1].join() === 'order,4,to,Oslo',
      )
      await page.getByRole('button', { name: 'Delete entry 2-0' }).click()
      await eventually(firsts, (ids) => ids.join() === '4-0,3-0,1-0')
      await page.getByRole('button', { name: 'Trim…' }).click()
      await page.getByLabel('Entries that stay').fill('1')
      await page.getByRole('button', { name: 'Delete 2 of 3 entries' }).click()
      await eventually(firsts, (ids) => ids.join() === '4-0')
      await page.keyboard.press('Control+Z')
      await eventually(firsts, (ids) => ids.join() === '4-0,3-0,1-0')
      await page.getByRole('button', { name: 'Trim…' }).click()
      await page.getByLabel('What is deleted').selectOption('before')
      await page.getByLabel(/^Oldest entry that stays/).fill('3-0')
      await page.getByRole('button', { name: 'Delete older entries' }).click()
      await eventually(firsts, (ids) => ids.join() === '4-0,3-0')
    },
    { seed, allowed: [/422/] },
  )
})

test('groups are made, sent elsewhere and deleted', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, STREAM)
      await openGroups(page)
      await page.getByRole('button', { name: 'New group' }).click()
      const dialog = dialogOf(page, 'New group')
      await dialog.getByLabel('Name of the group').fill('billing')
      await dialog.getByLabel('The group is given').selectOption('behind')
      await dialog.getByLabel('Identifier of the entry').fill('2-0')
      await dialog.getByRole('button', { name: 'Create group' }).click()
      const billing = page.getByRole('region', { name: 'Group billing' })
      await billing.getByText('0 pending, last 2-0').waitFor()
      await billing.getByRole('button', { name: 'Actions of group billing' }).click()
      await page.getByRole('menuitem', { name: 'Set where it goes on…' }).click()
      await dialogOf(page, /^Where billing/)
        .getByLabel('The group is given')
        .selectOption('0')
      await dialogOf(page, /^Where billing/)
        .getByRole('button', { name: 'Set' })
        .click()
      await billing.getByText('last 0-0').waitFor()
      await billing.getByRole('button', { name: 'Actions of group billing' }).click()
      await page.getByRole('menuitem', { name: 'Delete group' }).click()
      await billing.waitFor({ state: 'detached' })
      await eventually(
        () => client.xinfo('GROUPS', STREAM),
        (groups) => Array.isArray(groups) && groups.length === 1,
      )
    },
    { seed },
  )
})

test('pending entries are acknowledged and claimed, and a consumer is deleted', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      const pending = async () =>
        JSON.stringify(await client.xpending(STREAM, 'packers', '-', '+', 10)).replaceAll(
          /,\d+,\d+\]/g,
          ']',
        )
      await openKey(page, STREAM)
      await openGroups(page)
      await page.getByRole('button', { name: 'Acknowledge 1-0' }).click()
      await eventually(pending, (left) => left === '[["2-0","ann"]]')
      await page.getByRole('button', { name: 'Acknowledge 1-0' }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Claim 2-0' }).click()
      await page.getByLabel('Consumer that works on it').fill('ben')
      await page.getByRole('button', { name: 'Claim', exact: true }).click()
      await eventually(pending, (left) => left === '[["2-0","ben"]]')
      // The page knows of it too: before, it would ask whether the entry may be forgotten.
      await page.getByRole('row', { name: /^ann 0 / }).waitFor()
      await page.getByRole('button', { name: 'Delete consumer ann' }).click()
      await page.getByRole('button', { name: 'Delete consumer ann' }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Delete consumer ben' }).click()
      const asked = dialogOf(page, 'Delete consumer ben')
      await asked.getByText('1 pending entry would be forgotten').waitFor()
      await asked.getByRole('button', { name: 'Delete consumer' }).click()
      await eventually(pending, (left) => left === '[]')
      assert.is(await client.xlen(STREAM), 3, 'the entries stay')
    },
    { seed },
  )
})

test('what somebody else has acknowledged meanwhile is no longer claimed', async () => {
  await withKeyPage(
    async ({ page, client }) => {
      await openKey(page, STREAM)
      await openGroups(page)
      await page.getByRole('button', { name: 'Claim 2-0' }).click()
      await client.xack(STREAM, 'packers', '2-0')
      await page.getByLabel('Consumer that works on it').fill('ben')
      await page.getByRole('button', { name: 'Claim', exact: true }).click()
      await dialogOf(page, 'Claim 2-0').getByRole('alert').waitFor()
    },
    { seed, allowed: [/409/] },
  )
})

test.run()
