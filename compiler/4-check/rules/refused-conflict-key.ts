import type { Report } from '../../diagnostics/report.ts'
import type { Relation } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { type ComparedKey, comparedKeys, comparedPart, isFaulty } from './compared-keys.ts'
import type { Known } from './known.ts'

/**
 * ON CONFLICT of an engine that looks for the key when the statement runs (PostgreSQL manual, INSERT, "ON CONFLICT Clause").
 * Warns: `INSERT INTO t (id, a) VALUES (1, 2) ON CONFLICT (a) DO NOTHING` without a key of a.
 */
export function refusedConflictKey(statement: Ir.Statement, known: Known, report: Report): void {
  if (statement.kind !== 'insert') return
  if (known.dialect.semantics.conflictKeys !== 'named-for-update') return
  const { target, conflicts } = statement
  const { over } = target
  if (over.kind !== 'relation' || over.relation.kind !== 'table') return
  // A rule makes another statement of it.
  if (over.relation.instead?.some(({ events }) => events.includes('insert'))) return
  const keys = comparedKeys(over, known.dialect)
  for (const { key, constraint, updates } of conflicts) {
    const at = constraint?.at ?? key?.parts[0]?.at
    const reason = constraint
      ? faultOfConstraint(constraint.name, updates, over.relation)
      : key && !key.parts.some(isFaulty) && faultOfKey(key, keys, target)
    if (at && typeof reason === 'string') {
      report.add('refused-conflict-key', at, { reason, keys: told(keys) })
    }
  }
}

function faultOfConstraint(
  name: string,
  updates: boolean,
  { primaryKey, uniqueKeys, foreignKeys, checks, indexes }: Relation,
): string | undefined {
  const isMeant = (each: { readonly name: string | undefined }) => each.name === name
  const key = [...(primaryKey ? [primaryKey] : []), ...uniqueKeys].find(isMeant)
  if (key?.deferrable) return `constraint "${name}" is DEFERRABLE`
  if (key) return updates && key.period ? `DO UPDATE is not for ranges` : undefined
  if ([...foreignKeys, ...checks].some(isMeant)) return `constraint "${name}" is no key`
  // What else has the name is an exclusion.
  const isExclusion = indexes.some(isMeant)
  return isExclusion && updates ? 'DO UPDATE is not for EXCLUDE' : undefined
}

function faultOfKey(
  key: Ir.ConflictKey,
  keys: readonly ComparedKey[],
  target: Ir.RangeVariable,
): string | undefined {
  const meant = keys.filter((each) => isMeant(key, each, target))
  if (meant.length === 0) return 'the table has no such key'
  const deferrable = meant.find(({ of }) => of.deferrable)
  return deferrable && `constraint "${deferrable.of.name ?? ''}" is DEFERRABLE`
}

/** Whether a WHERE implies that of the index is not asked: `WHERE n > 5` does where it says `n > 0`. */
function isMeant(
  { parts, where }: Ir.ConflictKey,
  key: ComparedKey,
  target: Ir.RangeVariable,
): boolean {
  const written = new Set(parts.map((part) => comparedPart(part, target)))
  const isUnknown = [...written, ...key.parts].includes(undefined)
  const isSame =
    [...written].every((part) => key.parts.includes(part)) &&
    key.parts.every((part) => written.has(part))
  return (isUnknown || isSame) && (key.where === undefined || where !== undefined)
}

/** `(id), (tenant, email)` */
function told(keys: readonly ComparedKey[]): string | undefined {
  const usable = keys.filter(
    ({ of, where }) => !of.deferrable && !where && of.columns.every((name) => name !== undefined),
  )
  const lists = usable.map(({ of }) => `(${of.columns.join(', ')})`)
  return lists.length > 0 ? [...new Set(lists)].join(', ') : undefined
}
