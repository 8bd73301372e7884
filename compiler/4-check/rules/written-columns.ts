import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'

/**
 * Which columns a change may write, and how often.
 * Fails: `INSERT INTO t (a, a) VALUES (1, 2)`, `UPDATE t SET generated = 1`. Passes: `UPDATE t SET generated = DEFAULT`.
 */
export function writtenColumns(statement: Ir.Statement, inferred: Inferred, report: Report): void {
  if (statement.kind === 'insert') {
    judgeInserted(statement, valuesOf(statement.source), inferred, report)
    for (const { assignments } of statement.conflicts) judgeAssigned(assignments, inferred, report)
  }
  if (statement.kind === 'update') judgeAssigned(statement.assignments, inferred, report)
  if (statement.kind !== 'merge') return
  for (const action of statement.actions) {
    judgeAssigned(action.assignments, inferred, report)
    const { target } = statement
    judgeInserted({ ...action, target }, [action.values], inferred, report)
  }
}

type Rows = readonly (readonly Ir.AssignedValue[])[]

/** The rows that are written out; of a query none is DEFAULT. */
function valuesOf(source: Ir.Insert['source']): Rows | 'query' {
  if (source.kind === 'query') return 'query'
  return source.kind === 'rows' ? source.rows : []
}

function judgeInserted(
  { target, columns, overriding }: Pick<Ir.Insert, 'target' | 'columns' | 'overriding'>,
  rows: Rows | 'query',
  { dialect: { semantics } }: Inferred,
  report: Report,
): void {
  if (!semantics.assignedTwice.insert) reportTwice(columns, target, report)
  columns.forEach((column, i) => {
    const part = rows === 'query' ? undefined : rows.find((row) => isDefaultOfPart(row[i], column))
    if (part) report.add('misplaced-clause', column.at, defaultOfPart)
    const kind = givenByEngine(target, column)
    if (kind === undefined || (kind === 'identity' && overriding !== undefined)) return
    const given = rows === 'query' ? [column] : rows.flatMap((row) => row[i] ?? [])
    const value = given.find((each) => !('kind' in each && each.kind === 'default'))
    // Without a list of columns there is the value alone.
    const at = column.at === target.at ? value?.at : column.at
    if (value && at) reportGiven(target, column, { kind, at }, report)
  })
}

function judgeAssigned(
  assignments: readonly Ir.Assignment[],
  { dialect: { semantics } }: Inferred,
  report: Report,
): void {
  const [first] = assignments
  if (!first) return
  const columns = assignments.flatMap((assignment) => assignment.columns)
  if (!semantics.assignedTwice.update) reportTwice(columns, first.variable, report)
  for (const { variable, columns: own, value } of assignments) {
    for (const column of own) {
      if (isDefaultOfPart(value, column)) report.add('misplaced-clause', value.at, defaultOfPart)
      if (value.kind === 'default') continue
      const kind = givenByEngine(variable, column)
      if (kind) reportGiven(variable, column, { kind, at: column.at }, report)
    }
  }
}

const defaultOfPart = { clause: 'DEFAULT', reason: 'a part of a value has none' }

function isDefaultOfPart(
  value: Ir.AssignedValue | undefined,
  { path }: Ir.AssignedColumn,
): boolean {
  return value?.kind === 'default' && path.length > 0
}

type GivenByEngine = 'generated' | 'identity'

/** What takes no value but DEFAULT. */
function givenByEngine(
  { over }: Ir.RangeVariable,
  { index }: Ir.AssignedColumn,
): GivenByEngine | undefined {
  const column = over.kind === 'relation' ? over.columns[index] : undefined
  if (!column) return undefined
  const isBehind =
    over.kind === 'relation' && over.relation.behind?.changes?.writes[index]?.isGenerated
  if (column.generated !== 'none' || column.takesNone === 'generated' || isBehind)
    return 'generated'
  const isIdentity = column.identity === 'always' || column.takesNone === 'identity'
  return isIdentity ? 'identity' : undefined
}

function reportGiven(
  { columns }: Ir.RangeVariable,
  { index }: Ir.AssignedColumn,
  { kind, at }: { readonly kind: GivenByEngine; readonly at: Ir.Expression['at'] },
  report: Report,
): void {
  report.add('generated-column', at, { column: columns[index] ?? '', kind })
}

/** Parts of one value may be written side by side: `a[1] = 1, a[2] = 2`. */
function reportTwice(
  columns: readonly Ir.AssignedColumn[],
  variable: Ir.RangeVariable,
  report: Report,
): void {
  const seen = new Map<number, Ir.AssignedColumn>()
  for (const column of columns) {
    const first = seen.get(column.index)
    seen.set(column.index, column)
    const isPart = column.path.length > 0 && first?.path.length !== 0
    if (!first || column.index < 0 || isPart) continue
    const related = { at: first.at, label: 'the first time' }
    const name = variable.columns[column.index] ?? ''
    report.add('column-written-twice', column.at, { column: name }, related)
  }
}
