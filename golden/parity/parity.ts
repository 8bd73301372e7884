import { parseArgs } from 'node:util'
import { type Comparison, compareEntry } from './compare.ts'
import { type Laboratory, openLaboratory, type ParityEngine } from './laboratory.ts'
import { compareMutants } from './mutants.ts'
import { ownEntries, type ParityEntry, sharedEntries } from './parity-entries.ts'

/**
 * `npm run parity [-- --engine NAME] [--only PART] [--mutants N] [--seed N] [--list]`: catalogs folded from texts
 * against the engines' own. What differs is printed as it is found.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    mutants: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
})
process.exitCode = await measureEngines()

async function measureEngines(): Promise<number> {
  const names = (
    ['postgresql', 'mysql', 'mariadb', 'sqlite'] as const satisfies readonly ParityEngine[]
  ).filter((name) => values.engine === undefined || name === values.engine)
  let different = 0
  for (const name of names) {
    const laboratory = await openLaboratory(name)
    if (laboratory.kind === 'unavailable') {
      process.stdout.write(`SKIPPED ${name}: ${laboratory.reason}\n`)
      continue
    }
    different += await report(name, comparisonsIn(laboratory))
    await laboratory.close()
  }
  return different === 0 ? 0 : 1
}

function comparisonsIn(laboratory: Laboratory): AsyncIterable<Comparison> {
  const { files } = laboratory
  const entries = [...ownEntries(files), ...sharedEntries(files)]
  const wanted = entries.filter(({ id }) => id.includes(values.only))
  const count = Number(values.mutants)
  if (count > 0) return compareMutants(wanted, laboratory, { count, seed: Number(values.seed) })
  return compareEntries(wanted, laboratory)
}

async function* compareEntries(
  entries: readonly ParityEntry[],
  laboratory: Laboratory,
): AsyncGenerator<Comparison> {
  for (const entry of entries) yield compareEntry(entry, laboratory)
}

async function report(name: string, comparisons: AsyncIterable<Comparison>): Promise<number> {
  const counts = { equal: 0, different: 0, refused: 0 }
  for await (const { id, verdict, lines } of comparisons) {
    counts[verdict] += 1
    if (!values.list || verdict === 'equal') continue
    process.stdout.write(`${verdict} ${id}\n${lines.map((line) => `    ${line}\n`).join('')}`)
  }
  const { equal, different, refused } = counts
  process.stdout.write(
    `PARITY ${name}: ${equal} equal, ${different} different, ${refused} refused by the engine\n`,
  )
  return different
}
