import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { editApplied, playHistory, sceneFiles } from './migrations-scene.ts'
import { withProjectStudio } from './project-studio.ts'

interface Picture {
  readonly path: string
  readonly prepare?: (page: Page) => Promise<void>
}

const pictures: Readonly<Record<string, Picture>> = {
  plan: {
    path: '/migrations/20260314152233',
    prepare: (page) => page.getByLabel(/^Type orders_channel/).fill('orders_ch'),
  },
  second: { path: '/migrations/20260314161020' },
  applied: { path: '/migrations/20260301081412' },
  list: { path: '/migrations' },
  draft: {
    path: '/migrations/new?from=schema',
    prepare: (page) => page.getByText(/^Proven|not proven/).waitFor(),
  },
  sql: {
    path: '/migrations/new',
    prepare: async (page) => {
      await page
        .getByLabel('SQL of the way up')
        .fill('ALTER TABLE customers ADD COLUMN mail varchar(200);')
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByText(/^Proven|not proven/).waitFor()
    },
  },
}

const edited: Readonly<Record<string, Picture>> = {
  edited: { path: '/migrations/20260224160205' },
}

async function take(
  { browser, origin, directory }: { browser: Browser; origin: string; directory: string },
  wanted: Readonly<Record<string, Picture>>,
): Promise<void> {
  for (const [name, { path, prepare }] of Object.entries(wanted))
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1440, 1024, 390]) {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } })
        await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
        await prepare?.(page)
        await page.waitForTimeout(300)
        await page.screenshot({
          path: join(directory, `migrations-${name}-${width}-${colorScheme}.png`),
        })
        await page.close()
      }
}

/** Writes a picture of every state of the page of migrations, in both themes at three widths. */
export async function takeMigrationPictures(browser: Browser, directory: string): Promise<void> {
  await withProjectStudio({ engine: 'postgresql-15' }, async ({ origin }) => {
    await take({ browser, origin, directory }, { empty: { path: '/migrations' } })
  })
  await withProjectStudio({ engine: 'postgresql-15', files: sceneFiles }, async (studio) => {
    await playHistory(studio, { isTroubled: true })
    await take({ browser, origin: studio.origin, directory }, pictures)
    editApplied(studio)
    await take({ browser, origin: studio.origin, directory }, edited)
  })
}
