import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { lookUpRelation } from '../../catalog/draft.ts'
import { findPart, indexLikeKinds, type NamedPart } from '../../catalog/named-parts.ts'
import type { DefinitionContext } from '../context.ts'

type AddedKey = Pick<Ast.TableConstraint, 'ifNotExists' | 'name' | 'indexName'> & {
  readonly kind?: Ast.TableConstraint['kind']
  readonly columns?: readonly (Ast.IndexColumn | Ast.Name)[]
}

/** ADD INDEX IF NOT EXISTS: a key that has no name is looked for by that of its first column. */
export function isThere(added: AddedKey, on: ObjectName, context: DefinitionContext): boolean {
  const relation = lookUpRelation(context.draft, on)
  if (!added.ifNotExists || !relation) return false
  if (added.kind === 'primary-key') return relation.primaryKey !== undefined
  const name = (added.name ?? added.indexName)?.text ?? firstColumn(added)
  return (
    name !== undefined && findPart(relation, name, kindsOf(added), context.dialect) !== undefined
  )
}

function firstColumn({ columns: [first] = [] }: AddedKey): string | undefined {
  if (first === undefined || 'text' in first) return first?.text
  return first.expression.kind === 'column' ? first.expression.parts.at(-1)?.text : undefined
}

function kindsOf({ kind }: AddedKey): readonly NamedPart['kind'][] {
  return kind === 'foreign-key' || kind === 'check' ? [kind] : indexLikeKinds
}
