import type { Compilation, Sources, Target } from '../compiler/compile.ts'
import type { Renderable } from '../compiler/diagnostics/render.ts'
import { checkOverrides } from './config/check-overrides.ts'
import { checkRenames } from './config/check-renames.ts'
import type { GenConfig } from './config/config.ts'
import { loadTarget, type WantedTarget } from './config/load-target.ts'
import type { OpenedProject } from './config/open-project.ts'
import { sayEmptySchemaOnce } from './sources/empty-schema.ts'
import {
  type FileLists,
  type ReadSources,
  readListedSources,
  readProjectSources,
} from './sources/read-sources.ts'
import type { CompileGroups } from './parallel/start-helpers.ts'
import { type Findings, hasErrors } from './terminal/report.ts'
import type { Stopwatch } from './terminal/stopwatch.ts'

/** What came of the sources. */
export interface Compiled extends Findings {
  /** Undefined when a fault came before compiling. */
  readonly compiled:
    | { readonly compilation: Compilation; readonly target: Target; readonly sources: Sources }
    | undefined
  /** The environment variable that holds the connection URL; undefined without a project. */
  readonly urlVariable?: string
  /** The directory of the project file; undefined without a project. */
  readonly root?: string
  /** Aliases resolved; undefined when nothing names one. */
  readonly dialectName: string | undefined
}

/** Compiles what the project file names. Faults come back as diagnostics. */
export async function compileProject(
  project: OpenedProject,
  stopwatch: Stopwatch,
): Promise<Compiled> {
  const { root, config, files, shownPath } = project
  if (config === undefined) return { ...project, compiled: undefined, dialectName: undefined }
  const { dialect, gen, lint } = config
  const sources = await readProjectSources(root, config)
  const wanted = { dialect, driver: gen.driver, options: gen, lint }
  const result = await compileSources(sources, wanted, stopwatch)
  const diagnostics = [...result.diagnostics, ...faultsOfNames(result, gen)]
  const { urlVariable } = config
  return {
    ...result,
    diagnostics,
    shownPath,
    urlVariable,
    root,
    files: [...files, ...result.files],
  }
}

/** Only where all else is well: a table that a fault has hidden is not missing. */
function faultsOfNames(
  { compiled, diagnostics }: Pick<Compiled, 'compiled' | 'diagnostics'>,
  { renames, overridden }: GenConfig,
): readonly Renderable[] {
  if (compiled === undefined || hasErrors(diagnostics)) return []
  const { compilation, target } = compiled
  const { catalog } = compilation.project
  const { names, types } = target.dialect
  return [
    ...checkRenames(renames, catalog, names.defaultSchema),
    ...checkOverrides(overridden, catalog, types),
  ]
}

export interface ListedProject {
  readonly lists: FileLists
  readonly target: WantedTarget
}

/** Compiles files named one by one, without any project. */
export async function compileFiles(
  cwd: string,
  { lists, target }: ListedProject,
  stopwatch: Stopwatch,
): Promise<Compiled> {
  const sources = await readListedSources(cwd, lists)
  return { ...(await compileSources(sources, target, stopwatch)), shownPath: (path) => path }
}

async function compileSources(
  { sources, faults, schemaFailed, emptySchema, files }: ReadSources,
  wanted: WantedTarget,
  stopwatch: Stopwatch,
): Promise<Omit<Compiled, 'shownPath'>> {
  stopwatch.enter('load compiler')
  const dialectName = wanted.dialect.value
  const helpers = schemaFailed ? undefined : await helpersFor(sources, wanted)
  const [target, { beginCompile }] = await Promise.all([
    loadTarget(wanted),
    import('../compiler/compile.ts'),
  ])
  if ('code' in target || schemaFailed) {
    const diagnostics = 'code' in target ? [target, ...faults] : faults
    return { compiled: undefined, dialectName, files, diagnostics }
  }
  const begun = beginCompile(sources.schema, target, stopwatch.enter)
  const groups = await (helpers?.(begun) ?? sources.queries.map(begun.compileGroup))
  const compilation = begun.finish(groups)
  const { catalog } = compilation.project
  const found = sayEmptySchemaOnce(compilation.diagnostics, catalog, {
    told: emptySchema,
    schemaFiles: sources.schema,
  })
  const diagnostics = [...faults, ...found]
  return { compiled: { compilation, target, sources }, dialectName, files, diagnostics }
}

/** Where one thread would take so long that what another costs, which reads the schema too, is little. */
const LARGE = 100_000

async function helpersFor(
  sources: Sources,
  wanted: WantedTarget,
): Promise<CompileGroups | undefined> {
  const size = sources.queries.reduce((sum, { file }) => sum + file.text.length, 0)
  if (size < LARGE) return undefined
  const { startHelpers } = await import('./parallel/start-helpers.ts')
  return startHelpers(sources, wanted)
}
