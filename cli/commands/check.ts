import type { QueryDescription } from '../../compiler/describe.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { positionAt } from '../../compiler/source/source-file.ts'
import { type Compiled, compileFiles, compileProject } from '../project/live-project.ts'
import { findDialectName } from '../config/config-providers.ts'
import { unknownProvider } from '../config/config.ts'
import type { Asked } from '../project/verify-project.ts'
import { findExclusive } from '../arguments/exclusive-options.ts'
import { exitCode, type ExitCode } from '../process/exit-code.ts'
import { fault } from '../diagnostics/fault.ts'
import type { Invocation } from '../invocation.ts'
import { projectEnvironment } from '../config/project-environment.ts'
import { diagnosticJson, type Files, type ShownPath } from '../print/diagnostic-json.ts'
import { hasErrors, refuse, report, sortByPlace } from '../terminal/report.ts'

export interface CheckOptions {
  readonly json: boolean
  readonly schema: readonly string[]
  readonly queries: readonly string[]
  readonly dialect: string | undefined
  readonly driver: string | undefined
  /** The address of a database that has the schema; `true`: make a scratch database. */
  readonly verify: string | true | undefined
  /** Go on after every change of the project. */
  readonly watch: boolean
}

/** `quarry check`: compiles and writes nothing. */
export async function check(options: CheckOptions, invocation: Invocation): Promise<ExitCode> {
  if (options.watch) return watchCheck(options, invocation)
  const { terminal } = invocation
  const { asked, ...compiled } = await verified(
    await compileWanted(options, invocation),
    options,
    invocation,
  )
  if (options.json) terminal.out(`${JSON.stringify(await asJson(compiled), undefined, 2)}\n`)
  else printFindings(compiled, asked, invocation)
  if (asked === 'nobody') terminal.err('the engine was not asked: the errors above come first\n')
  const errors = compiled.diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return exitCode.clean
  return errors.every(({ code }) => disagreements.has(code))
    ? exitCode.disagreement
    : exitCode.error
}

/** `quarry check --watch` */
async function watchCheck(options: CheckOptions, invocation: Invocation): Promise<ExitCode> {
  const { json, schema, queries, dialect, driver, verify } = options
  const wrong = findExclusive('--watch', {
    '--json': json,
    '--schema': schema.length > 0,
    '--queries': queries.length > 0,
    '--dialect': dialect !== undefined,
    '--driver': driver !== undefined,
    '--verify': verify !== undefined,
  })
  if (wrong) return refuse(wrong, invocation.terminal)
  const { watchProject } = await import('../watch/watch-project.ts')
  return watchProject(async (project, read) => {
    const compiled = await project.compile(read)
    return { ...compiled, outcome: wellText(compiled), isWritten: false }
  }, invocation)
}

/** Undefined where there is an error. */
function wellText({ compiled, diagnostics }: Compiled): string | undefined {
  if (compiled === undefined || hasErrors(diagnostics)) return undefined
  const { groups } = compiled.compilation.project
  const queries = groups.reduce((sum, group) => sum + group.queries.length, 0)
  return `${counted(queries, 'query', 'queries')} in ${counted(groups.length, 'file', 'files')}`
}

const disagreements: ReadonlySet<string> = new Set(['engine-disagrees', 'engine-refuses-query'])

interface CheckedProject extends Compiled {
  /** `nobody`: there are errors already; undefined: nobody was to be asked, or nobody could be. */
  readonly asked: Asked | 'nobody' | undefined
}

/** With what the engine says, where it is asked and there is something to ask it. */
async function verified(
  compiled: Compiled,
  { verify }: CheckOptions,
  { environment, location, interrupts }: Invocation,
): Promise<CheckedProject> {
  if (verify === undefined) return { ...compiled, asked: undefined }
  if (compiled.compiled === undefined || hasErrors(compiled.diagnostics)) {
    return { ...compiled, asked: 'nobody' }
  }
  const { verifyProject } = await import('../project/verify-project.ts')
  const url = verify === true ? undefined : verify
  const { urlVariable = 'DATABASE_URL', root = location.cwd, dialectName = '' } = compiled
  const { scratchVariable } = compiled
  const project = { ...compiled.compiled, provider: dialectName }
  const known = projectEnvironment(root, environment)
  const { faults, asked } =
    known.kind === 'unread'
      ? { faults: [known.fault], asked: undefined }
      : await verifyProject(project, {
          url,
          configured: { variable: urlVariable, url: known.variables[urlVariable] },
          devUrl: scratchVariable === undefined ? undefined : known.variables[scratchVariable],
          directory: root,
          interrupts,
        })
  return { ...compiled, asked, diagnostics: [...compiled.diagnostics, ...faults] }
}

async function compileWanted(options: CheckOptions, invocation: Invocation): Promise<Compiled> {
  const { location, stopwatch } = invocation
  const { schema, queries, dialect, driver } = options
  const named = schema.length > 0 || queries.length > 0 || dialect !== undefined
  if (!named && driver === undefined) {
    return compileProject(location, stopwatch)
  }
  if (queries.length === 0 || dialect === undefined)
    return refused(fault('incomplete-arguments', {}, undefined))
  const name = findDialectName(dialect)
  if (name === undefined) return refused(unknownProvider(dialect, undefined))
  const target = {
    dialect: { value: name, place: undefined },
    driver: driver === undefined ? undefined : { value: driver, place: undefined },
    options: { bigint: 'string', timestamp: 'date', rename: new Map(), overrides: new Map() },
    lint: new Map(),
  } as const
  return compileFiles(location.cwd, { lists: { schema, queries }, target }, stopwatch)
}

function refused(diagnostic: Renderable): Compiled {
  return {
    compiled: undefined,
    dialectName: undefined,
    diagnostics: [diagnostic],
    files: [],
    shownPath: (path) => path,
  }
}

function printFindings(
  compiled: Compiled,
  asked: CheckedProject['asked'],
  { terminal }: Invocation,
): void {
  report(compiled, terminal)
  const well = wellText(compiled)
  if (well !== undefined)
    terminal.out(`${terminal.paint.green('ok')}: ${well}${askedText(asked)}\n`)
}

function askedText(asked: CheckedProject['asked']): string {
  if (asked === undefined || asked === 'nobody') return ''
  const where = asked.isScratch ? 'a scratch database' : 'the database that is named'
  return `; ${asked.engine} describes them as quarry does, on ${where}`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The form that `check --json` promises; `version` rises when it changes. */
async function asJson({
  compiled,
  dialectName,
  diagnostics,
  files,
  shownPath,
}: Compiled): Promise<object> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const { describe } = await import('../../compiler/describe.ts')
  const described = compiled ? describe(compiled.compilation.project, compiled.target) : []
  return {
    version: 1,
    dialect: dialectName ?? null,
    queries: described.map((query) => queryJson(query, byPath, shownPath)),
    diagnostics: sortByPlace(diagnostics).map((diagnostic) =>
      diagnosticJson(diagnostic, byPath, shownPath),
    ),
  }
}

function queryJson(query: QueryDescription, files: Files, shownPath: ShownPath): object {
  const { name, kind, place, sql, params, columns } = query
  const file = files.get(place.file)
  return {
    name,
    kind,
    file: shownPath(place.file),
    line: file ? positionAt(file, place.start).line : null,
    sql,
    params,
    columns: columns.map(({ source, ...column }) => ({ ...column, source: source ?? null })),
  }
}
