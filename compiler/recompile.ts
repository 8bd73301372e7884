import { beginCompile, type BegunCompilation, type CompiledGroup, type Target } from './compile.ts'
import { isSameList } from './is-same-list.ts'
import type { SourceFile } from './source/source-file.ts'

/** A compilation that knows what an earlier one of the same schema has found. */
export interface ResumedCompilation extends BegunCompilation {
  /** The groups that another thread has compiled on this schema. */
  readonly keep: (file: SourceFile, group: CompiledGroup) => void
}

type Begin = (...given: Parameters<typeof beginCompile>) => ResumedCompilation

interface Begun {
  readonly schema: readonly SourceFile[]
  readonly target: Target
  readonly resumed: ResumedCompilation
}

/**
 * `beginCompile` for a project that changes: while the schema files and the target are the same
 * objects, the schema is not folded again, and a query file that is the same object is not compiled again.
 */
export function createRecompiler(): Begin {
  let last: Begun | undefined
  return (schema, target, enter) => {
    if (last?.target === target && isSameList(last.schema, schema)) return last.resumed
    const resumed = resumable(beginCompile(schema, target, enter))
    last = { schema, target, resumed }
    return resumed
  }
}

function resumable(begun: BegunCompilation): ResumedCompilation {
  const groups = new WeakMap<SourceFile, CompiledGroup>()
  return {
    ...begun,
    compileGroup: (query) => {
      const group = groups.get(query.file) ?? begun.compileGroup(query)
      groups.set(query.file, group)
      return group
    },
    keep: (file, group) => groups.set(file, group),
  }
}
