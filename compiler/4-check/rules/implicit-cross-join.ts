import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { fixedIn } from '../cardinality/at-most-one.ts'
import { conjunctsOf } from '../tree/conjuncts.ts'
import { variablesOf } from '../tree/variables-of.ts'
import { isTrue } from '../tree/is-true.ts'
import type { Known } from './known.ts'
import { untouchedTarget } from './missing-where.ts'
import { type Thing, thingsIn, thingsInQuery } from './things-in.ts'

/**
 * Relations beside each other that no condition links: every row meets every row. CROSS JOIN and `ON true` say that
 * this is meant. Warns: `FROM a, b`, `FROM a JOIN b ON a.id = 1`. Passes: `FROM a, b WHERE b.a_id = a.id`, `FROM a CROSS JOIN b`.
 */
export function implicitCrossJoin(
  { from, where }: Pick<Ir.Select, 'from' | 'where'>,
  known: Known,
  report: Report,
): void {
  if (from?.kind !== 'join') return
  const links = createLinks()
  linkJoins(from, [], links)
  for (const condition of conjunctsOf(where)) links.join(thingsIn(condition))
  const variables = variablesOf(from).filter((variable) => !multiplies(variable))
  if (variables.every((variable) => links.areLinked(variables[0] ?? variable, variable))) return
  // One row multiplies nothing.
  const isFixed = fixedIn({ from, where }, known)
  const many = variables.filter((variable) => !isFixed(variable))
  const [first] = many
  const apart = many.find((variable) => first && !links.areLinked(first, variable))
  if (!first || !apart) return
  const related = { at: first.at, label: 'nothing links it to this' }
  report.add(
    'implicit-cross-join',
    apart.at,
    { relation: apart.alias, other: first.alias },
    related,
  )
}

interface Links {
  join(things: readonly Thing[]): void
  areLinked(left: Thing, right: Thing): boolean
}

function createLinks(): Links {
  const parents = new Map<Thing, Thing>()
  const rootOf = (thing: Thing) => {
    let root = thing
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) {
      // The way is halved for the next one who goes it.
      const above = parents.get(up)
      if (above !== undefined) parents.set(root, above)
      root = up
    }
    return root
  }
  return {
    join: ([first, ...others]) => {
      if (first === undefined) return
      for (const other of others) {
        const root = rootOf(other)
        if (root !== rootOf(first)) parents.set(root, rootOf(first))
      }
    },
    areLinked: (left, right) => rootOf(left) === rootOf(right),
  }
}

/** Adds to `apart` one relation of each group that is not known to be linked with the others. */
function linkJoins(from: Ir.From, apart: Ir.RangeVariable[], links: Links): void {
  if (from.kind !== 'join') {
    links.join([from, ...readBeside(from)])
    apart.push(from)
    return
  }
  const before = apart.length
  linkJoins(from.left, apart, links)
  linkJoins(from.right, apart, links)
  for (const condition of conjunctsOf(from.condition)) links.join(thingsIn(condition))
  if (!from.cross && !(from.condition && isTrue(from.condition))) return
  const [first, ...others] = apart.splice(before)
  if (!first) return
  links.join([first, ...others])
  apart.push(first)
}

/** What LATERAL and the arguments of a function refer to. */
function readBeside({ over }: Ir.RangeVariable): readonly Thing[] {
  if (over.kind === 'query') return thingsInQuery(over.query)
  if (over.kind === 'function') return over.calls.flatMap(thingsIn)
  if (over.kind === 'relation') return over.period.flatMap(thingsIn)
  return over.kind === 'listed' ? over.inputs.flatMap(({ value }) => thingsIn(value)) : []
}

/** Functions and lists of values are put beside a relation to multiply its rows. */
function multiplies({ over }: Ir.RangeVariable): boolean {
  if (over.kind === 'query') return isValues(over.query)
  return over.kind !== 'relation' && over.kind !== 'cte'
}

function isValues(query: Ir.Statement): boolean {
  return query.kind === 'query' && query.body.kind === 'values'
}

/**
 * The same of the relations that a change joins, unless the change is warned of for its target. Warns:
 * `UPDATE a SET x = b.y FROM b, c WHERE b.id = a.id AND c.z > 3`.
 */
export function unlinkedChange(statement: Ir.Statement, known: Known, report: Report): void {
  if (statement.kind !== 'update' && statement.kind !== 'delete') return
  if (statement.where && !untouchedTarget(statement)) implicitCrossJoin(statement, known, report)
}
