import { parseArgs } from 'node:util'
import { engineNames, openEngine } from '../fuzz-types/engines.ts'
import { table } from '../table.ts'
import { corpusProjects, goldenProjects, type Project } from './projects.ts'
import { nothing, type Testimony, together, witnessProject } from './witness-project.ts'

process.exitCode = await run()

/**
 * `npm run witness -- --engine E [--list]`: the queries of the corpus and of the golden cases on no rows, on rows of
 * NULLs and on full ones; a NULL in a column that quarry calls not null is a fault.
 */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: engineNames[0] },
      list: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
  })
  const name = engineNames.find((each) => each === values.engine)
  if (!name) {
    process.stderr.write(
      `usage: witness -- --engine ${engineNames.join('|')} [--list] [--only NAME]\n`,
    )
    return 2
  }
  const engine = await openEngine(name)
  const sets = { corpus: await corpusProjects(name), 'golden cases': await goldenProjects(name) }
  const found: [string, Testimony][] = []
  for (const [set, projects] of Object.entries(sets)) {
    const wanted = projects.filter((project) => project.name.includes(values.only))
    found.push([set, await heard(wanted)])
  }
  await engine.close()
  print(found, values.list)
  return found.some(([, { contradictions }]) => contradictions.length > 0) ? 1 : 0

  async function heard(projects: readonly Project[]): Promise<Testimony> {
    let testimony = nothing
    for (const project of projects) {
      testimony = together(testimony, await witnessProject(project, engine))
    }
    return testimony
  }
}

function print(found: readonly (readonly [string, Testimony])[], lists: boolean): void {
  const head = ['', 'queries', 'runs', 'not null', 'without a row', 'NULLs', 'given up']
  const rows = found.map(([set, { queries, runs, proven, silent, contradictions, givenUp }]) => [
    set,
    ...[queries, runs, proven, silent.length, contradictions.length, givenUp.length].map(String),
  ])
  process.stdout.write(table([head, ...rows]))
  for (const [, { contradictions, silent, missing, refused, givenUp }] of found) {
    printLines('NULL in a column called not null', contradictions)
    printLines('took too long', givenUp)
    if (!lists) continue
    printLines('no row was seen', silent)
    printLines('no row could be put in', missing)
    printLines('could not run', refused)
  }
}

function printLines(title: string, lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${title}: ${line}\n`)
}
