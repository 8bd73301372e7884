import { parseArgs } from 'node:util'
import { argumentGrid } from './argument-grid.ts'
import { engineNames, openEngine } from './engines.ts'
import { fuzz } from './fuzz.ts'
import { printTally } from './print-tally.ts'

process.exitCode = await run()

/** Made-up queries: what quarry says of their types against what the engine says. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: engineNames[0] },
      count: { type: 'string', default: '1000' },
      grid: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  })
  const name = engineNames.find((each) => each === values.engine)
  const [count, seed] = [Number(values.count), Number(values.seed)]
  if (!name || !Number.isInteger(count) || !Number.isInteger(seed)) {
    process.stderr.write(
      `usage: fuzz:types -- --engine ${engineNames.join('|')} --seed N --count N | --grid EVERY\n`,
    )
    return 2
  }
  const engine = await openEngine(name)
  const every = Number(values.grid)
  const tally = await (Number.isInteger(every)
    ? argumentGrid({ engine, every, seed })
    : fuzz({ engine, count, seed }))
  await printTally(tally, engine)
  await engine.close()
  return 0
}
