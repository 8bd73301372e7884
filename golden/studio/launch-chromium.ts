import { chromium, type Browser } from 'playwright-core'
import { askEngine } from '../engines/ask-engine.ts'
import { unavailable, type Unavailable } from '../engines/engine.ts'

/** Nothing but what a page asks for leaves the browser. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface LaunchedChromium {
  readonly kind: 'browser'
  readonly browser: Browser
}

/** A browser of its own, which ends with this process at the latest, or why there is none. */
export async function launchChromium(
  flags: readonly string[] = [],
): Promise<LaunchedChromium | Unavailable> {
  const engine = await askEngine('chromium')
  if (engine.kind === 'unavailable') return engine
  if (engine.program === undefined) return unavailable('chromium: no program')
  const executablePath = engine.program
  const browser = await chromium.launch({ executablePath, args: [...QUIET, ...flags] })
  return { kind: 'browser', browser }
}
