import { parseArgs } from 'node:util'
import { engineNames, openEngine } from './engines.ts'
import { fuzz } from './fuzz.ts'
import { kinds } from './generate/generator.ts'
import { printOutcome } from './print-outcome.ts'
import { readSeeds } from './seeds.ts'

process.exitCode = await run()

/** Mutated and generated statements, judged by quarry's parser and by the engine's own. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: engineNames[0] },
      count: { type: 'string', default: '2000' },
      generate: { type: 'string', default: '0.5' },
      seed: { type: 'string', default: '1' },
      kind: { type: 'string', default: 'all' },
    },
  })
  const name = engineNames.find((each) => each === values.engine)
  const [count, seed] = [Number(values.count), Number(values.seed)]
  const generate = Number(values.generate)
  const some = kinds.filter((kind) => values.kind === 'all' || values.kind === kind)
  const share = generate >= 0 && generate <= 1
  if (!name || !share || some.length === 0 || !Number.isInteger(count) || !Number.isInteger(seed)) {
    process.stderr.write(
      `usage: fuzz:parse -- --engine ${engineNames.join('|')} --count N --generate SHARE --seed N --kind all|${kinds.join('|')}\n`,
    )
    return 2
  }
  const engine = await openEngine(name)
  const { from, statements } = readSeeds(name, engine.dialect)
  process.stdout.write(
    `${count} statements, seed ${seed}: mutants of ${statements.length} of ${from}, and generated ones\n`,
  )
  const outcome = await fuzz({ engine, seeds: statements, count, generate, seed, kinds: some })
  await printOutcome(outcome, engine)
  await engine.oracle.close()
  return 0
}
