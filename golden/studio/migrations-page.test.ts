import type { Browser, Page } from 'playwright-core'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../skip.ts'
import { change } from '../suites/cli/project.ts'
import { AXE, faultsOf } from './axe-faults.ts'
import { launchChromium } from './launch-chromium.ts'
import { editApplied, playHistory, sceneFiles } from './migrations-scene.ts'
import { type ProjectStudio, withProjectStudio } from './project-studio.ts'
import { openStudioPage } from './studio-page.ts'

const launched = await launchChromium()

function onScene(work: (browser: Browser, studio: ProjectStudio) => Promise<void>) {
  return async () => {
    if (launched.kind === 'unavailable') return skip(launched.reason)
    const { browser } = launched
    await withProjectStudio({ engine: 'sqlite', files: sceneFiles }, async (studio) => {
      await playHistory(studio, { isTroubled: true })
      await work(browser, studio)
    })
  }
}

const PATHS = [
  '/migrations',
  '/migrations/20260314152233',
  '/migrations/20260301081412',
  '/migrations/20260224160205',
  '/migrations/new?from=schema',
  '/migrations/new',
] as const

/** All rules in the light, and those of colours, which alone differ, in the dark. */
async function faultsAt(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await faultsOf(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...light, ...(await faultsOf(page, "{ runOnly: ['color-contrast'] }"))]
}

test(
  'axe-core finds no fault at any width, in the light and in the dark',
  onScene(async (browser, studio) => {
    editApplied(studio)
    const faults: string[] = []
    for (const width of [1440, 820, 390]) {
      const options = { viewport: { width, height: 900 } }
      const { page, finish } = await openStudioPage({ browser, origin: studio.origin, options })
      await page.addInitScript(AXE)
      for (const path of PATHS) {
        await page.goto(`${studio.origin}${path}`, { waitUntil: 'networkidle' })
        faults.push(...(await faultsAt(page)).map((fault) => `${width} ${path} ${fault}`))
      }
      await finish()
    }
    assert.equal(faults, [])
  }),
)

test(
  'a person without a mouse reads the plan, applies it, and takes it back',
  onScene(async (browser, { origin, rows }) => {
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(origin)
    await page.getByRole('link', { name: 'Migrations' }).first().waitFor()
    await page.keyboard.press('ControlOrMeta+K')
    await page.keyboard.type('migrations of the project')
    await page.getByRole('option', { name: /Migrations of the project/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/migrations$/)
    const first = page.getByRole('link', { name: /orders_channel/ })
    await first.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/20260314152233$/)
    await page.getByRole('region', { name: 'Dry run' }).getByText('Passed').waitFor()
    const changes = await page.getByRole('region', { name: 'Dry run' }).innerText()
    assert.match(changes, /orders\.channel[\s\S]*orders\.legacy_ref|legacy_ref[\s\S]*channel/)
    const field = page.getByLabel(/^Type orders_channel/)
    await field.focus()
    await page.keyboard.type('orders_channel')
    await page.keyboard.press('Enter')
    await page.getByText('Applied 1 migration').first().waitFor()
    assert.equal((await rows('SELECT channel FROM orders LIMIT 1')).length, 1)
    await page.keyboard.press('ControlOrMeta+K')
    await page.keyboard.type('roll back the last')
    await page.keyboard.press('Enter')
    await page.waitForURL(/20260314152233$/)
    await page.getByRole('button', { name: 'Roll back 1 migration' }).waitFor()
    await finish()
  }),
)

test(
  'what is wrong is told where it is: drift, an edited file, a refused statement',
  onScene(async (browser, studio) => {
    const { origin, root } = studio
    const { page, finish } = await openStudioPage({ browser, origin })
    await page.goto(`${origin}/migrations`)
    await page.getByText('The schema has drifted').waitFor()
    await page.getByText('reviews_stars_idx').waitFor()
    editApplied(studio)
    await page.getByRole('button', { name: 'Reload migrations' }).click()
    await page.getByText('Edited').first().waitFor()
    await page.getByRole('link', { name: /split_addresses/ }).click()
    await page.getByText('The file changed after it was applied').waitFor()
    change(root, sceneFiles)
    const broken = 'db/migrations/20260314161020_orders_placed_idx'
    change(root, {
      [`${broken}.up.sql`]:
        'CREATE INDEX i ON orders (placed_at);\nINSERT INTO nowhere VALUES (1);\n',
    })
    await page.getByRole('button', { name: 'Reload migrations' }).click()
    await page.getByRole('link', { name: /orders_placed_idx/ }).click()
    await page.getByText('One migration comes before this one').waitFor()
    const refused = page.getByRole('list', { name: 'Statements' }).last().getByRole('listitem')
    await refused.filter({ hasText: 'Refused:' }).getByText('nowhere').waitFor()
    await finish()
  }),
)

test(
  'on a phone every statement of a plan is in sight, however many there are',
  onScene(async (browser, { origin }) => {
    const options = { viewport: { width: 390, height: 700 }, hasTouch: true }
    const { page, finish } = await openStudioPage({ browser, origin, options })
    await page.goto(`${origin}/migrations/20260314161020`)
    await page.getByRole('button', { name: 'Apply 2 migrations' }).waitFor()
    const hidden = await page.evaluate<readonly string[]>(`(() =>
      [...document.querySelectorAll('.codebox')]
        .filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 1)
        .map(({ textContent }) => textContent)
    )()`)
    assert.equal(hidden, [])
    await finish()
  }),
)

test(
  'a rename is asked for, and its column keeps its values',
  onScene(async (browser, studio) => {
    const { origin, root } = studio
    const { page, finish } = await openStudioPage({ browser, origin })
    const stem = 'db/migrations/20260105120000_initial'
    const up = String(sceneFiles[`${stem}.up.sql`] ?? '')
    const schema = Object.entries(sceneFiles)
      .filter(([path]) => path.endsWith('.up.sql'))
      .map(([, text]) => String(text))
    assert.match(up, 'name varchar(200)')
    const renamed = schema.join('\n').replace('name varchar(200)', 'full_name varchar(200)')
    change(root, { 'db/schema/shop.sql': renamed.replace(/^(?:UPDATE|INSERT).*$/gm, '') })
    await page.goto(`${origin}/migrations/new?from=schema`)
    const asked = page.getByRole('checkbox', { name: /customers\.full_name is what was/ })
    await asked.check()
    await page
      .getByText(/RENAME COLUMN/i)
      .first()
      .waitFor()
    assert.is(await page.getByRole('list', { name: 'Hazards' }).count(), 0)
    await page.getByLabel('Name', { exact: true }).fill('full name')
    await page.getByRole('button', { name: 'Write 2 files' }).click()
    await page.waitForURL(/\/migrations\/\d{14}$/)
    await finish()
  }),
)

test.after(async () => {
  if (launched.kind !== 'unavailable') await launched.browser.close()
})

test.run()
