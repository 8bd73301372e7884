import type * as Ir from '../../ir/query.ts'
import { queryIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { isMerged, outerColumns, queryBehind, selectOf } from '../merging/merging.ts'
import { keyOf } from '../nullability/facts.ts'
import { sameExpression } from '../tree/same-expression.ts'
import { allExpressions, someExpression } from '../tree/walk.ts'
import { conjunctsOf } from '../tree/conjuncts.ts'
import { consequences, type Rule } from './consequences.ts'
import { keysOf } from './unique-keys.ts'
import { conditionsOf, variablesOf } from '../tree/variables-of.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect' | 'kept'>

/**
 * The columns that some columns determine: by the unique keys of their relations, by equalities that all rows meet,
 * and by what derived tables and views are made of (SQL:2016 4.24; MySQL manual, 14.19.4).
 */
export function determinedBy(
  columns: readonly Ir.ColumnReference[],
  { from, where }: Pick<Ir.Select, 'from' | 'where'>,
  known: Known,
): (column: Ir.ColumnReference) => boolean {
  const rules = rulesOf({ from, where }, '', known)
  const determined = consequences(columns.map(keyOf), rules)
  return (column) => isHidden(column.variable) || determined.has(keyOf(column))
}

/** Of each column of a query those that it determines, and behind them those that nothing has to. */
export function determinedInside(query: Ir.Query, known: Known): readonly (readonly number[])[] {
  const rules = insideOf(query, { own: '', out: 'out.' }, known)
  const places = (selectOf(query) ?? []).map((_, i) => i)
  const given = [...places.map((place) => [`out.${place}`]), []]
  return given.map((names) => {
    const determined = consequences(names, rules)
    return places.filter((place) => determined.has(`out.${place}`))
  })
}

/** What nothing is known of: views that were read from a database. */
function isHidden({ over }: Ir.RangeVariable): boolean {
  switch (over.kind) {
    case 'relation':
      return over.relation.kind !== 'table' && over.relation.behind === undefined
    case 'query':
      return over.query.kind !== 'query'
    case 'cte':
      return over.cte.query.kind !== 'query'
    case 'listed':
      return false
    case 'function':
    case 'join':
    case 'fault':
      return true
  }
}

/** `own` stands before the names of columns: a CTE may be read twice. */
function rulesOf(
  { from, where }: Pick<Ir.Select, 'from' | 'where'>,
  own: string,
  known: Known,
): readonly Rule<string>[] {
  const variables = variablesOf(from)
  const around = new Set(variables)
  const equalities = [...conjunctsOf(where), ...conditionsOf(from)].flatMap(equalitiesIn)
  return [
    ...equalities.flatMap(([target, value]) => ruleOf(target, value, { own, around }) ?? []),
    ...variables.flatMap((variable) => ofVariable(variable, own, known)),
  ]
}

type Equality = readonly [Ir.ColumnReference, Ir.Expression]

function equalitiesIn(condition: Ir.Expression): readonly Equality[] {
  if (condition.kind !== 'operation' || condition.operator !== '=') return []
  const [left, right] = condition.operands
  if (!left || !right) return []
  const pairs: Equality[] = []
  if (left.kind === 'column') pairs.push([left, right])
  if (right.kind === 'column') pairs.push([right, left])
  return pairs
}

/** Undefined for what is never known. Columns of queries around this one are. */
function ruleOf(
  target: Ir.ColumnReference,
  value: Ir.Expression,
  { own, around }: { readonly own: string; readonly around: ReadonlySet<Ir.RangeVariable> },
): Rule<string> | undefined {
  const needs: string[] = []
  const isUnsteady = someExpression(value, (part) => {
    if (part.kind === 'column' && around.has(part.variable)) needs.push(own + keyOf(part))
    return unsteady.has(part.kind)
  })
  return isUnsteady ? undefined : { needs, gives: [own + keyOf(target)] }
}

/** MySQL judges a statement when it is prepared: `WHERE id = ?` fixes no column then. */
const unsteady: ReadonlySet<Ir.Expression['kind']> = new Set(['subquery', 'call', 'parameter'])

function ofVariable(
  variable: Ir.RangeVariable,
  own: string,
  known: Known,
): readonly Rule<string>[] {
  const { over, id } = variable
  if (over.kind === 'relation') return ofRelation(variable, over.relation, own, known)
  const query = queryBehind(variable)
  if (query?.kind !== 'query') return []
  return insideOf(query, { own: `${own}${id}:`, out: `${own}${id}.` }, known)
}

/** A key that is known whole makes all columns of its relation known. */
function ofRelation(
  variable: Ir.RangeVariable,
  { behind, rowKeys = [] }: Extract<Ir.Ranged, { kind: 'relation' }>['relation'],
  own: string,
  { dialect: { names } }: Known,
): readonly Rule<string>[] {
  const nameOf = (index: number) => `${own}${variable.id}.${index}`
  const gives = variable.columns.map((_, index) => nameOf(index))
  const keys = keysOf(variable, names).map((key) => key.map((name) => own + name))
  const told = rowKeys.map((key) => key.map(nameOf))
  const inside = (behind?.determines ?? []).map((determined, index, all) => ({
    needs: index === all.length - 1 ? [] : [nameOf(index)],
    gives: determined.map(nameOf),
  }))
  return [
    ...[...keys, ...told].filter((key) => key.length > 0).map((needs) => ({ needs, gives })),
    ...inside,
  ]
}

interface Prefixes {
  readonly own: string
  readonly out: string
}

/** Rows of several arms determine nothing; what is kept in a table needs one of its columns. */
function insideOf(query: Ir.Query, prefixes: Prefixes, known: Known): readonly Rule<string>[] {
  const { body } = query
  if (body.kind === 'query') return insideOf(body, prefixes, known)
  const outputs = selectOf(query)
  if (!outputs || body.kind === 'set-operation') return []
  const names = outputs.map((_, i) => `${prefixes.out}${i}`)
  const kept = !isMerged(query, known)
  const select = body.kind === 'select' ? body : undefined
  const rules = [
    ...(select ? rulesOf(select, prefixes.own, known) : []),
    ...outputs.flatMap((output, i) => {
      const name = names[i]
      return name === undefined ? [] : ofOutput(output, name, { select, prefixes, kept, known })
    }),
  ]
  const isFree = ({ needs }: Rule<string>) => kept && needs.length === 0
  return rules.flatMap((rule) =>
    isFree(rule) ? names.map((name) => ({ needs: [name], gives: rule.gives })) : [rule],
  )
}

interface Standing {
  readonly select: Ir.Select | undefined
  readonly prefixes: Prefixes
  readonly kept: boolean
  readonly known: Known
}

function ofOutput(
  output: Ir.Expression,
  name: string,
  standing: Standing,
): readonly Rule<string>[] {
  const { select, prefixes, kept, known } = standing
  const around = new Set(variablesOf(select?.from))
  const nameOf = (column: Ir.ColumnReference) => prefixes.own + keyOf(column)
  const sets = select?.grouping.sets ?? []
  const key = sets[0]?.findIndex((each) => sameExpression(each, output)) ?? -1
  if (output.kind === 'column' && around.has(output.variable))
    return sets.length > 1 ? [] : bothWays(name, nameOf(output))
  const parts = allExpressions(output)
  if (kept && parts.some((part) => isVarying(part, known))) return []
  if (sets.length > 1) return []
  const keyName = (place: number) => `${prefixes.own}key.${place}`
  const isAggregated = parts.some((part) => known.chosen.get(part)?.routine === 'aggregate')
  if (isAggregated) {
    const keys = sets[0] ?? []
    const needs = keys.map((each, i) => (each.kind === 'column' ? nameOf(each) : keyName(i)))
    return [{ needs, gives: [name] }]
  }
  const mentioned = parts.flatMap((part) => {
    if (part.kind === 'column') return [part]
    const query = queryIn(part)
    return query ? outerColumns(query) : []
  })
  const needs = mentioned.filter(({ variable }) => around.has(variable)).map(nameOf)
  return [{ needs, gives: [name] }, ...(key < 0 ? [] : bothWays(name, keyName(key)))]
}

function isVarying(part: Ir.Expression, { dialect }: Known): boolean {
  return part.kind === 'call' && dialect.semantics.varyingFunctions.has(part.name.toLowerCase())
}

function bothWays(one: string, other: string): readonly Rule<string>[] {
  return [
    { needs: [one], gives: [other] },
    { needs: [other], gives: [one] },
  ]
}
