import type * as Ast from '../../../../2-parse/ast.ts'
import type { Index, Relation } from '../../../../ir/catalog.ts'
import type { Change } from '../../../../ir/change.ts'
import { partKey } from '../../../catalog/draft.ts'
import { namedParts } from '../../../catalog/named-parts.ts'
import type { OfKind } from '../../../catalog/of-kind.ts'
import type { DefinitionContext } from '../../context.ts'
import { givenName } from '../given-name.ts'
import { objectName } from '../../../catalog/object-name.ts'

/** The index that comes with a foreign key, named like it or its first column (MySQL manual, 15.1.22.5). */
export function neededIndex(
  { name, columns }: { readonly name: Ast.Name | undefined; readonly columns: readonly string[] },
  relation: Relation,
  context: DefinitionContext,
): readonly Change[] {
  const { primaryKey, uniqueKeys, indexes } = relation
  // One that an earlier key left, of the same columns, goes: its name is not the right one.
  const isReplaced = (index: Index) =>
    index.name !== undefined &&
    index.columns.length <= columns.length &&
    context.draft.impliedIndexes.has(partKey(context.draft, relation, index.name))
  const own = indexes.filter((index) => !isReplaced(index))
  const { hasIndex } = context.dialect.definitions
  const unique = uniqueKeys.filter((key) => hasIndex(key, relation))
  const existing = [...(primaryKey ? [primaryKey] : []), ...unique, ...own]
  const served = existing.some((key) => beginsWith(key.columns, columns))
  if (!context.dialect.definitions.foreignKeyIndexes || served) return []
  const superseded = supersededIndexes(columns, relation, context)
  const freed = superseded.map(({ index }) => index)
  const given =
    name?.text ?? givenName('index', columns, { ...objectName(relation), freed }, context)
  const index = { name: given, columns, unique: false, partial: false }
  return [...superseded, { kind: 'create-index', on: objectName(relation), index, implied: true }]
}

/** Such indexes go silently when one that serves as well is made. */
export function supersededIndexes(
  columns: readonly (string | undefined)[],
  relation: Relation,
  { draft, dialect }: DefinitionContext,
): readonly OfKind<Change, 'drop-index'>[] {
  if (!dialect.definitions.foreignKeyIndexes) return []
  return namedParts(relation).flatMap(({ kind, name, part }) => {
    const implied = draft.impliedIndexes.has(partKey(draft, relation, name))
    if (kind !== 'index' || !implied || !beginsWith(columns, part.columns)) return []
    return [{ kind: 'drop-index' as const, on: objectName(relation), index: name }]
  })
}

function beginsWith(
  columns: readonly (string | undefined)[],
  first: readonly (string | undefined)[],
): boolean {
  return first.every((column, i) => columns[i] === column)
}
