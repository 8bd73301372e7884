import { startStudio } from '../start-studio.ts'
import { fuzzedServers } from './fuzzed-servers.ts'
import { findSchemathesis, fuzzApi } from './schemathesis.ts'

const MINUTES = 10

/** Schemathesis at length, on one engine after the other. Exits 1 when an answer breaks its promise. */
async function fuzzEngine(directory: string, engine: string, minutes: number) {
  const server = await fuzzedServers[engine]?.()
  if (server === undefined) throw new Error(`${engine} is none of ${names.join(', ')}`)
  if (server.kind === 'unavailable') throw new Error(`${engine}: ${server.reason}`)
  const studio = await startStudio({ args: [server.url, '--port', '0'] })
  try {
    const { origin } = studio
    const description = await server.describe(origin)
    const wish = { origin, description, seconds: minutes * 60, seed: undefined }
    const { wrong, requests, output } = await fuzzApi(directory, wish)
    const verdict = wrong.length === 0 ? 'nothing is wrong' : wrong.join('\n')
    process.stdout.write(`${output}\n${engine}, ${requests} requests: ${verdict}\n`)
    // What the studio has told its terminal of answers that were its own fault.
    if (wrong.length > 0) process.stdout.write(studio.output())
    return wrong.length === 0
  } finally {
    await studio.stop()
    await server.drop()
  }
}

const names = Object.keys(fuzzedServers)
const [minutes = String(MINUTES), ...engines] = process.argv.slice(2)
const directory = await findSchemathesis()
for (const engine of engines.length === 0 ? names : engines)
  if (!(await fuzzEngine(directory, engine, Number(minutes)))) process.exitCode = 1
