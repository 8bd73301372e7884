import { parseArgs } from 'node:util'
import fc from 'fast-check'
import * as mysql from '../mysql/properties/migrates.ts'
import * as postgresql from '../postgresql/properties/migrates.ts'
import * as sqlite from '../sqlite/properties/migrates.ts'

const properties = {
  sqlite: fc.asyncProperty(sqlite.change, sqlite.migrates),
  'postgresql-15': fc.asyncProperty(postgresql.change, (change) =>
    postgresql.migrates('postgresql-15', change),
  ),
  'postgresql-18': fc.asyncProperty(postgresql.change, (change) =>
    postgresql.migrates('postgresql-18', change),
  ),
  mysql: fc.asyncProperty(mysql.change, (change) => mysql.migrates('mysql', change)),
  mariadb: fc.asyncProperty(mysql.change, (change) => mysql.migrates('mariadb', change)),
} as const

process.exitCode = await run()

/** Migrates between generated schemas of an engine; prints the smallest change for which a law does not hold. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '1000' },
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  })
  const [numRuns, seed, minutes] = [
    Number(values.runs),
    Number(values.seed),
    Number(values.minutes),
  ]
  const [engine = 'sqlite'] = positionals
  const [, property] = Object.entries(properties).find(([name]) => name === engine) ?? []
  if (property === undefined || ![numRuns, seed].every(Number.isInteger) || !(minutes > 0)) {
    const engines = Object.keys(properties).join('|')
    process.stderr.write(`usage: fuzz:migrations -- ${engines} --runs N --minutes N --seed N\n`)
    return 2
  }
  const interruptAfterTimeLimit = minutes * 60_000
  const outcome = await fc.check<[Partial<Change>]>(property, {
    numRuns,
    seed,
    interruptAfterTimeLimit,
  })
  if (!outcome.failed) {
    process.stdout.write(
      `${engine}: ${outcome.numRuns} changes of schemas, seed ${seed}: all laws hold\n`,
    )
    return 0
  }
  const [{ from = '', to = '', ...rest } = {}] = outcome.counterexample ?? []
  const cause = outcome.errorInstance
  const message = cause instanceof Error ? cause.message : String(cause)
  const details: unknown = cause instanceof Error ? Reflect.get(cause, 'details') : undefined
  process.stdout.write(
    `seed ${seed}, after ${outcome.numRuns} changes\n-- from\n${from}-- to\n${to}`,
  )
  process.stdout.write(`-- ${JSON.stringify(rest)}\n${message}\n${details ?? ''}\n`)
  return 1
}

interface Change {
  readonly from: string
  readonly to: string
  /** In place of both, where schemas are made from numbers. */
  readonly seeds: readonly [from: number, to: number]
}
