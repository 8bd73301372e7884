import { type BsonObject, type BsonValue, memberOf, object } from '../bson/bson-value.ts'
import { bson } from '../command.ts'
import { directionText } from '../catalog/create-index.ts'
import type { IndexInfo } from '../catalog/list-indexes.ts'

export interface IndexAdvice {
  readonly kind: 'served' | 'partly' | 'missing' | 'unneeded' | 'unknown'
  readonly index: string | undefined
  /** The key of an index that would serve the whole query. */
  readonly suggested: BsonObject | undefined
}

/** What a query asks of each member: equality narrows best, an order comes for nothing behind it, a range ends both. */
interface Demand {
  readonly equal: readonly string[]
  readonly ordered: readonly (readonly [name: string, direction: string])[]
  readonly ranged: readonly string[]
}

const EQUALITIES: ReadonlySet<string> = new Set(['$eq', '$in'])
const RANGES: ReadonlySet<string> = new Set([
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$regex',
  '$exists',
  '$ne',
  '$nin',
  '$type',
])

/**
 * Says which index serves a query, by the rule of equality, sort and range
 * (https://www.mongodb.com/docs/manual/tutorial/equality-sort-range-guideline/).
 */
export function adviseIndex(
  { filter, sort }: { readonly filter: BsonObject; readonly sort: BsonObject | undefined },
  indexes: readonly IndexInfo[],
): IndexAdvice {
  const demand = demandOf(filter, sort)
  const wanted = [...demand.equal, ...demand.ordered.map(([name]) => name), ...demand.ranged]
  if (wanted.length === 0) {
    const kind = hasConditions(filter) ? 'unknown' : 'unneeded'
    return { kind, index: undefined, suggested: undefined }
  }
  const usable = indexes.filter(isUsable)
  const ranked = usable
    .map((index) => ({ index, served: servedBy(index, demand) }))
    .toSorted((one, other) => other.served - one.served)
  const [best] = ranked
  const served = best?.served ?? 0
  const name = served > 0 ? best?.index.name : undefined
  if (served === wanted.length) return { kind: 'served', index: name, suggested: undefined }
  return { kind: name === undefined ? 'missing' : 'partly', index: name, suggested: keyFor(demand) }
}

/** A partial index serves some queries only, and a hidden one none. */
function isUsable({ definition }: IndexInfo): boolean {
  const hidden = memberOf(definition, 'hidden')
  const isHidden = hidden?.kind === 'scalar' && hidden.type === 'bool' && hidden.bytes[0] === 1
  return !isHidden && memberOf(definition, 'partialFilterExpression') === undefined
}

function demandOf(filter: BsonObject, sort: BsonObject | undefined): Demand {
  const equal = new Set<string>()
  const ranged = new Set<string>()
  collect(filter, { equal, ranged })
  const ordered = (sort?.members ?? [])
    .map(({ name, value }) => [name, directionText(value)] as const)
    .filter(([name]) => !equal.has(name))
  const ends = [...ranged].filter(
    (name) => !equal.has(name) && !ordered.some(([each]) => each === name),
  )
  return { equal: [...equal], ordered, ranged: ends }
}

interface Found {
  readonly equal: Set<string>
  readonly ranged: Set<string>
}

/** Conditions of a `$or` need an index each, which one key cannot be. */
function collect({ members }: BsonObject, found: Found): void {
  for (const { name, value } of members) {
    if (name === '$and' && value.kind === 'array') {
      for (const item of value.items) if (item.kind === 'object') collect(item, found)
    } else if (!name.startsWith('$')) sortOut(name, value, found)
  }
}

/** Whether something is looked for, if only by operators that no rule is known of: `$or`, `$text`, `$expr`. */
function hasConditions({ members }: BsonObject): boolean {
  return members.some(({ name, value }) => {
    if (name === '$comment') return false
    if (name !== '$and' || value.kind !== 'array') return true
    return value.items.some((item) => item.kind !== 'object' || hasConditions(item))
  })
}

function sortOut(name: string, value: BsonValue, { equal, ranged }: Found): void {
  const operators = value.kind === 'object' ? value.members.map((member) => member.name) : []
  const isPattern = value.kind === 'scalar' && value.type === 'regex'
  if (isPattern || operators.some((operator) => RANGES.has(operator))) ranged.add(name)
  else if (operators.length === 0 || operators.some((operator) => EQUALITIES.has(operator)))
    equal.add(name)
  else if (!operators.some((operator) => operator.startsWith('$'))) equal.add(name)
}

/** How many of the demanded members an index serves, from its first on. */
function servedBy({ key }: IndexInfo, { equal, ordered, ranged }: Demand): number {
  const parts = key.members.map(({ name, value }) => [name, directionText(value)] as const)
  let at = 0
  while (at < parts.length && equal.includes(parts[at]?.[0] ?? '')) at += 1
  if (at < equal.length) return at
  const isOrdered = ordered.length > 0 && servesOrder(parts.slice(at), ordered)
  if (ordered.length > 0 && !isOrdered) return at
  at += ordered.length
  let served = at
  while (served < parts.length && ranged.includes(parts[served]?.[0] ?? '')) served += 1
  return served
}

/** Read forwards or backwards. */
function servesOrder(
  parts: readonly (readonly [string, string])[],
  ordered: Demand['ordered'],
): boolean {
  const same = (turned: boolean) =>
    ordered.every(([name, direction], place) => {
      const [part, way] = parts[place] ?? ['', '']
      return part === name && (way === direction) !== turned
    })
  return same(false) || same(true)
}

function keyFor({ equal, ordered, ranged }: Demand): BsonObject {
  return object([
    ...equal.map((name) => [name, bson(1)] as const),
    ...ordered.map(([name, direction]) => [name, bson(direction === '-1' ? -1 : 1)] as const),
    ...ranged.map((name) => [name, bson(1)] as const),
  ])
}
