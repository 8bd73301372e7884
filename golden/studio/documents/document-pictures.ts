import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import type { Browser, Page } from 'playwright-core'
import { askEngine } from '../../engines/ask-engine.ts'
import { startStudio } from '../start-studio.ts'
import { fillCatalogue } from './catalogue.ts'
import { documentScenes, type DocumentPicture } from './document-pages.ts'

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
  const studio = await startStudio({ args: [running.url, '--port', '0'] })
  try {
    for (const [name, picture] of Object.entries(documentScenes(DATABASE)))
      if (only.length === 0 || only.includes(name))
        await take({ browser, origin: studio.origin, directory, name }, picture)
  } finally {
    await studio.stop()
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
