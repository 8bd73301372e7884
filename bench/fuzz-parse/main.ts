import { parseArgs } from 'node:util'
import { engineNames, openEngine } from './engines.ts'
import { fuzz } from './fuzz.ts'
import { printOutcome } from './print-outcome.ts'
import { readSeeds } from './seeds.ts'

process.exitCode = await run()

/** Mutated statements, judged by quarry's parser and by the engine's own. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: engineNames[0] },
      count: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
    },
  })
  const name = engineNames.find((each) => each === values.engine)
  const [count, seed] = [Number(values.count), Number(values.seed)]
  if (!name || !Number.isInteger(count) || !Number.isInteger(seed)) {
    process.stderr.write(
      `usage: fuzz:parse -- --engine ${engineNames.join('|')} --count N --seed N\n`,
    )
    return 2
  }
  const engine = await openEngine(name)
  const { from, statements } = readSeeds(name, engine.dialect)
  process.stdout.write(
    `${count} mutants of ${statements.length} statements of ${from}, seed ${seed}\n`,
  )
  const outcome = await fuzz({ engine, seeds: statements, count, seed })
  await printOutcome(outcome, engine)
  await engine.oracle.close()
  return 0
}
