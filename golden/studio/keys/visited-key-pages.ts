import type { Page } from 'playwright-core'
import type { VisitedPage } from '../visited-page.ts'
import type { KeyStudio } from './key-studio.ts'
import { seedKeys } from './key-scene.ts'

export interface VisitedKeyPage extends VisitedPage {
  /** Of its pictures. */
  readonly name: string
}

const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name, exact: true }).first()
const FOUND = /^Found \d+ keys/
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Every page of the studio of keys, and what is opened on them, over the keys of `seedPages`. */
export function visitedKeyPages(database: number): readonly VisitedKeyPage[] {
  const key = (name: string) => `/keys/${database}/key-${Buffer.from(name).toString('base64url')}`
  const cell = (text: string) => (page: Page) => page.getByRole('gridcell', { name: text }).first()
  const cart = { path: key('session:8f21:cart'), ready: cell('EUR') }
  return [
    { name: 'home', path: '/', ready: heading('Databases') },
    { name: 'new-key', path: '/', ready: dialog('New key'), act: button('New key') },
    {
      ...{ name: 'delete-by-pattern', path: '/', ready: dialog('Delete keys by a pattern') },
      act: button('Delete by pattern…'),
    },
    {
      name: 'counted-by-pattern',
      path: '/',
      ready: (page) => page.getByText(FOUND),
      act: countKeys,
    },
    {
      ...{ name: 'chosen-keys', path: '/', ready: dialog(/^Delete \d keys of/) },
      act: async (page) => {
        await chooseKeys(page)
        await page.getByRole('button', { name: 'Delete chosen keys' }).click()
      },
    },
    {
      ...{ name: 'time-to-live', path: '/', ready: dialog(/^Time to live of/) },
      act: async (page) => {
        await chooseKeys(page)
        await page.getByRole('button', { name: 'Time to live of chosen keys' }).click()
      },
    },
    { name: 'export', path: '/', ready: dialog('Export keys'), act: button('Export') },
    { name: 'import', path: '/', ready: dialog('Import keys'), act: button('Import') },
    { name: 'hash', ...cart },
    {
      ...{ name: 'whole-value', path: cart.path, ready: dialog(/^Value of/) },
      act: async (page) => {
        await page.getByRole('button', { name: 'Actions of flags' }).click()
        await page.getByRole('menuitem', { name: 'Open the whole value' }).click()
      },
    },
    {
      ...{ name: 'add-field', path: cart.path, ready: dialog('Add field') },
      act: button('Add field'),
    },
    { name: 'rename', path: cart.path, ready: dialog(/^Rename/), act: button('Rename') },
    {
      name: 'copy',
      path: cart.path,
      ready: (page) => page.getByRole('button', { name: 'Copy key' }),
      act: copyKey,
    },
    {
      ...{ name: 'string', path: key('session:8f21:token') },
      ready: (page) => page.getByRole('textbox', { name: 'Value', exact: true }),
    },
    { name: 'list', path: key('queue:mail'), ready: cell('first') },
    { name: 'set', path: key('carriers'), ready: cell('north') },
    { name: 'zset', path: key('scores'), ready: cell('ann') },
    { name: 'stream', path: key('queue:shipments'), ready: (page) => page.getByText('Oslo') },
    {
      ...{ name: 'groups', path: key('queue:shipments'), act: button('Groups') },
      ready: (page) => page.getByRole('heading', { name: /packers/ }),
    },
    {
      ...{ name: 'add-entry', path: key('queue:shipments'), act: button('Add entry') },
      ready: dialog('Add entry'),
    },
    {
      ...{ name: 'trim', path: key('queue:shipments'), act: button('Trim…') },
      ready: dialog('Trim the stream'),
    },
    {
      ...{ name: 'console', path: '/console' },
      act: async (page) => {
        const prompt = page.getByRole('textbox', { name: /Command/ })
        for (const line of ['LRANGE queue:mail 0 -1', 'TTL scores', 'FLUSHDB']) {
          await prompt.fill(line)
          await prompt.press('Enter')
          await page.getByRole('log').getByText(line).last().waitFor()
        }
        await prompt.fill('HGETALL ses')
      },
      ready: (page) => page.getByText('--allow-dangerous').first(),
    },
    { name: 'slow-log', path: '/slow-log', ready: heading('Slow log') },
    {
      ...{ name: 'pub-sub', path: '/pub-sub', act: button('Listen') },
      ready: (page) => page.getByText('Listening to'),
    },
    {
      ...{ name: 'channels', path: '/pub-sub', act: button('Channels') },
      ready: (page) => page.getByText(/^\d+ channels?,/),
    },
    {
      ...{ name: 'server', path: '/server', act: button('Measure') },
      ready: (page) => page.getByText(/^Measured \d+ keys of/),
    },
  ]
}

/** Counts what a pattern would delete. */
async function countKeys(page: Page): Promise<void> {
  await button('Delete by pattern…')(page)
  await page.getByRole('textbox', { name: /^Pattern in/ }).fill('cache:*')
  await button('Count keys')(page)
}

async function copyKey(page: Page): Promise<void> {
  await button('Rename')(page)
  await page.getByRole('textbox', { name: 'New name' }).fill('session:8f21:cart-before')
  await page.getByLabel('Keep the old key, and make a copy').check()
}

/** Chooses two keys of the tree, which is a drawer on a phone. */
async function chooseKeys(page: Page): Promise<void> {
  await heading('Databases')(page).waitFor()
  const drawer = page.getByRole('button', { name: 'Show keys' }).first()
  if (await drawer.isVisible()) await drawer.click()
  for (const name of ['carriers', 'scores'])
    await page
      .getByRole('treeitem')
      .filter({ hasText: name })
      .click({ modifiers: ['ControlOrMeta'] })
}

/** The keys of the pages, with something in each of them. */
export async function seedPages(scene: KeyStudio): Promise<void> {
  const { client } = scene
  await seedKeys(scene)
  await client.hset('session:8f21:cart', {
    ...{ started: '1773478013', basket: '["9780141439471","9780486659800"]' },
    ...{ locale: 'de-CH', referrer: '', text: 'Leave at the back door. '.repeat(2000) },
  })
  for (let number = 0; number < 40; number++) await client.set(`cache:page:${number}`, `${number}`)
  await client.xadd('queue:shipments', '*', 'order', '18', 'to', 'Bergen', 'weight', '1.2')
  await client.xadd('queue:shipments', '*', 'order', '19', 'to', 'Basel')
  await client.xreadgroup('GROUP', 'packers', 'ann', 'COUNT', 2, 'STREAMS', 'queue:shipments', '>')
}
