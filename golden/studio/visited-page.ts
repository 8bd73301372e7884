import type { Locator, Page } from 'playwright-core'

/** A page of a studio that tests and pictures look at. */
export interface VisitedPage {
  readonly path: string
  /** Finds what is there when the page is. */
  readonly ready: (page: Page) => Locator
  /** What a person does before it is looked at. */
  readonly act?: (page: Page) => Promise<void>
}
