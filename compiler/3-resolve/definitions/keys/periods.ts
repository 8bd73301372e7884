import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Span } from '../../../source/span.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import type { DefinitionContext } from '../context.ts'

/** PERIOD FOR p (a, b) of MariaDB is a check of the name p, `a < b`, of columns that are not NULL. */
export function periodCheck(
  [start, end]: readonly Ast.Name[],
  at: Span,
): OfKind<Ast.TableConstraint, 'check'> | undefined {
  if (!start || !end) return undefined
  const operator = { operator: '<', operatorAt: at, operatorSchema: [], chained: false } as const
  const expression = {
    kind: 'binary',
    ...operator,
    left: column(start),
    right: column(end),
    at,
  } as const
  return { kind: 'check', expression, name: undefined, at }
}

/** Reports `impossible-column`: both are dates or moments of one type, which nothing computes. */
export function canBePeriod(
  names: readonly Ast.Name[],
  period: Ast.Name | undefined,
  { columns }: Relation,
  { dialect, report }: DefinitionContext,
): boolean {
  const found = names.flatMap(({ text }) => {
    const key = dialect.names.columnKey(text)
    return columns.find((each) => dialect.names.columnKey(each.name) === key) ?? []
  })
  const [start, end] = found
  // An unknown one is the check's matter.
  if (!start || !end || !period) return true
  const isMoment = start.type.kind === 'scalar' && moments.has(start.type.name)
  const { render } = dialect.types
  const isSound = start !== end && isMoment && render(start.type) === render(end.type)
  if (isSound && start.generated === 'none' && end.generated === 'none') return true
  const reason = `the period "${period.text}" needs two columns of one type, dates or moments`
  report.add('impossible-column', period.at, { reason })
  return false
}

const moments: ReadonlySet<string> = new Set(['date', 'datetime', 'timestamp'])

/** `(id, p WITHOUT OVERLAPS)`: MariaDB's index has the columns of the period in its place, the end before the start. */
export function withPeriod(
  columns: readonly Ast.IndexColumn[],
  { checks }: Relation,
): readonly Ast.IndexColumn[] {
  const last = columns.at(-1)
  if (!last?.withoutOverlaps || last.expression.kind !== 'column') return columns
  const name = last.expression.parts.at(-1)
  const period = checks.find((check) => check.name === name?.text)
  if (!name || !period?.uses) return columns
  const { at } = name
  const bounds = period.uses.map((text) => ({
    ...last,
    expression: column({ text, quoted: true, at }),
  }))
  return [...columns.slice(0, -1), ...bounds.reverse()]
}

function column(name: Ast.Name): Ast.ColumnPath {
  return { kind: 'column', parts: [name], star: false, at: name.at }
}
