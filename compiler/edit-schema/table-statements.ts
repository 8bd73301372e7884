import type * as Ast from '../2-parse/ast.ts'
import type { QualifiedName } from '../2-parse/ast/node.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { TableName } from '../ir/table-name.ts'
import { readStatements } from '../read-statements.ts'
import { schemaStatements } from '../schema-statements.ts'
import type { SourceFile } from '../source/source-file.ts'
import type { Place } from '../source/span.ts'

/** A statement of a schema file that makes or concerns a table. */
export interface TableStatement {
  readonly kind: 'create-table' | 'create-index' | 'alter-table' | 'comment'
  /** Without the semicolon behind it. */
  readonly text: string
  readonly place: Place
}

/** Returns the statements of the files that make a table, change it, index it or comment on it, in their order. */
export function tableStatements(
  files: readonly SourceFile[],
  table: TableName,
  dialect: Dialect,
): readonly TableStatement[] {
  return schemaStatements(files, dialect).flatMap(({ text, place }) =>
    readStatements(text, place, dialect).flatMap(({ tree, place: own }): TableStatement[] => {
      const named = tree && namedTable(tree)
      if (!named || !isTable(named.table, table, dialect)) return []
      const start = own.start - place.start
      return [
        { kind: named.kind, text: text.slice(start, start + own.end - own.start), place: own },
      ]
    }),
  )
}

interface Named {
  readonly kind: TableStatement['kind']
  readonly table: readonly Ast.Name[]
}

function namedTable(tree: Ast.Statement): Named | undefined {
  const of = (kind: Named['kind'], { parts }: QualifiedName) => ({ kind, table: parts })
  if (tree.kind === 'create-table' && !tree.temporary) return of('create-table', tree.name)
  if (tree.kind === 'create-index') return of('create-index', tree.table)
  if (tree.kind === 'alter-table') return of('alter-table', tree.name)
  if (tree.kind !== 'comment') return undefined
  if (tree.object === 'table') return of('comment', tree.name)
  const isColumn = tree.object === 'column'
  return isColumn ? { kind: 'comment', table: tree.name.parts.slice(0, -1) } : undefined
}

/** A name without its schema is that of any schema: which one was meant depends on where it is run. */
function isTable(
  parts: readonly Ast.Name[],
  { schema, name }: TableName,
  { names }: Dialect,
): boolean {
  const [own, of] = [parts.at(-1), parts.at(-2)]
  const key = (text: string) => names.relationKey(text)
  if (own === undefined || key(own.text) !== key(name)) return false
  return of === undefined || key(of.text) === key(schema)
}
