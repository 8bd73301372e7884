import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type EngineName, engineNames, openEngine } from '../../bench/fuzz-types/engines.ts'
import { goldenProjects } from '../../bench/witness/projects.ts'
import { nothing, together, witnessProject } from '../../bench/witness/witness-project.ts'
import { skip } from '../skip.ts'
import { openDatabase } from '../truth/open-database.ts'

/** What the names of the cases contain. */
const PARTS = ['nullable', 'proves']
/** Of 100 columns called not null so many may be of queries without a row: of conditions that are never true. */
const MOST_SILENT = 20

for (const name of engineNames) {
  test(`${name}: golden cases show no NULL in a column called not null`, () => judge(name))
}

async function judge(name: EngineName): Promise<void> {
  const opened = await openDatabase(name)
  if (opened.kind === 'unavailable') return skip(opened.reason)
  await opened.close()
  const engine = await openEngine(name)
  try {
    let testimony = nothing
    for (const part of PARTS) {
      for (const project of await goldenProjects(name, part)) {
        testimony = together(testimony, await witnessProject(project, engine))
      }
    }
    const { contradictions, missing, refused, givenUp, proven, silent } = testimony
    assert.equal([...contradictions, ...missing, ...refused, ...givenUp], [])
    assert.ok(100 * silent.length < MOST_SILENT * proven, silent.join('\n'))
  } finally {
    await engine.close()
  }
}

test.run()
