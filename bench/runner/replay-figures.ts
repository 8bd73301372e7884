import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import { median } from '../median.ts'
import { clients } from './clients.ts'
import type { RunnerEngineName } from './engines.ts'
import type { Figure } from './figure.ts'
import { migrationFiles } from './migration-files.ts'
import { withBenchProject } from './project.ts'

const FILES = 500
const ROUNDS = 3
/** The goal is a multiple of the time of the engine's own client. */
const GOAL = 1.3

/** `quarry apply` of many files beside the same statements by the client of the engine, each on an empty database. */
export async function replayFigures(engine: RunnerEngineName): Promise<readonly Figure[]> {
  const { files, scripts } = migrationFiles(FILES)
  const client = await clients[engine]()
  const input = scripts.map(client.textOf).join('\n')
  const rounds: { readonly applied: number; readonly alone: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const applied = await onFresh(engine, (url) =>
      withBenchProject({ engine, url }, files, async ({ time }) => time(['apply'])),
    )
    const alone = await onFresh(engine, async (url) => client.time(input, url))
    rounds.push({ applied, alone })
  }
  const applied = median(rounds.map((round) => round.applied))
  const alone = median(rounds.map((round) => round.alone))
  const ratio = applied / alone
  return [
    {
      name: `apply of ${FILES} files`,
      measured: `${(applied / 1000).toFixed(2)} s`,
      beside: `${client.name} ${(alone / 1000).toFixed(2)} s, ratio ${ratio.toFixed(2)}, goal ${GOAL}`,
      isWithin: ratio <= GOAL,
    },
  ]
}

async function onFresh(
  engine: RunnerEngineName,
  work: (url: string) => Promise<number>,
): Promise<number> {
  const fresh = await freshDatabase(engine)
  if (fresh.kind === 'unavailable') throw new Error(fresh.reason)
  try {
    return await work(fresh.url)
  } finally {
    await fresh.drop()
  }
}
