import type { Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openDatabase } from '../../runtime/registry.ts'
import { rowsOf } from './shop-database.ts'
import { eventually } from './steps.ts'
import { openStudioPage } from './studio-page.ts'
import { sharedScene, type StudioScene } from './studio-scene.ts'

const servers = (['postgresql-15', 'mysql', 'mariadb'] as const).map((engine) => ({
  engine,
  shared: sharedScene({ engine }),
}))
const file = sharedScene({ engine: 'sqlite' })

for (const { engine, shared } of servers)
  test(`a person sees who waits and cancels the statement: ${engine}`, shared.use(cancelWaiting))
test('a file says what it has and what it has not: sqlite', file.use(readFile))

const [first] = servers
if (first) {
  test('reading stops while it is paused', first.shared.use(pause))
  test('a list that is read again keeps the focus', first.shared.use(keepFocus))
}

/** Somebody else holds a row, and a second one waits for it. */
async function withWaiting(url: string, work: () => Promise<void>): Promise<boolean> {
  const options = { connections: 2, statementTimeout: 60_000, readOnly: false }
  const { database } = await openDatabase(url, options)
  const change = { sql: 'UPDATE books SET pages = 1 WHERE id = 1', parameters: [] }
  const [holder, waiter] = [await database.reserve(), await database.reserve()]
  try {
    await holder.query({ sql: 'BEGIN', parameters: [] })
    await holder.query(change)
    const waiting = waiter.query(change).then(
      () => true,
      () => false,
    )
    await work()
    await holder.query({ sql: 'ROLLBACK', parameters: [] })
    return await waiting
  } finally {
    await holder.release()
    await waiter.release()
    await database.close()
  }
}

const waitingRow = (page: Page) =>
  page.getByRole('region', { name: 'Statements' }).getByRole('row').filter({ hasText: 'waits' })

async function cancelWaiting({ browser, database, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  const isDone = await withWaiting(database.url, async () => {
    await page.goto(`${origin}/activity`)
    const row = waitingRow(page)
    await row.waitFor()
    assert.match(await row.innerText(), /UPDATE books/)
    await row.getByRole('button', { name: /Cancel the statement/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel a statement' })
    await dialog.getByRole('button', { name: 'Let it run' }).click()
    await row.waitFor()
    await row.getByRole('button', { name: /Cancel the statement/ }).click()
    await dialog.getByRole('button', { name: 'Cancel the statement' }).click()
    await dialog.waitFor({ state: 'detached' })
    await row.waitFor({ state: 'detached' })
  })
  assert.is(isDone, false)
  const size = page.getByRole('main').getByText('Database size')
  await size.waitFor()
  await finish()
}

async function keepFocus({ browser, database, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  await withWaiting(database.url, async () => {
    await page.goto(`${origin}/activity`)
    const button = waitingRow(page).getByRole('button')
    await button.focus()
    await page.waitForResponse(/api\/activity/)
    await page.waitForResponse(/api\/activity/)
    const label = await page.evaluate('document.activeElement.getAttribute("aria-label")')
    assert.match(String(label), /Cancel the statement/)
    // The lock is told with who holds it.
    const locks = page.getByRole('region', { name: 'Waiting for locks' })
    assert.match(await locks.innerText(), /waits for a row of books/)
  })
  await finish()
}

async function pause({ browser, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(`${origin}/activity`)
  await page.waitForResponse(/api\/activity/)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Paused').first().waitFor({ state: 'attached' })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/activity')) asked += 1
  })
  await page.waitForTimeout(3500)
  assert.is(asked, 0)
  await page.getByRole('button', { name: 'Resume' }).click()
  await eventually(
    async () => asked,
    (times) => times > 0,
  )
  await finish()
}

async function readFile({ browser, database, studios: [{ origin }] }: StudioScene) {
  const { page, finish } = await openStudioPage({ browser, origin })
  await page.goto(`${origin}/activity`)
  const main = page.getByRole('main')
  await main.getByText('File size').waitFor()
  const [row] = await rowsOf(database.url, 'SELECT page_count FROM pragma_page_count')
  const pages = String(Object.values(row ?? {})[0])
  assert.match(await main.innerText(), new RegExp(`Pages\\s+${pages}`))
  assert.match(await main.innerText(), /Journal mode\s+delete/)
  assert.match(await main.innerText(), /has no server/)
  assert.is(await page.getByRole('region', { name: 'Statements' }).count(), 0)
  await finish()
}

for (const { shared } of servers) test.after(shared.close)
test.after(file.close)

test.run()
