import { request } from 'node:http'
import * as v from 'valibot'
import {
  engineNames,
  unavailable,
  type EngineName,
  type Running,
  type Unavailable,
} from './engine.ts'
import { createPool } from './pool.ts'
import { allowedEngines, testEngine } from './registry.ts'

const unavailableSchema = v.object({ kind: v.literal('unavailable'), reason: v.string() })
const runningSchema = v.object({
  kind: v.literal('running'),
  name: v.picklist(engineNames),
  how: v.string(),
  version: v.string(),
  url: v.string(),
  program: v.optional(v.string()),
  startMs: v.number(),
})
const answerSchema = v.variant('kind', [runningSchema, unavailableSchema])

const ownPool = createPool(testEngine)

/**
 * The running engine, or why there is none. The broker of the test run starts it; a test file that
 * is run by hand has no broker and starts engines that end with its process.
 */
export async function askEngine(name: EngineName): Promise<Running | Unavailable> {
  const broker = process.env.QUARRY_ENGINE_BROKER
  if (broker === undefined) return ownPool.engine(name)
  // The broker may allow more than this process.
  if (!allowedEngines(process.env.QUARRY_ENGINES).includes(name)) return ownPool.engine(name)
  const answer = v.parse(answerSchema, JSON.parse(await get(broker, `/${name}`)))
  if (answer.kind === 'unavailable') return unavailable(answer.reason)
  return { ...answer, program: answer.program }
}

/** The engine has ended: where this process had started it, it is started anew when it is asked for again. */
export function forgetEngine(name: EngineName): void {
  ownPool.forget(name)
}

function get(socketPath: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => resolve(body))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}
