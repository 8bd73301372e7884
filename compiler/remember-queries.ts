import type { CompiledQuery, NamedStatement } from './compile-query.ts'
import type { SourceFile } from './source/source-file.ts'

/** Compiles a query on one schema, on which it gives the same every time. */
export type CompileOne = (named: NamedStatement) => CompiledQuery

/** A compiler for each version of a file, which knows the queries of the version before. */
export function rememberQueries(compileOne: CompileOne): (file: SourceFile) => CompileOne {
  const versions = new Map<string, ReadonlyMap<string, CompiledQuery>>()
  return ({ path }) => {
    const before = versions.get(path)
    const queries = new Map<string, CompiledQuery>()
    versions.set(path, queries)
    return (named) => {
      const { name, kind, doc, text } = named
      const key = JSON.stringify([name, kind, doc, text])
      const compiled = before?.get(key) ?? compileOne(named)
      queries.set(key, compiled)
      return compiled
    }
  }
}
