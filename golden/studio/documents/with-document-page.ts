import type { Page } from 'playwright-core'
import type { DocumentName } from '../../engines/engine.ts'
import { skip } from '../../skip.ts'
import { launchChromium } from '../launch-chromium.ts'
import { printSight } from '../print-sight.ts'
import { openStudioPage } from '../studio-page.ts'
import { type DocumentScene, withDocuments } from './document-scene.ts'

interface PageOptions {
  readonly engine?: DocumentName
  /** Messages of the console that the test provokes. */
  readonly allowed?: readonly RegExp[]
  readonly args?: readonly string[]
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** Returns a test that drives a page of a studio of documents, which must do nothing that a page must not. */
export function withDocumentPage(
  { engine = 'mongodb-java', allowed, args = [], viewport }: PageOptions,
  drive: (page: Page, scene: DocumentScene) => Promise<void>,
): () => Promise<void> {
  return async () => {
    const launched = await launchChromium()
    if (launched.kind === 'unavailable') return skip(launched.reason)
    const { browser } = launched
    try {
      await withDocuments({ engine, args }, async (scene) => {
        const { page, finish } = await openStudioPage({
          ...{ browser, origin: scene.origin, ...(allowed && { allowed }) },
          options: { reducedMotion: 'reduce', ...(viewport && { viewport }) },
        })
        try {
          await drive(page, scene)
        } catch (error) {
          await printSight({ browser, studios: [] })
          throw error
        }
        await finish()
      })()
    } finally {
      await browser.close()
    }
  }
}
