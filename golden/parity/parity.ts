import { parseArgs } from 'node:util'
import { type Comparison, compareEntry } from './compare.ts'
import { type Laboratory, openLaboratory, type ParityEngine } from './laboratory.ts'
import { compareMutants } from './mutants.ts'
import { ownEntries, sharedEntries } from './parity-entries.ts'

/** `npm run parity [-- --engine NAME] [--only PART] [--mutants N] [--seed N] [--list]`: catalogs folded from texts against the engines' own. */
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
    different += report(name, await compareAll(laboratory))
    await laboratory.close()
  }
  return different === 0 ? 0 : 1
}

async function compareAll(laboratory: Laboratory): Promise<readonly Comparison[]> {
  const { files } = laboratory
  const entries = [...ownEntries(files), ...sharedEntries(files)]
  const comparisons: Comparison[] = []
  const wanted = entries.filter(({ id }) => id.includes(values.only))
  const count = Number(values.mutants)
  if (count > 0) return compareMutants(wanted, laboratory, { count, seed: Number(values.seed) })
  for (const entry of wanted) comparisons.push(await compareEntry(entry, laboratory))
  return comparisons
}

function report(name: string, comparisons: readonly Comparison[]): number {
  const count = (verdict: Comparison['verdict']) =>
    comparisons.filter((each) => each.verdict === verdict).length
  if (values.list) {
    for (const { id, verdict, lines } of comparisons) {
      if (verdict === 'equal') continue
      process.stdout.write(`${verdict} ${id}\n${lines.map((line) => `    ${line}\n`).join('')}`)
    }
  }
  const different = count('different')
  process.stdout.write(
    `PARITY ${name}: ${count('equal')} equal, ${different} different, ${count('refused')} refused by the engine\n`,
  )
  return different
}
