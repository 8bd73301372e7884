import { distinctForms, writtenForm } from './generate/forms.ts'
import type { Form, Palette } from './palette.ts'

/**
 * Every function with each value at the limits in each place, and any two in the first two; aggregates and windows
 * over two rows, of any two of them.
 */
export function edgeCalls(palette: Palette): readonly string[] {
  const { functions, operators, aggregates, windows, edges = [] } = palette
  const literals = new Map(palette.types.map(({ name, literals: [first] }) => [name, first]))
  const usual = ({ parameters }: Form) => parameters.map((type) => literals.get(type) ?? 'NULL')
  const pairs = edges.flatMap((left) => edges.map((right) => [left, right] as const))
  const scalars = distinctForms([...functions, ...operators]).flatMap((form) => {
    const given = usual(form)
    const single = given.flatMap((_, at) => edges.map((edge) => given.with(at, edge)))
    const double =
      given.length > 1 ? pairs.map(([one, other]) => given.with(0, one).with(1, other)) : []
    return [...single, ...double].map((values) => `SELECT ${writtenForm(form, values)} AS c`)
  })
  const overRows = (forms: readonly Form[], over: string) =>
    distinctForms(forms).flatMap((form) => {
      const given = usual(form)
      if (given.length === 0) return []
      return pairs.map(([one, other]) => {
        const values = given.with(0, `CASE g.k WHEN 1 THEN ${one} ELSE ${other} END`)
        return `SELECT ${writtenForm(form, values)}${over} AS c FROM ${TWO_ROWS}`
      })
    })
  return [...scalars, ...overRows(aggregates, ''), ...overRows(windows, ' OVER (ORDER BY g.k)')]
}

const TWO_ROWS = '(SELECT 1 AS k UNION ALL SELECT 2) AS g'
