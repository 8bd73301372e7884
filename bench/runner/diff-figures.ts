import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import { engineOf } from '../../runtime/registry.ts'
import { median } from '../median.ts'
import { largeSchema } from './large-schema.ts'
import type { RunnerEngineName } from './engines.ts'
import type { Figure } from './figure.ts'
import { withBenchProject } from './project.ts'

const TABLES = 1000
const ROUNDS = 3
/** Milliseconds. */
const GOAL = 5000

/** The exit code of a difference. */
const DIFFERENT = 2

/** `quarry diff` of two large schemas: of two databases, and of two files, which have to be loaded first. */
export async function diffFigures(engine: RunnerEngineName): Promise<readonly Figure[]> {
  const [one, other] = [await freshDatabase(engine), await freshDatabase(engine)]
  if (one.kind === 'unavailable') throw new Error(one.reason)
  if (other.kind === 'unavailable') throw new Error(other.reason)
  const texts = [largeSchema(TABLES, 'before'), largeSchema(TABLES, 'after')] as const
  try {
    await load(one.url, texts[0])
    await load(other.url, texts[1])
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

function figureOf(sides: string, milliseconds: number): Figure {
  return {
    name: `diff of ${TABLES} tables, ${sides}`,
    measured: `${(milliseconds / 1000).toFixed(2)} s`,
    beside: `goal ${GOAL / 1000} s`,
    isWithin: milliseconds <= GOAL,
  }
}

async function load(url: string, text: string): Promise<void> {
  const connection = await (await engineOf(url)).connect(url)
  try {
    await connection.execute(text)
  } finally {
    await connection.close()
  }
}
