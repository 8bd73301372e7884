import type { Page } from 'playwright-core'
import { skip } from '../../../skip.ts'
import { launchChromium } from '../../launch-chromium.ts'
import { openStudioPage } from '../../studio-page.ts'
import { type RelayedScene, withRelayedDocuments } from './with-relayed-documents.ts'

/** Returns a test that drives a page of a studio, to whose server a relay lends what it does not know. */
export function withRelayedPage(
  allowed: readonly RegExp[],
  drive: (page: Page, scene: RelayedScene) => Promise<void>,
): () => Promise<void> {
  return withRelayedDocuments(30, async (scene) => {
    const launched = await launchChromium()
    if (launched.kind === 'unavailable') return skip(launched.reason)
    const { browser } = launched
    const options = { reducedMotion: 'reduce' } as const
    try {
      const { page, finish } = await openStudioPage({
        ...{ browser, origin: scene.origin, allowed, options },
      })
      await drive(page, scene)
      await finish()
    } finally {
      await browser.close()
    }
  })
}
