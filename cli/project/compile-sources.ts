import type {
  Compilation,
  CompiledGroup,
  QueryFile,
  Sources,
  Target,
} from '../../compiler/compile.ts'
import { isSameList } from '../../compiler/is-same-list.ts'
import type { ResumedCompilation } from '../../compiler/recompile.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import { loadTarget, type WantedTarget } from '../config/load-target.ts'
import type { CompileGroups } from '../parallel/start-helpers.ts'
import { sayEmptySchemaOnce } from '../sources/empty-schema.ts'
import type { ReadSources } from '../sources/read-sources.ts'
import type { Stopwatch } from '../terminal/stopwatch.ts'

/** The result of compiling the sources. */
export interface CompiledSources {
  /** Undefined when a fault came before compiling. */
  readonly compiled:
    | { readonly compilation: Compilation; readonly target: Target; readonly sources: Sources }
    | undefined
  /** Aliases resolved. */
  readonly dialectName: string
  readonly diagnostics: readonly Renderable[]
  readonly files: readonly SourceFile[]
}

/** Compiles sources again and again; what has not changed since the last time is not compiled anew. */
export type CompileSources = (read: ReadSources, wanted: WantedTarget) => Promise<CompiledSources>

export function createSourceCompiler({ enter }: Stopwatch): CompileSources {
  const targetOf = rememberTarget()
  let begin: ReturnType<typeof import('../../compiler/recompile.ts').createRecompiler> | undefined
  return async (read, wanted) => {
    const { sources, faults, schemaFailed, files } = read
    enter('load compiler')
    const isFirst = begin === undefined
    const helpers = isFirst && !schemaFailed ? await helpersFor(sources, wanted) : undefined
    const [target, { createRecompiler }, { schemaOf }] = await Promise.all([
      targetOf(wanted, sources.schema),
      import('../../compiler/recompile.ts'),
      import('../../compiler/query-definitions.ts'),
    ])
    const found = { dialectName: wanted.dialect.value, files }
    if ('code' in target || schemaFailed) {
      const diagnostics = 'code' in target ? [target, ...faults] : faults
      return { ...found, compiled: undefined, diagnostics }
    }
    begin ??= createRecompiler()
    const begun = begin(schemaOf(sources, target.dialect), target, enter)
    const compileGroup = (query: QueryFile) => {
      // Whoever shows progress hears of each file.
      enter('queries')
      return begun.compileGroup(query)
    }
    const groups = await compileGroups(sources, { ...begun, compileGroup }, helpers)
    const compilation = begun.finish(groups)
    const { catalog } = compilation.project
    const diagnostics = sayEmptySchemaOnce(compilation.diagnostics, catalog, {
      told: read.emptySchema,
      schemaFiles: sources.schema,
    })
    return {
      ...found,
      compiled: { compilation, target, sources },
      diagnostics: [...faults, ...diagnostics],
    }
  }
}

/** A target is the same object as before while the configuration and the schema files are. */
function rememberTarget(): typeof loadTarget {
  let last:
    | {
        readonly given: readonly object[]
        readonly target: ReturnType<typeof loadTarget>
      }
    | undefined
  return (wanted, schema) => {
    const given = [wanted, ...schema]
    if (!last || !isSameList(last.given, given))
      last = { given, target: loadTarget(wanted, schema) }
    return last.target
  }
}

async function compileGroups(
  { queries }: Sources,
  begun: ResumedCompilation,
  helpers: CompileGroups | undefined,
): Promise<readonly CompiledGroup[]> {
  if (!helpers) return queries.map(begun.compileGroup)
  const groups = await helpers(begun)
  for (const [index, group] of groups.entries()) {
    const query = queries[index]
    if (query) begun.keep(query.file, group)
  }
  return groups
}

/** From this size on, in characters, one thread takes so long that a second one, which must read the schema too, is worth its cost. */
const LARGE = 100_000

async function helpersFor(
  sources: Sources,
  wanted: WantedTarget,
): Promise<CompileGroups | undefined> {
  const size = sources.queries.reduce((sum, { file }) => sum + file.text.length, 0)
  if (size < LARGE) return undefined
  const { startHelpers } = await import('../parallel/start-helpers.ts')
  return startHelpers(sources, wanted)
}
