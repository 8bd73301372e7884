import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import { median } from '../median.ts'
import { clients } from './clients.ts'
import type { RunnerEngineName } from './engines.ts'
import type { Figure } from './figure.ts'
import { largeSchema } from './large-schema.ts'
import { withBenchProject } from './project.ts'

const TABLES = 1000
const ROUNDS = 3
/** Milliseconds. */
const GOAL = 5000

/** The exit code of a difference. */
const DIFFERENT = 2

/**
 * `quarry diff` of two large schemas: of two databases, and of two files, which have to be loaded first. Beside it stands
 * how long the client of the engine takes to load both files, one after the other.
 */
export async function diffFigures(engine: RunnerEngineName): Promise<readonly Figure[]> {
  const [one, other] = [await freshDatabase(engine), await freshDatabase(engine)]
  if (one.kind === 'unavailable') throw new Error(one.reason)
  if (other.kind === 'unavailable') throw new Error(other.reason)
  const texts = [largeSchema(TABLES, 'before'), largeSchema(TABLES, 'after')] as const
  const client = await clients[engine]()
  const load = (text: string, url: string) => client.time(client.textOf(text), url)
  try {
    const loaded = load(texts[0], one.url) + load(texts[1], other.url)
    const figureOf = (sides: string, milliseconds: number) => ({
      name: `diff of ${TABLES} tables, ${sides}`,
      measured: `${(milliseconds / 1000).toFixed(2)} s`,
      beside: `goal ${GOAL / 1000} s; ${client.name} loads both in ${(loaded / 1000).toFixed(2)} s, ratio ${(milliseconds / loaded).toFixed(2)}`,
      isWithin: milliseconds <= GOAL,
    })
    const files = { 'before.sql': texts[0], 'after.sql': texts[1] }
    return await withBenchProject({ engine, url: one.url }, files, async ({ time }) => {
      const timed = (sides: readonly string[]) =>
        median(Array.from({ length: ROUNDS }, () => time(['diff', ...sides], DIFFERENT)))
      return [
        figureOf('databases', timed([one.url, other.url])),
        figureOf('files', timed(['before.sql', 'after.sql'])),
      ]
    })
  } finally {
    await one.drop()
    await other.drop()
  }
}
