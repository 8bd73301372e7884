import type { Page } from 'playwright-core'
import { faultsOf } from './axe-faults.ts'

/** What axe-core finds: all rules in the light, and those of colours, which alone differ, in the dark. */
export async function themeFaults(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await faultsOf(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await faultsOf(page, "{ runOnly: ['color-contrast', 'link-in-text-block'] }")
  return [...light, ...dark.map((fault) => `dark: ${fault}`)]
}
