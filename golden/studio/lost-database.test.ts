import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'
import { launchChromium } from './launch-chromium.ts'
import { AXE, faultsOf } from './axe-faults.ts'
import { relay } from './relay.ts'
import { execute } from './shop-database.ts'
import { startStudio } from './start-studio.ts'
import { openStudioPage } from './studio-page.ts'

for (const engine of ['postgresql-15', 'mysql', 'mariadb'] as const) {
  test(`a database that is lost comes back under an open page: ${engine}`, async () => {
    const [launched, database] = [await launchChromium(), await freshDatabase(engine)]
    if (launched.kind === 'unavailable') return skip(launched.reason)
    if (database.kind === 'unavailable') return skip(database.reason)
    await execute(database.url, ['CREATE TABLE notes (id int PRIMARY KEY)'])
    const between = await relay(new URL(database.url))
    const studio = await startStudio({ args: [between.url.href] })
    const allowed = [/503/]
    const { page, finish } = await openStudioPage({
      browser: launched.browser,
      origin: studio.origin,
      allowed,
    })
    try {
      await page.goto(studio.origin)
      const note = page.getByRole('main').getByRole('link', { name: 'notes' })
      await note.waitFor()
      between.cut()
      await page.getByRole('button', { name: 'Reload tables' }).click()
      const alert = page.getByRole('alert').filter({ hasText: 'edits that are not saved' })
      await alert.waitFor()
      await page.getByText('Connection lost').waitFor()
      // What was read stays in sight.
      assert.ok(await note.isVisible())
      await execute(database.url, ['CREATE TABLE later (id int PRIMARY KEY)'])
      between.mend()
      await alert.waitFor({ state: 'detached' })
      await page.getByRole('main').getByRole('link', { name: 'later' }).waitFor()
      await page.getByText('Connected', { exact: true }).waitFor()
      await finish()
    } finally {
      await launched.browser.close()
      await studio.stop()
      await between.close()
      await database.drop()
    }
  })
}

test('a page that finds no database, or no studio, says so and opens by itself', async () => {
  const [launched, database] = [await launchChromium(), await freshDatabase('postgresql-15')]
  if (launched.kind === 'unavailable') return skip(launched.reason)
  if (database.kind === 'unavailable') return skip(database.reason)
  await execute(database.url, ['CREATE TABLE notes (id int PRIMARY KEY)'])
  const between = await relay(new URL(database.url))
  const studio = await startStudio({ args: [between.url.href] })
  const { browser } = launched
  const allowed = [/503/, /ERR_CONNECTION_REFUSED/]
  const { page, finish } = await openStudioPage({ browser, origin: studio.origin, allowed })
  try {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'))
    await page.goto(studio.origin)
    await page.getByRole('heading', { name: 'The studio does not answer', level: 1 }).waitFor()
    await page.getByText(studio.origin).waitFor()
    await page.unroute('**/api/**')
    await page.getByRole('main').getByRole('link', { name: 'notes' }).waitFor()
    between.cut()
    // A deep link finds out as the home page does.
    await page.goto(`${studio.origin}/tables/public/notes`)
    await page.getByRole('heading', { name: 'Database connection error', level: 1 }).waitFor()
    await page.getByText(/Next try in \d s/).waitFor()
    const said = await page.getByRole('main').innerText()
    assert.match(said, `${between.url.hostname}:${between.url.port}`)
    if (between.url.password !== '') assert.not.match(said, `:${between.url.password}@`)
    await page.evaluate(AXE)
    assert.equal(await faultsOf(page), [])
    await page.setViewportSize({ width: 390, height: 844 })
    assert.is(await page.evaluate('document.documentElement.scrollWidth'), 390)
    await page.setViewportSize({ width: 1440, height: 900 })
    between.mend()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await page.getByRole('grid').waitFor()
    // Once something has been read, a loss leaves it in sight.
    between.cut()
    await page.getByRole('button', { name: 'Reload rows' }).click()
    await page.getByRole('alert').filter({ hasText: 'edits that are not saved' }).waitFor()
    assert.is(await page.getByText(/Next try in/).count(), 0)
    await finish()
  } finally {
    await browser.close()
    await studio.stop()
    await between.close()
    await database.drop()
  }
})

test('an empty database teaches how to go on: sqlite', async () => {
  const [launched, database] = [await launchChromium(), await freshDatabase('sqlite')]
  if (launched.kind === 'unavailable') return skip(launched.reason)
  if (database.kind === 'unavailable') return skip(database.reason)
  const studio = await startStudio({ args: [database.url] })
  const { page, finish } = await openStudioPage({
    browser: launched.browser,
    origin: studio.origin,
  })
  try {
    await page.goto(studio.origin)
    await page.getByRole('heading', { name: /has no tables yet/ }).waitFor()
    await page.getByRole('link', { name: 'Write a table' }).click()
    await page.waitForURL(/\/sql/)
    await page.getByText('CREATE TABLE').first().waitFor()
    await finish()
  } finally {
    await launched.browser.close()
    await studio.stop()
    await database.drop()
  }
})

test.run()
