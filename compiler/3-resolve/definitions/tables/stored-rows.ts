import type { Column } from '../../../ir/catalog.ts'
import type { ObjectName, Thing } from '../../../ir/change.ts'
import type { Span } from '../../../source/span.ts'
import type { Type } from '../../../ir/type.ts'
import { notedDependents } from '../../catalog/dependencies.ts'
import type { Draft } from '../../catalog/draft.ts'
import { isSameObject } from '../../catalog/object-name.ts'
import { mentions } from '../../catalog/substitute-type.ts'
import type { DefinitionContext } from '../context.ts'
import { storedIn } from '../types/stored-in.ts'

/**
 * Whether the rows of the table can be written anew: those that a column of another table holds are not (PostgreSQL's
 * error "column uses its row type"). Reports `object-in-use`.
 */
export function canBeRewritten(
  on: ObjectName,
  at: Span,
  { draft, dialect, report }: DefinitionContext,
): boolean {
  if (!dialect.definitions.dependencies) return true
  const user = storedIn(on, (column) => mentions(column, on), draft)
  if (!user || isSameObject(user, on)) return true
  const reason = `"${user.name}" stores rows of "${on.name}", which would be written anew`
  report.add('object-in-use', at, { reason })
  return false
}

/** Whether a column that is added has a value in the rows that are there, or one that is to be judged. */
export function fillsRows(
  { type, hasDefault, generated, identity }: Column,
  draft: Draft,
): boolean {
  const isMade = hasDefault || generated !== 'none' || identity !== 'none'
  return isMade || isConstrained(type, draft)
}

function isConstrained(type: Type, draft: Draft): boolean {
  if (type.kind !== 'domain') return false
  const thing: Thing = { kind: 'type', schema: type.schema, name: type.name }
  const rules = notedDependents(draft, thing).filter(({ thing: { kind } }) => kind === 'rule')
  return type.notNull || rules.length > 0 || isConstrained(type.base, draft)
}
