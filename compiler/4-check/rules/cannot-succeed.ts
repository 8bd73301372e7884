import type { Report } from '../../diagnostics/report.ts'
import type * as Catalog from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import { takesNull } from '../../ir/takes-null.ts'
import type { Known } from './known.ts'

interface Target {
  readonly relation: Catalog.Relation
  readonly columns: readonly Catalog.Column[]
}

/**
 * An INSERT that fails whenever it gives a row, which the engine finds out when it runs. Nothing is said where rows may be
 * passed over, and where a trigger or a rule may fill them.
 * Warns: `INSERT INTO t (a) VALUES (1)` where b is NOT NULL. Passes: the same where b has a default.
 */
export function cannotSucceed(statement: Ir.Statement, known: Known, report: Report): void {
  if (statement.kind !== 'insert' || statement.skips) return
  const { over } = statement.target
  if (over.kind !== 'relation' || over.relation.kind !== 'table') return
  const { relation } = over
  if (relation.isFilled || relation.instead?.some(({ events }) => events.includes('insert'))) return
  const target = { relation, columns: over.columns }
  reportLeftOut(statement, target, known, report)
  if (statement.source.kind !== 'rows') return
  for (const row of statement.source.rows) {
    for (const [i, value] of row.entries()) {
      reportValue(value, statement.columns[i], { target, known, report })
    }
  }
}

function reportLeftOut(
  { columns: written, target: { at } }: Ir.Insert,
  { columns }: Target,
  known: Known,
  report: Report,
): void {
  const given = new Set(written.map(({ index }) => columns[index]))
  const missing = columns.find((column) => !given.has(column) && isRequired(column, known))
  if (missing) report.add('cannot-succeed', at, params(missing, 'left out', known))
}

/** Whether the column has to be given a value. */
function isRequired(column: Catalog.Column, { dialect }: Known): boolean {
  const { hasDefault, generated, type } = column
  if (hasDefault || generated !== 'none' || !refusesNull(column)) return false
  // A domain may have a default.
  return type.kind !== 'domain' && !dialect.semantics.fillsNotNull(type, 'nothing')
}

/** The table decides whether it is NOT NULL, and not `[gen.js.overrides]`. */
function refusesNull(column: Catalog.Column): boolean {
  const isOwn = column.overriddenBy === undefined && column.place !== undefined
  return isOwn && column.identity === 'none' && !takesNull(column)
}

interface Site {
  readonly target: Target
  readonly known: Known
  readonly report: Report
}

function reportValue(
  value: Ir.AssignedValue,
  written: Ir.AssignedColumn | undefined,
  { target, known, report }: Site,
): void {
  const column = written?.path.length === 0 ? target.columns[written.index] : undefined
  const because = column && refusal(value, column, target.relation, known)
  if (because) report.add('cannot-succeed', value.at, params(column, because, known))
}

type Because = keyof typeof reasons

function refusal(
  value: Ir.AssignedValue,
  column: Catalog.Column,
  relation: Catalog.Relation,
  known: Known,
): Because | undefined {
  const { semantics } = known.dialect
  if (value.kind === 'default') return isRequired(column, known) ? 'left out' : undefined
  if (value.kind !== 'literal') return undefined
  if (value.type === 'null') {
    const isFilled = column.generated !== 'none' || semantics.fillsNotNull(column.type, 'null')
    return refusesNull(column) && !isFilled ? 'null' : undefined
  }
  if (!semantics.holdsLiteral(value, column.type)) return 'type'
  return relation.checks.some((check) => !isListed(value, column, check)) ? 'check' : undefined
}

/** Letters in another case and spaces at the end are the same value to some collations. */
function isListed(
  { type, value }: Ir.Literal,
  { name }: Catalog.Column,
  { uses, oneOf }: Catalog.Check,
): boolean {
  const isAbout = uses?.length === 1 && uses[0] === name
  if (!oneOf || !isAbout || (type !== 'string' && type !== 'integer')) return true
  const key = (text: string) => text.trimEnd().toLowerCase()
  return oneOf.some((each) => key(each) === key(value) || Number(each) === Number(value))
}

function params({ name, type }: Catalog.Column, because: Because, { dialect }: Known) {
  return { column: name, reason: reasons[because](dialect.types.render(type)) }
}

const reasons = {
  'left out': () => 'is NOT NULL, has no default and is left out',
  null: () => 'is NOT NULL',
  type: (type: string) => `is ${type} and cannot hold the value`,
  check: () => 'has a CHECK that does not list the value',
} as const
