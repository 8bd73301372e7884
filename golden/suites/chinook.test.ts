import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { split } from '../../compiler/split/split.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import { askEngine } from '../engines/ask-engine.ts'
import { type DialectName, sharedFilesOf } from '../fixtures/case-settings.ts'
import { skip } from '../skip.ts'
import { type ExecutedProject, executeProject } from '../truth/execute-project.ts'
import {
  dialectOfEngine,
  type ExecutingEngine,
  executingEngines,
  withDatabase,
} from '../truth/open-database.ts'
import { runOnBun } from '../truth/run-on-bun.ts'
import { readSql, sampleProject } from '../truth/sample-project.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SAMPLES = join(ROOT, '../shared/samples')
/** Statements of the sample that go to another database than the one that is open. */
const LEAVES = /^(?:(?:drop|create)\s+database|use)\b/i

if (existsSync(SAMPLES)) addTests()
else skip('no Chinook in ../shared/samples', executingEngines.length + 1)

function addTests(): void {
  for (const engine of executingEngines) {
    test(`every query of Chinook on ${engine}`, () => executeOn(engine))
  }
  test('every query of Chinook on bun', async () => {
    const bun = await askEngine('bun')
    if (bun.kind === 'unavailable') return skip(bun.reason)
    const project = await chinook('sqlite')
    const run = runOnBun(bun.program ?? 'bun')
    const reason = await withDatabase('sqlite', async (database) => {
      assert.equal(await executeProject(project, database, ['bun:sqlite'], run), [])
    })
    if (reason !== undefined) skip(reason)
  })
}

async function executeOn(engine: ExecutingEngine): Promise<void> {
  const project = await chinook(dialectOfEngine[engine])
  const reason = await withDatabase(engine, async (database) => {
    assert.equal(await executeProject(project, database), [])
  })
  if (reason !== undefined) skip(reason)
}

async function chinook(dialect: DialectName): Promise<ExecutedProject> {
  const files = sharedFilesOf(dialect)
  const schema = join(SAMPLES, `chinook.${files}.sql`)
  return sampleProject({
    dialect,
    schema,
    queries: join(ROOT, 'golden/samples/chinook', files, 'queries'),
    arguments: join(ROOT, 'golden/samples/chinook/arguments.json'),
    setUp: [await withoutLeaving(schema, dialect)],
    varies: [],
  })
}

async function withoutLeaving(file: string, dialect: DialectName): Promise<string> {
  const { lexical } = await loadDialect(dialect)
  const statements = readSql(file).flatMap(({ text }) => split(text, lexical))
  const kept = statements.filter(({ kind, text }) => kind === 'sql' && !LEAVES.test(text))
  return kept.map(({ text }) => `${text};\n`).join('')
}

test.run()
