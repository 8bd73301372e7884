import type { Browser } from 'playwright-core'
import * as assert from 'uvu/assert'
import { unavailable, type Unavailable } from '../engines/engine.ts'
import type { FreshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'
import { launchChromium } from './launch-chromium.ts'
import { printSight } from './print-sight.ts'
import { shopDatabase, type StudioEngine } from './shop-database.ts'
import { type StartedStudio, startStudio } from './start-studio.ts'

/** What a test of the studio stands on. */
export interface StudioScene {
  readonly kind: 'scene'
  readonly browser: Browser
  /** The bookshop. */
  readonly database: FreshDatabase
  /** One for each list of options that was wished for. */
  readonly studios: readonly [StartedStudio, ...StartedStudio[]]
}

export interface SceneWish {
  readonly engine: StudioEngine
  /** SQL that makes what the bookshop does not have. */
  readonly more?: string
  /** For the browser. */
  readonly flags?: readonly string[]
  /** Options of `quarry studio`, of the first one and of those beside it. */
  readonly options?: readonly [readonly string[], ...(readonly string[])[]]
}

export interface SharedScene {
  /** A test that gets the scene; it is skipped where the scene cannot be had, and fails where the studio calls anybody but the database. */
  use(work: (scene: StudioScene) => Promise<void>): () => Promise<void>
  close(): Promise<void>
}

/** One browser, database and studio for all tests of a file, opened when the first one runs. */
export function sharedScene(wish: SceneWish): SharedScene {
  const opened: Promise<StudioScene | Unavailable>[] = []
  const scene = () => {
    if (opened.length === 0) opened.push(openScene(wish))
    return opened[0] ?? openScene(wish)
  }
  return {
    use: (work) => async () => {
      const found = await scene()
      if (found.kind === 'unavailable') return skip(`${wish.engine}: ${found.reason}`)
      try {
        await work(found)
      } catch (error) {
        await printSight(found)
        throw error
      }
      const printed = found.studios.map((studio) => studio.output()).join('')
      assert.not.match(printed, /^OUTBOUND/m)
    },
    async close() {
      const found = await opened[0]
      if (found?.kind === 'scene') await closeScene(found)
    },
  }
}

async function openScene(wish: SceneWish): Promise<StudioScene | Unavailable> {
  const launched = await launchChromium(wish.flags)
  if (launched.kind === 'unavailable') return launched
  const { browser } = launched
  const database = await shopDatabase(wish.engine, wish.more)
  if (database.kind === 'unavailable') {
    await browser.close()
    return unavailable(database.reason)
  }
  const [first = [], ...others] = wish.options ?? []
  const start = (options: readonly string[]) =>
    startStudio({ args: [database.url, ...options], onlyDatabase: database.url })
  const studio = await start(first)
  const beside: StartedStudio[] = []
  for (const options of others) beside.push(await start(options))
  return { kind: 'scene', browser, database, studios: [studio, ...beside] }
}

async function closeScene({ browser, database, studios }: StudioScene): Promise<void> {
  await browser.close()
  for (const studio of studios) await studio.stop()
  await database.drop()
}
