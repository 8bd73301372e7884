import type * as Ast from '../../../../2-parse/ast.ts'
import type { Index, Relation } from '../../../../ir/catalog.ts'
import type { DefinitionContext } from '../../context.ts'
import { canBeHeld, indexedBy } from './have-order.ts'
import { holdsPartitionKey } from '../judge-key.ts'
import type { Computed } from '../../../catalog/relation-traits.ts'
import { canStand } from '../../expressions/judge-expression.ts'
import { ofKeyPart } from '../../expressions/stands.ts'

/** Whether the relation can have such an index. Reports `impossible-key`. */
export function canBeIndexed(
  definition: Ast.IndexDefinition,
  names: readonly (string | undefined)[],
  relation: Relation,
  context: DefinitionContext,
): boolean {
  const { dialect, report } = context
  if (!dialect.definitions.dependencies) return true
  const { columns, at, name, unique } = definition
  if (relation.kind !== 'table' && relation.kind !== 'materialized-view') {
    const reason = `"${relation.name}" cannot have an index`
    report.add('impossible-key', name?.at ?? at, { reason })
    return false
  }
  if (unique && !holdsPartitionKey(names, { relation, at }, context)) return false
  if (!canBeHeld(columns, names, { relation, method: methodOf(definition) }, context)) return false
  return columns.every(({ expression, operatorClass }, i) => {
    const demands = { ...demandsOn({ operatorClass }, definition), on: relation }
    return names[i] !== undefined || canStand(expression, demands, context)
  })
}

/** What the index asks of one of its parts. */
export function demandsOn(
  part: Pick<Ast.IndexColumn, 'operatorClass'>,
  definition: Ast.IndexDefinition,
): Computed['demands'] {
  return ofKeyPart(indexedBy(part, methodOf(definition)))
}

/** What an index that is a part of another one has like that, beside the columns (`CompareIndexInfo`). */
export function accessOf(definition: Ast.IndexDefinition): Pick<Index, 'access'> {
  const named = definition.columns.map(({ expression, collation, operatorClass }) => {
    const written = expression.kind === 'collate' ? expression.collation : collation
    return [written, operatorClass?.name].map((name) => name?.parts.at(-1)?.text ?? null)
  })
  const method = methodOf(definition)
  if (method === 'btree' && named.flat().every((name) => name === null)) return {}
  return { access: JSON.stringify([method, named]) }
}

function methodOf(definition: Ast.IndexDefinition): string {
  const storage = 'storage' in definition ? definition.storage : undefined
  const method = isStorage(storage) ? storage.method?.text : undefined
  return method ?? 'btree'
}

function isStorage(value: unknown): value is Ast.Storage {
  return typeof value === 'object' && value !== null && 'method' in value
}
