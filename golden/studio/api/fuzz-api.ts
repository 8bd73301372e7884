import { shopDatabase, type StudioEngine, studioEngines } from '../shop-database.ts'
import { startStudio } from '../start-studio.ts'
import { findSchemathesis, fuzzApi } from './schemathesis.ts'

const MINUTES = 10

/** Schemathesis at length, on one engine after the other. Exits 1 when an answer breaks its promise. */
async function fuzzEngine(directory: string, engine: StudioEngine, minutes: number) {
  const database = await shopDatabase(engine)
  if (database.kind === 'unavailable') throw new Error(`${engine}: ${database.reason}`)
  const studio = await startStudio({ args: [database.url] })
  try {
    const wish = { origin: studio.origin, seconds: minutes * 60, seed: undefined }
    const { wrong, requests, output } = await fuzzApi(directory, wish)
    const verdict = wrong.length === 0 ? 'nothing is wrong' : wrong.join('\n')
    process.stdout.write(`${output}\n${engine}, ${requests} requests: ${verdict}\n`)
    return wrong.length === 0
  } finally {
    await studio.stop()
    await database.drop()
  }
}

const [minutes = String(MINUTES), ...engines] = process.argv.slice(2)
const directory = await findSchemathesis()
const wanted = studioEngines.filter((name) => engines.length === 0 || engines.includes(name))
for (const engine of wanted)
  if (!(await fuzzEngine(directory, engine, Number(minutes)))) process.exitCode = 1
