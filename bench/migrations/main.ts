import { parseArgs } from 'node:util'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import { engineOf } from '../../runtime/registry.ts'
import { readCases } from './corpus-case.ts'
import { measuredEngines } from './engines.ts'
import { type Bench, type CaseResult, measureCase } from './measure-case.ts'
import { measurePull } from './measure-pull.ts'
import { pulledSchemas } from './pulled-schemas.ts'

const known = Object.keys(measuredEngines).join('|')
/** Most of the time goes into making databases. */
const AT_ONCE = 4
const USAGE = `usage: npm run bench:migrations -- ${known} [--pull [--gen]] [--list] [--only TEXT]\n`

process.exitCode = await run()

/**
 * Leads each case of the migration corpus from its current to its desired schema and back on a real engine. Prints
 * the share that passes and the ids that do not with the first reason; `--only` takes the cases whose id has the text.
 * With `--pull` each schema of the corpus and the samples is written as files instead, which are loaded and compared;
 * with `--gen` they have to compile, too, with a query for each relation.
 */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pull: { type: 'boolean', default: false },
      gen: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  })
  const name = positionals[0] ?? ''
  const measured = measuredEngines[name]
  if (measured === undefined) {
    process.stderr.write(USAGE)
    return 1
  }
  const engine = measured.corpus ?? name
  const cases = readCases(engine)
  if (cases.length === 0) {
    process.stdout.write('SKIPPED: the migration corpus is not beside this repository\n')
    return 0
  }
  const bench = { measured, ...(await loadBench(name)) }
  const tasks: readonly Task[] = values.pull
    ? pulledSchemas(cases, { engine, dialect: bench.dialect }).map((each) => ({
        id: each.id,
        measure: () => measurePull(each, bench, values.gen),
      }))
    : cases.map((each) => ({ id: each.id, measure: () => measureCase(each, bench) }))
  const wanted = tasks.filter(({ id }) => id.includes(values.only))
  const results = await measureAll(wanted, values.list)
  process.stdout.write(summary(name, results))
  return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
}

async function loadBench(name: string): Promise<Omit<Bench, 'measured'>> {
  const measured = measuredEngines[name]
  if (measured === undefined) throw new Error(USAGE)
  const database = await freshDatabase(measured.database)
  if (database.kind === 'unavailable') throw new Error(database.reason)
  await database.drop()
  return {
    migrations: await measured.load(),
    engine: await engineOf(database.url),
    dialect: await loadDialect(measured.dialect),
  }
}

interface Task {
  readonly id: string
  measure(): Promise<CaseResult>
}

async function measureAll(
  tasks: readonly Task[],
  isListing: boolean,
): Promise<readonly CaseResult[]> {
  const waiting = tasks.values()
  const results: CaseResult[] = []
  const work = async () => {
    for (const task of waiting) results.push(told(await task.measure(), isListing))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

/** With `--list` all that does not pass, without it what fails. */
function told(result: CaseResult, isListing: boolean): CaseResult {
  const { id, outcome, reason } = result
  if (outcome === 'failed' || (isListing && outcome === 'skipped'))
    process.stdout.write(`${outcome}  ${id}  ${reason.slice(0, 400)}\n`)
  return result
}

function summary(name: string, results: readonly CaseResult[]): string {
  const number = (wanted: CaseResult['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length
  const measured = results.length - number('skipped')
  const share = measured === 0 ? 0 : (100 * number('passed')) / measured
  const skipped = number('skipped') === 0 ? '' : `, ${number('skipped')} do not load`
  return `${name}: ${share.toFixed(1)} % of ${measured} cases pass${skipped}\n`
}
