import { lex } from './1-lex/lexer.ts'
import type * as Ast from './2-parse/ast.ts'
import { parse } from './2-parse/parse.ts'
import type { Dialect } from './dialects/dialect.ts'
import { createReport } from './diagnostics/report.ts'

/** A table or a column that a statement gives another name; names without their schema, as the engine keeps them. */
export interface WrittenRename {
  readonly from: string
  readonly to: string
}

/** What a statement renames: empty for what cannot be read. Never throws. */
export function writtenRenames(text: string, dialect: Dialect): readonly WrittenRename[] {
  const tree = parse(lex(text, dialect.lexical), dialect, createReport())
  if (tree?.kind === 'rename-tables')
    return tree.renames.map(({ name, to }) => ({ from: lastOf(name), to: lastOf(to) }))
  if (tree?.kind === 'alter-table')
    return tree.actions.flatMap((action) => renamedBy(action, tree.name))
  if (tree?.kind === 'alter-object' && tree.action.kind === 'rename')
    return [{ from: lastOf(tree.name), to: lastOf(tree.action.to) }]
  return []
}

function renamedBy(action: Ast.AlterAction, table: Ast.QualifiedName): readonly WrittenRename[] {
  if (action.kind === 'rename-table') return [{ from: lastOf(table), to: lastOf(action.to) }]
  if (action.kind === 'rename-column') return [{ from: action.column.text, to: action.to.text }]
  if (action.kind !== 'change-column') return []
  const { column, definition } = action
  return column.text === definition.name.text
    ? []
    : [{ from: column.text, to: definition.name.text }]
}

function lastOf({ parts }: Ast.QualifiedName): string {
  return parts.at(-1)?.text ?? ''
}
