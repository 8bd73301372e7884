import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type * as Ir from '../../../ir/query.ts'
import type { Context } from '../context.ts'
import { columnOfNotNull } from '../../definitions/keys/not-null.ts'

type Conflict = Ast.Insert['conflicts'][number]

/** Whether ON CONFLICT says which key it is about, and the key is there. Reports `misplaced-clause`, `unknown-object`. */
export function judgeConflict(
  { target, action, kind, at }: Conflict,
  { over }: Ir.RangeVariable,
  { dialect, report }: Context,
): void {
  if (dialect.semantics.conflictKeys !== 'named-for-update' || kind !== 'on-conflict') return
  if (target.kind === 'any' && action === 'update') {
    const reason = 'name the columns of a key first: ON CONFLICT (id) DO UPDATE'
    report.add('misplaced-clause', at, { clause: 'DO UPDATE', reason })
  }
  if (target.kind !== 'constraint' || over.kind !== 'relation' || over.relation.kind !== 'table')
    return
  const names = constraintNames(over.relation)
  const { text, at: place } = target.name
  if (names.includes(text) || columnOfNotNull(over.relation, text, { dialect })) return
  const suggestion = suggest(text, names)
  report.add('unknown-object', place, { what: 'constraint', name: text, suggestion })
}

/** Whether it is a key is found when the query runs; exclusions are kept as indexes without columns. */
function constraintNames(relation: Relation): readonly string[] {
  const { primaryKey, uniqueKeys, foreignKeys, checks, indexes } = relation
  const exclusions = indexes.filter(({ columns }) => columns.length === 0)
  const keys = [...(primaryKey ? [primaryKey] : []), ...uniqueKeys, ...foreignKeys]
  return [...keys, ...exclusions, ...checks].flatMap(({ name }) => name ?? [])
}
