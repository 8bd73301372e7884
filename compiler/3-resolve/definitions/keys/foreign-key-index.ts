import type { ForeignKey, Index, Key, Relation } from '../../../ir/catalog.ts'
import type { Change } from '../../../ir/change.ts'
import { namedParts } from '../../catalog/named-parts.ts'
import type { DefinitionContext } from '../context.ts'

/** The index that comes with a foreign key, named like it or its first column (MySQL manual, 15.1.22.5). */
export function neededIndex(
  { name, columns }: ForeignKey,
  relation: Relation,
  { dialect }: DefinitionContext,
): readonly Change[] {
  const { primaryKey, uniqueKeys, indexes } = relation
  const existing = [...(primaryKey ? [primaryKey] : []), ...uniqueKeys, ...indexes]
  const served = existing.some((key) => beginsWith(key.columns, columns))
  if (!dialect.definitions.foreignKeyIndexes || served) return []
  const index = { name, columns, unique: false, partial: false }
  return [{ kind: 'create-index', on: nameOf(relation), index }]
}

/** Such indexes go silently when one that serves as well is made. */
export function supersededIndexes(
  columns: readonly (string | undefined)[],
  relation: Relation,
  { dialect }: DefinitionContext,
): readonly Change[] {
  if (!dialect.definitions.foreignKeyIndexes) return []
  return namedParts(relation, dialect).flatMap(({ kind, name, part }): readonly Change[] => {
    if (kind !== 'index' || !cameWithKey(part, relation) || !beginsWith(columns, part.columns)) {
      return []
    }
    return [{ kind: 'drop-index', on: nameOf(relation), index: name }]
  })
}

function cameWithKey(index: Index, { foreignKeys }: Relation): boolean {
  const sameAs = ({ name, columns }: Key) =>
    name === index.name &&
    columns.length === index.columns.length &&
    beginsWith(index.columns, columns)
  return foreignKeys.some(sameAs)
}

function beginsWith(
  columns: readonly (string | undefined)[],
  first: readonly (string | undefined)[],
): boolean {
  return first.every((column, i) => columns[i] === column)
}

function nameOf({ schema, name }: Relation) {
  return { schema, name }
}
