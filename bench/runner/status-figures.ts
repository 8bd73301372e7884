import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import { median } from '../median.ts'
import type { RunnerEngineName } from './engines.ts'
import type { Figure } from './figure.ts'
import { migrationFiles } from './migration-files.ts'
import { withBenchProject } from './project.ts'
import { timeProcess } from './time-process.ts'

const FILES = 1000
const ROUNDS = 5
/** Milliseconds. */
const GOAL = 300

/** `quarry status` where a thousand files are applied, beside the start of Node alone. */
export async function statusFigures(engine: RunnerEngineName): Promise<readonly Figure[]> {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') throw new Error(fresh.reason)
  const { files } = migrationFiles(FILES)
  try {
    return await withBenchProject({ engine, url: fresh.url }, files, async ({ time }) => {
      time(['apply'])
      const status = median(times(() => time(['status'])))
      const bare = median(times(() => timeProcess([process.execPath, '-e', '0'], { code: 0 })))
      return [
        {
          name: `status of ${FILES} files`,
          measured: `${status.toFixed(0)} ms`,
          beside: `node alone ${bare.toFixed(0)} ms, goal ${GOAL} ms`,
          isWithin: status <= GOAL,
        },
      ]
    })
  } finally {
    await fresh.drop()
  }
}

function times(once: () => number): readonly number[] {
  return Array.from({ length: ROUNDS }, once)
}
