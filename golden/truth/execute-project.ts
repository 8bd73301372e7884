import { methodName } from '../../compiler/5-emit/names.ts'
import { namedParameters } from '../../compiler/5-emit/parameter-names.ts'
import { generate } from '../../compiler/generate.ts'
import type { CheckedQuery, RelationName } from '../../compiler/ir/checked.ts'
import type { DriverName } from '../fixtures/case-settings.ts'
import type { CompiledCase } from '../fixtures/compile-case.ts'
import { type Arguments, callsOf, methodArguments } from './call-arguments.ts'
import { type GeneratedModule, openGenerated, writeGenerated } from './generated-module.ts'
import { judgeCall, type Outcome, outcomeOf } from './judge-call.ts'
import type { TestDatabase } from './test-database.ts'

export interface ExecutedProject {
  readonly compile: (driver: DriverName) => Promise<CompiledCase>
  /** The schema and its rows. */
  readonly setUp: readonly string[]
  /** Query to calls; what is not here is called with values made up by type. */
  readonly arguments: ReadonlyMap<string, readonly unknown[]>
  readonly varies: ReadonlySet<string>
}

interface Call {
  readonly query: CheckedQuery
  readonly args: Arguments
}

/** How the calls are made: in this process, or by a program in another one. */
export type RunCalls = (run: {
  readonly driver: DriverName
  readonly module: GeneratedModule
  readonly setUp: readonly string[]
  readonly calls: readonly MethodCall[]
  readonly database: TestDatabase
}) => Promise<readonly Outcome<unknown>[]>

export interface MethodCall {
  readonly method: string
  readonly args: readonly unknown[]
}

/**
 * Calls every method of the project with each driver on the database, which it empties before, and
 * compares the rows with those of the same statement sent by hand and with the declared types; asks
 * the engine for its own description as well. Resolves to what is wrong, a line each.
 */
export async function executeProject(
  project: ExecutedProject,
  database: TestDatabase,
  drivers: readonly DriverName[] = database.drivers,
  runCalls: RunCalls = runInProcess,
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const [index, driver] of drivers.entries()) {
    const compiled = await project.compile(driver)
    const isFirst = index === 0
    if (isFirst) await load(project.setUp, database)
    const found = [
      ...(isFirst ? await describedOtherwise(queriesOf(compiled), database) : []),
      ...(await executeWith({ project, database, compiled, driver }, runCalls)),
    ]
    problems.push(...found.map((problem) => `${driver}: ${problem}`))
  }
  return problems
}

async function load(setUp: readonly string[], database: TestDatabase): Promise<void> {
  await database.reset()
  for (const text of setUp) await database.execute(text)
}

interface Surroundings {
  readonly project: ExecutedProject
  readonly database: TestDatabase
  readonly compiled: CompiledCase
  readonly driver: DriverName
}

function queriesOf({ compilation }: CompiledCase): readonly CheckedQuery[] {
  return compilation.project.groups.flatMap(({ queries }) => queries.map(({ query }) => query))
}

async function describedOtherwise(
  queries: readonly CheckedQuery[],
  database: TestDatabase,
): Promise<string[]> {
  const problems: string[] = []
  for (const query of queries) {
    const found = await database.disagreements(query)
    problems.push(...found.map((problem) => `${query.name}: the engine says ${problem}`))
  }
  return problems
}

async function executeWith(
  surroundings: Surroundings,
  runCalls: RunCalls,
): Promise<readonly string[]> {
  const { project, database, compiled, driver } = surroundings
  const { compilation, target } = compiled
  const calls = queriesOf(compiled).flatMap((query) =>
    callsOf(query, project.arguments.get(query.name), target).map((args) => ({ query, args })),
  )
  const { rename } = target.options
  const names = {
    property: ({ relation }: RelationName, column: string) =>
      rename.get(`${relation}.${column}`) ?? column,
  }
  const methodCalls = calls.map(({ query, args }) => ({
    method: methodName(query.name),
    args: methodArguments({ ...query, parameters: namedParameters(query, names) }, args),
  }))
  const module = writeGenerated(await generate(compilation.project, target))
  try {
    const outcomes = await runCalls({
      driver,
      module,
      setUp: project.setUp,
      calls: methodCalls,
      database,
    })
    return await judgeCalls(calls, outcomes, surroundings)
  } finally {
    module.remove()
  }
}

async function runInProcess({
  driver,
  module,
  calls,
  database,
}: Parameters<RunCalls>[0]): Promise<readonly Outcome<unknown>[]> {
  const open = await database.openDriver(driver)
  try {
    const queries = await openGenerated(module.folder, open.client)
    const outcomes: Outcome<unknown>[] = []
    for (const { method, args } of calls) {
      outcomes.push(await outcomeOf(() => open.rolledBack(() => queries.call(method, args))))
    }
    return outcomes
  } finally {
    await open.close()
  }
}

async function judgeCalls(
  calls: readonly Call[],
  outcomes: readonly Outcome<unknown>[],
  { project, database, compiled }: Surroundings,
): Promise<string[]> {
  const problems: string[] = []
  const failures = new Map<string, string>()
  const succeeded = new Set<string>()
  for (const [index, { query, args }] of calls.entries()) {
    const generated = outcomes[index] ?? { kind: 'failed', message: 'was not called' }
    const byHand = await outcomeOf(() => database.runByHand(query, args))
    const found = judgeCall({
      query,
      generated,
      byHand,
      target: compiled.target,
      varies: project.varies,
    })
    problems.push(
      ...found.map((problem) => `${query.name}(${JSON.stringify(args, bigints)}): ${problem}`),
    )
    if (generated.kind === 'done') succeeded.add(query.name)
    else failures.set(query.name, generated.message)
  }
  for (const [name, message] of failures) {
    if (!succeeded.has(name)) problems.push(`${name}: no call succeeded: ${message}`)
  }
  return problems
}

function bigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}
