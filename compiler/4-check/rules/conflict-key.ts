import type { Report } from '../../diagnostics/report.ts'
import type { Relation } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { conjunctsOf } from '../tree/conjuncts.ts'
import { expressionText } from '../tree/expression-text.ts'
import { type ComparedKey, comparedKeys, comparedPart, isFaulty } from './compared-keys.ts'

/**
 * ON CONFLICT of an engine that looks for the key when it prepares the statement (SQLite manual, UPSERT).
 * Fails: `INSERT INTO t (id, a) VALUES (1, 2) ON CONFLICT (a) DO NOTHING` without a key of a.
 */
export function conflictKey(statement: Ir.Statement, { dialect }: Inferred, report: Report): void {
  if (statement.kind !== 'insert' || dialect.semantics.conflictKeys !== 'of-the-table') return
  const { target, conflicts } = statement
  const [first] = conflicts
  if (!first || target.over.kind !== 'relation') return
  const { kind, name } = target.over.relation
  const cannot = withoutConflicts.get(kind)
  if (cannot !== undefined) {
    const reason = `"${name}" is ${cannot}`
    report.add('misplaced-clause', first.at, { clause: 'ON CONFLICT', reason })
    return
  }
  const keys = comparedKeys(target.over, dialect)
  for (const { key } of conflicts) {
    const [part] = key?.parts ?? []
    if (!key || !part || key.parts.some(isFaulty)) continue
    if (keys.some((each) => isMeant(key, each, target))) continue
    report.add('unknown-conflict-key', part.at, { relation: name })
  }
}

const withoutConflicts: ReadonlyMap<Relation['kind'], string> = new Map([
  ['view', 'a view'],
  ['virtual-table', 'a virtual table'],
])

/** As SQLite compares them (sqlite3UpsertAnalyzeTarget). */
function isMeant(
  { parts, where }: Ir.ConflictKey,
  key: ComparedKey,
  target: Ir.RangeVariable,
): boolean {
  if (parts.length !== key.parts.length) return false
  const written = parts.map((part) => comparedPart(part, target))
  const isNamed = (part: ComparedKey['parts'][number]) =>
    part === undefined || written.includes(part)
  return key.parts.every(isNamed) && (key.where === undefined || isWhere(where, key.where, target))
}

function isWhere(
  where: Ir.Expression | undefined,
  asked: readonly (readonly string[])[],
  target: Ir.RangeVariable,
): boolean {
  const conjuncts = conjunctsOf(where)
  if (conjuncts.length === 0) return false
  if (asked.some(([own]) => own === undefined)) return true
  const texts = conjuncts.map((conjunct) => expressionText(conjunct, target))
  return texts.length === asked.length && texts.every((text, i) => text === asked[i]?.[0])
}
