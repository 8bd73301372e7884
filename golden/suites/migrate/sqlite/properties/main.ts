import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { change, migrates } from './migrates.ts'

process.exitCode = await run()

/** Migrates between generated schemas of SQLite; prints the smallest change for which a law does not hold. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  })
  const [numRuns, seed] = [Number(values.runs), Number(values.seed)]
  if (!Number.isInteger(numRuns) || !Number.isInteger(seed)) {
    process.stderr.write('usage: fuzz:migrations -- --runs N --seed N\n')
    return 2
  }
  const outcome = await fc.check(fc.asyncProperty(change, migrates), { numRuns, seed })
  if (!outcome.failed) {
    process.stdout.write(`${outcome.numRuns} changes of schemas, seed ${seed}: all laws hold\n`)
    return 0
  }
  const { from = '', to = '', rows = [] } = outcome.counterexample?.[0] ?? {}
  const cause = outcome.errorInstance
  const message = cause instanceof Error ? cause.message : String(cause)
  const details: unknown = cause instanceof Error ? Reflect.get(cause, 'details') : undefined
  process.stdout.write(
    `seed ${seed}, after ${outcome.numRuns} changes\n-- from\n${from}-- to\n${to}`,
  )
  process.stdout.write(`-- rows ${JSON.stringify(rows)}\n${message}\n${details ?? ''}\n`)
  return 1
}
