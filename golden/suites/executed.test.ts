import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DialectName } from '../fixtures/case-settings.ts'
import { type CompiledCase, compileCase, hasErrors } from '../fixtures/compile-case.ts'
import { type GoldenCase, readCases, sourcesOf } from '../fixtures/golden-case.ts'
import { askEngine } from '../engines/ask-engine.ts'
import { skip } from '../skip.ts'
import { type ExecutedProject, executeProject } from '../truth/execute-project.ts'
import {
  dialectOfEngine,
  type ExecutingEngine,
  executingEngines,
  openDatabase,
} from '../truth/open-database.ts'
import { acceptedByEngine } from '../truth/refusals.ts'
import { runOnBun } from '../truth/run-on-bun.ts'

interface Project {
  readonly goldenCase: GoldenCase
  readonly dialect: DialectName
  /** Compiled when an engine asks for it first. */
  readonly compiled: () => Promise<CompiledCase>
}

const projects = readCases()
  .filter(({ settings }) => settings.notExecuted === undefined)
  .flatMap((goldenCase) =>
    goldenCase.settings.dialects.map((dialect) => projectIn(goldenCase, dialect)),
  )

function projectIn(goldenCase: GoldenCase, dialect: DialectName): Project {
  let compiled: Promise<CompiledCase> | undefined
  return { goldenCase, dialect, compiled: () => (compiled ??= compileCase(goldenCase, dialect)) }
}

for (const engine of executingEngines) await testOn(engine)
await testOnBun()

async function testOn(engine: ExecutingEngine): Promise<void> {
  const mine = projects.filter(
    ({ goldenCase, dialect }) =>
      dialect === dialectOfEngine[engine] && goldenCase.settings.notOn[engine] === undefined,
  )
  const opened = await openDatabase(engine)
  if (opened.kind === 'unavailable') return skip(opened.reason, mine.length)
  for (const { goldenCase, dialect, compiled } of mine) {
    test(`${goldenCase.name} on ${engine}`, async () => {
      const { database } = opened
      const compiledCase = await compiled()
      const problems = hasErrors(compiledCase.compilation)
        ? await acceptedByEngine(goldenCase, compiledCase, database)
        : await executeProject(projectOf(goldenCase, dialect), database)
      assert.equal(problems, [])
    })
  }
  test(`nothing is left on ${engine}`, () => opened.close())
}

async function testOnBun(): Promise<void> {
  const mine: Project[] = []
  for (const project of projects.filter(({ dialect }) => dialect === 'sqlite')) {
    if (!hasErrors((await project.compiled()).compilation)) mine.push(project)
  }
  const bun = await askEngine('bun')
  if (bun.kind === 'unavailable') return skip(bun.reason, mine.length)
  const opened = await openDatabase('sqlite')
  if (opened.kind === 'unavailable') return skip(opened.reason, mine.length)
  const run = runOnBun(bun.program ?? 'bun')
  for (const { goldenCase } of mine) {
    test(`${goldenCase.name} on bun`, async () => {
      const project = projectOf(goldenCase, 'sqlite')
      assert.equal(await executeProject(project, opened.database, ['bun:sqlite'], run), [])
    })
  }
  test('nothing is left for bun', () => opened.close())
}

function projectOf(goldenCase: GoldenCase, dialect: DialectName): ExecutedProject {
  const { settings } = goldenCase
  return {
    compile: (driver) => compileCase(goldenCase, dialect, driver),
    setUp: (['schema', 'data'] as const).flatMap((part) =>
      sourcesOf(goldenCase, part, dialect).map(({ text }) => text),
    ),
    arguments: new Map(Object.entries(settings.arguments)),
    varies: new Set(settings.varies),
  }
}

test.run()
