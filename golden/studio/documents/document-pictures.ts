import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import type { Browser, Page } from 'playwright-core'
import { askEngine } from '../../engines/ask-engine.ts'
import { startStudio } from '../start-studio.ts'
import { fillCatalogue } from './catalogue.ts'
import { documentScenes, type DocumentPicture } from './document-pages.ts'
import { commandRelay } from './wire/command-relay.ts'
import { TOLD_PLAN } from './wire/told-plan.ts'

const WIDTHS = [1440, 820, 390] as const
const HEIGHT = 900
const DATABASE = 'catalogue'

/** Writes a picture of every page of documents, in both themes at three widths. */
export async function takeDocumentPictures(
  browser: Browser,
  directory: string,
  only: readonly string[] = [],
): Promise<void> {
  const running = await askEngine('mongodb-java')
  if (running.kind === 'unavailable') throw new Error(running.reason)
  const client = await new MongoClient(running.url).connect()
  await client.db(DATABASE).dropDatabase()
  await fillCatalogue(client, DATABASE)
  await client.db(DATABASE).collection('books').createIndex({ tags: 1 })
  // The server of the tests makes no plans.
  const between = await commandRelay(running.url)
  between.answer('explain', TOLD_PLAN)
  const studio = await startStudio({ args: [between.url.href, '--port', '0'] })
  try {
    await saveQueries(studio.origin)
    for (const [name, picture] of Object.entries(documentScenes(DATABASE)))
      if (only.length === 0 || only.includes(name))
        await take({ browser, origin: studio.origin, directory, name }, picture)
  } finally {
    await studio.stop()
    await between.close()
    await client.db(DATABASE).dropDatabase()
    await client.close()
  }
}

interface Shot {
  readonly browser: Browser
  readonly origin: string
  readonly directory: string
  readonly name: string
}

async function take({ browser, origin, directory, name }: Shot, picture: DocumentPicture) {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of WIDTHS) {
      const page: Page = await browser.newPage({ colorScheme, viewport: { width, height: HEIGHT } })
      await page.goto(`${origin}${picture.path}`, { waitUntil: 'networkidle' })
      await picture.prepare?.(page)
      await page.waitForTimeout(500)
      const path = join(directory, `documents-${name}-${width}-${colorScheme}.png`)
      await page.screenshot({ path })
      await page.close()
      process.stdout.write(`${path}\n`)
    }
}

const SAVED = [
  ['Books on history', { find: 'books', filter: { tags: 'history', in_print: true } }],
  ['Out of print', { find: 'books', filter: { in_print: false }, sort: { published: -1 } }],
  [
    'Sold by year',
    {
      aggregate: 'books',
      pipeline: [{ $group: { _id: { $year: '$published' }, sold: { $sum: '$sold' } } }],
      cursor: {},
    },
  ],
] as const

async function saveQueries(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  for (const [name, command] of SAVED) {
    const query = JSON.stringify({ ...command, $db: DATABASE })
    const body = JSON.stringify({ name, query })
    await fetch(`${origin}/api/queries`, { method: 'POST', headers, body })
  }
}
