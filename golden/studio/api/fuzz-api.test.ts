import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../../skip.ts'
import { shopDatabase } from '../shop-database.ts'
import { startStudio } from '../start-studio.ts'
import { findSchemathesis, fuzzApi } from './schemathesis.ts'
import { narrowedDescription } from './narrowed-description.ts'

const SECONDS = 30
const engines = ['sqlite', 'postgresql-15'] as const

/** Undefined where PyPI has no answer, which is counted. */
async function found(): Promise<string | undefined> {
  try {
    return await findSchemathesis()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    skip(`Schemathesis cannot be fetched: ${reason}`, engines.length)
    return undefined
  }
}

const directory = await found()

for (const engine of directory === undefined ? [] : engines) {
  test(`answers are those of the description, and say nothing of the database (security 58): ${engine}`, async () => {
    const database = await shopDatabase(engine)
    if (database.kind === 'unavailable') return skip(database.reason)
    const studio = await startStudio({ args: [database.url] })
    try {
      const { origin } = studio
      const description = await narrowedDescription(origin)
      const wish = { origin, description, seconds: SECONDS, seed: undefined }
      const { wrong, requests, output } = await fuzzApi(directory ?? '', wish)
      assert.equal(wrong, [], output)
      assert.ok(requests > 0, output)
    } finally {
      await studio.stop()
      await database.drop()
    }
  })
}

test.run()
