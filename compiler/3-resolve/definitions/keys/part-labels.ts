import type * as Ast from '../../../2-parse/ast.ts'
import type { Index } from '../../../ir/catalog.ts'
import type { DefinitionContext } from '../context.ts'

/** What the parts of an index give to its name: columns, expressions, and what it includes. */
export function partLabels(
  columns: readonly Ast.IndexColumn[],
  include: readonly Ast.Name[],
  { dialect }: DefinitionContext,
): readonly (string | undefined)[] {
  const own = columns.map(({ expression }) =>
    expression.kind === 'column' && expression.parts.length === 1
      ? expression.parts[0]?.text
      : dialect.definitions.impliedNames.expression(expression),
  )
  return [...own, ...include.map(({ text }) => text)]
}

/** The labels, where copies of an index make their names of them. */
export function keptLabels(
  labels: readonly (string | undefined)[],
  { dialect }: DefinitionContext,
): Pick<Index, 'labels'> {
  return dialect.definitions.dependencies ? { labels } : {}
}

/** The columns of INCLUDE. */
export function includedIn({ include = [] }: Ast.IndexDefinition): readonly Ast.Name[] {
  return include.flatMap(({ expression }) =>
    expression.kind === 'column' ? (expression.parts.at(-1) ?? []) : [],
  )
}
