import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { editApplied, playHistory, sceneFiles } from './migrations-scene.ts'
import { withProjectStudio } from './project-studio.ts'

const WIDTHS: readonly number[] = [1440, 1024, 390]
const PHONE = 768

interface Picture {
  readonly path: string
  /** A phone has no place for it. */
  readonly isWide?: true
  readonly prepare?: (page: Page) => Promise<void>
}

const pictures: Readonly<Record<string, Picture>> = {
  'migrations-plan': {
    path: '/migrations/20260314152233',
    prepare: (page) => page.getByLabel(/^Type orders_channel/).fill('orders_ch'),
  },
  'migrations-second': { path: '/migrations/20260314161020' },
  'migrations-applied': { path: '/migrations/20260301081412' },
  'migrations-list': { path: '/migrations' },
  'migrations-draft': {
    path: '/migrations/new?from=schema',
    prepare: (page) => page.getByText(/^Proven|not proven/).waitFor(),
  },
  'migrations-sql': {
    path: '/migrations/new',
    prepare: async (page) => {
      await page
        .getByLabel('SQL of the way up')
        .fill('ALTER TABLE customers ADD COLUMN mail varchar(200);')
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText(/^Proven|not proven/).waitFor()
    },
  },
  'compare-list': {
    path: '/compare?from=database&to=files',
    prepare: (page) =>
      page
        .getByRole('navigation', { name: 'Differences' })
        .getByRole('link', { name: /^orders\b/ })
        .first()
        .click(),
  },
  'compare-diagram': {
    isWide: true,
    path: '/compare?from=database&to=files',
    prepare: async (page) => {
      await page.getByRole('navigation', { name: 'Differences' }).waitFor()
      await page.getByRole('button', { name: 'Diagram', exact: true }).click()
      await page.getByRole('group', { name: /^coupons, added/ }).waitFor()
    },
  },
  'design-form': { path: '/tables/public/customers/design' },
  'design-preview': {
    path: '/tables/public/customers/design',
    prepare: async (page) => {
      await page.getByLabel('Name of mail').fill('email')
      await page.getByRole('button', { name: 'Column' }).click()
      await page.getByLabel('Name of new column').fill('born_on')
      await page.getByLabel('Type of born_on').fill('date')
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText(/^Proven|not proven/).waitFor()
    },
  },
}

const edited: Readonly<Record<string, Picture>> = {
  'migrations-edited': { path: '/migrations/20260224160205' },
}

async function take(
  { browser, origin, directory }: { browser: Browser; origin: string; directory: string },
  wanted: Readonly<Record<string, Picture>>,
): Promise<void> {
  for (const [name, { path, prepare, isWide }] of Object.entries(wanted))
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of isWide ? WIDTHS.filter((each) => each > PHONE) : WIDTHS) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
        await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
        await prepare?.(page)
        await page.waitForTimeout(300)
        await page.screenshot({
          path: join(directory, `${name}-${width}-${colorScheme}.png`),
        })
        await page.close()
      }
}

/** Writes pictures of the pages that a project has: migrations, comparison and design, in both themes at three widths. */
export async function takeMigrationPictures(browser: Browser, directory: string): Promise<void> {
  await withProjectStudio({ engine: 'postgresql-15' }, async ({ origin }) => {
    await take({ browser, origin, directory }, { 'migrations-empty': { path: '/migrations' } })
  })
  await withProjectStudio({ engine: 'postgresql-15', files: sceneFiles }, async (studio) => {
    await playHistory(studio, { isTroubled: true })
    await take({ browser, origin: studio.origin, directory }, pictures)
    editApplied(studio)
    await take({ browser, origin: studio.origin, directory }, edited)
  })
}
