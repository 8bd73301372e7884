import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { faultsOf } from '../axe-faults.ts'

/** Fails for any fault of accessibility, in either theme; the page has run `AXE` before. */
export async function clean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    assert.equal(await faultsOf(page), [])
  }
}
