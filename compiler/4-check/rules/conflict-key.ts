import type { Report } from '../../diagnostics/report.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import type { Relation } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { columnPlaces } from '../cardinality/column-places.ts'
import type { Inferred } from '../inference/inference.ts'
import { conjunctsOf } from '../tree/conjuncts.ts'
import { expressionText } from '../tree/expression-text.ts'
import { someExpression } from '../tree/walk.ts'

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
  const keys = keysOf(target.over, dialect)
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

/** What it names is not there, as has been told. */
function isFaulty(part: Ir.Expression): boolean {
  return someExpression(part, (each) => each.kind === 'fault')
}

interface ComparedKey {
  /** A column by its place, an expression by its text; undefined: not known. */
  readonly parts: readonly (number | string | undefined)[]
  /** Of a key of some of the rows: of each conjunct the texts that imply it, its own first. */
  readonly where: readonly (readonly string[])[] | undefined
}

type Over = Extract<Ir.Ranged, { kind: 'relation' }>

function keysOf(
  { relation, columns }: Over,
  { semantics, names }: Dialect,
): readonly ComparedKey[] {
  const { primaryKey, uniqueKeys, indexes } = relation
  const places = columnPlaces(columns, names)
  const placeOf = (name: string) => places.get(names.columnKey(name))
  const rowIds = columns
    .slice(relation.columns.length)
    .filter(({ name }) => semantics.rowIds.has(name))
  const named = [
    ...(primaryKey ? [primaryKey.columns] : []),
    ...uniqueKeys.map((key) => key.columns),
    ...rowIds.map(({ name }) => [name]),
  ]
  const indexed = indexes
    .filter(({ unique }) => unique)
    .map(({ columns: parts, proof, partial }) => ({
      parts: parts.map((name, i) => (name === undefined ? proof?.expressions[i] : placeOf(name))),
      where: partial ? (proof?.where ?? [[]]) : undefined,
    }))
  return [...named.map((parts) => ({ parts: parts.map(placeOf), where: undefined })), ...indexed]
}

/** As SQLite compares them (sqlite3UpsertAnalyzeTarget), but for collations, which the catalog does not tell. */
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

function comparedPart(part: Ir.Expression, target: Ir.RangeVariable) {
  if (part.kind === 'collate') return comparedPart(part.operand, target)
  return part.kind === 'column' ? part.index : expressionText(part, target)
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
