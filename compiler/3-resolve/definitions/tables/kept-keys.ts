import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, Index, Key, Relation } from '../../../ir/catalog.ts'
import type { Change } from '../../../ir/change.ts'
import { getRelation } from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'

/**
 * The keys of a column that ALTER TABLE drops and adds anew, as MySQL keeps them: made of as many characters
 * as the column had, whatever the new one is. `before` is the relation that still had the column.
 */
export function keptKeys(
  { text }: Ast.Name,
  { actions }: Ast.AlterTable,
  before: Relation,
  { draft, dialect }: DefinitionContext,
): readonly Change[] {
  const { columnKey } = dialect.names
  const isNamed = ({ name }: { readonly name: string }) => columnKey(name) === columnKey(text)
  const column = before.columns.find(isNamed)
  const again = actions.some(
    (action) => action.kind === 'add-column' && isNamed({ name: action.column.name.text }),
  )
  const { keptLength } = dialect.definitions
  const now = getRelation(draft, before)
  if (!column || !again || !keptLength || now.columns.some(isNamed)) return []
  const kept = <T extends Key | Index>(key: T): T =>
    withLength(key, column, (length) => keptLength(column, length, before))
  const relation = {
    ...now,
    primaryKey: before.primaryKey && kept(before.primaryKey),
    uniqueKeys: before.uniqueKeys.map(kept),
    indexes: before.indexes.map(kept),
  }
  return [{ kind: 'replace-relation', relation }]
}

function withLength<T extends Key | Index>(
  key: T,
  { name }: Column,
  lengthOf: (length: number | undefined) => number | undefined,
): T {
  const place = key.columns.indexOf(name)
  if (place < 0) return key
  const lengths = key.columns.map((_, i) =>
    i === place ? lengthOf(key.lengths?.[i]) : key.lengths?.[i],
  )
  return { ...key, lengths: lengths.some((length) => length !== undefined) ? lengths : undefined }
}
