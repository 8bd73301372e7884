import type { Browser, Page } from 'playwright-core'
import type { StartGroup } from '../../engines/redis-group.ts'
import { skip } from '../../skip.ts'
import { launchChromium } from '../launch-chromium.ts'
import { printSight } from '../print-sight.ts'
import { openStudioPage } from '../studio-page.ts'
import { type KeyStudio, type KeyUser, withKeyStudio } from './key-studio.ts'

export interface KeyScene extends KeyStudio {
  readonly browser: Browser
  readonly page: Page
}

interface SceneWish {
  readonly seed?: (scene: KeyStudio) => Promise<void>
  readonly allowed?: readonly RegExp[]
  readonly width?: number
  /** Of `quarry studio`. */
  readonly args?: readonly string[]
  readonly user?: KeyUser
  /** Starts a server that has no other client. */
  readonly start?: StartGroup
}

/** A page of the studio of keys, on a database of its own; fails for what no page may ever do. */
export async function withKeyPage(
  work: (scene: KeyScene) => Promise<void>,
  { seed, allowed = [], width = 1440, args = [], user, start }: SceneWish = {},
): Promise<void> {
  const launched = await launchChromium()
  if (launched.kind === 'unavailable') return skip(launched.reason)
  const { browser } = launched
  try {
    await withKeyStudio(
      async (scene) => {
        await seed?.(scene)
        const options = { viewport: { width, height: 900 } }
        const { origin } = scene.studio
        const { page, finish } = await openStudioPage({ browser, origin, options, allowed })
        await page.goto(`${origin}/`)
        try {
          await work({ ...scene, browser, page })
        } catch (error) {
          await printSight({ browser, studios: [scene.studio] })
          throw error
        }
        await finish()
      },
      { args, ...(user && { user }), ...(start && { start }) },
    )
  } finally {
    await browser.close()
  }
}

/** A few keys of each type. */
export async function seedKeys({ client }: KeyStudio): Promise<void> {
  await client.hset('session:8f21:cart', { customer: '1042', currency: 'EUR', note: 'Back door' })
  await client.hset('session:8f21:cart', 'flags', Buffer.of(0, 1, 0xfe, 7))
  await client.pexpire('session:8f21:cart', 1_800_000)
  await client.set('session:8f21:token', 'abc')
  await client.rpush('queue:mail', 'first', 'second')
  await client.sadd('carriers', 'north', 'south')
  await client.zadd('scores', 1.5, 'ann', 2, 'ben')
  await client.xadd('queue:shipments', '*', 'order', '17', 'to', 'Oslo')
  await client.xgroup('CREATE', 'queue:shipments', 'packers', '0')
}
