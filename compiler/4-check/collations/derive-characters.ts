import type { CharacterSets } from '../../dialects/definition-rules.ts'
import type { CharacterRules } from '../../dialects/collation-semantics.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { type Characters, type Clash, together, unknown, yielding } from './characters.ts'

export interface Deriving {
  readonly inferred: Inferred
  readonly sets: CharacterSets
  readonly rules: CharacterRules
  readonly known: Map<Ir.Expression, Characters>
  /** Of set operations, by column: each is an arm of the next one. */
  readonly united: Map<Ir.Body, Map<number, Characters>>
}

/** Those of an expression, before anything is run; a recursive CTE knows nothing of its own. */
export function charactersOf(expression: Ir.Expression, deriving: Deriving): Characters {
  const known = deriving.known.get(expression)
  if (known) return known
  deriving.known.set(expression, unknown)
  const derived = derive(expression, deriving)
  deriving.known.set(expression, derived)
  return derived
}

/** `least(1, 'a')` may be a number. */
function isText(expression: Ir.Expression, { inferred, rules }: Deriving): boolean {
  const type = inferred.types.get(expression)
  return type !== undefined && rules.kindOf(type) === 'text'
}

function derive(expression: Ir.Expression, deriving: Deriving): Characters {
  const { sets } = deriving
  switch (expression.kind) {
    case 'column':
      return ofColumn(expression, deriving)
    case 'literal':
      return ofLiteral(expression, sets)
    case 'parameter':
      return yielding
    case 'collate': {
      const set = sets.ofCollation(expression.collation)
      if (set === undefined) return unknown
      return { strength: 'explicit', set, collation: sets.canonical(expression.collation) }
    }
    case 'cast':
      return ofCast(expression, deriving)
    case 'call':
      return isText(expression, deriving) ? ofCall(expression, deriving) : unknown
    case 'case': {
      if (!isText(expression, deriving)) return unknown
      const { whens, otherwise } = expression
      return ofAll([...whens.map(({ then }) => then), ...(otherwise ? [otherwise] : [])], deriving)
    }
    case 'subquery':
      return ofBody(expression.query.body, 0, deriving)
    default:
      return unknown
  }
}

/** Of a set alone: the collation is that which a database or a session has chosen for it. */
function ofSet(name: string | undefined, sets: CharacterSets): Characters {
  if (name === undefined || !sets.isKnown(name)) return unknown
  const set = sets.canonical(name)
  const collation = sets.unicode.includes(set) ? undefined : sets.defaultOf(set)
  if (collation === undefined || set === 'binary') return { strength: 'unknown', set }
  return { strength: 'implicit', set, collation }
}

function ofLiteral({ type, prefix }: Ir.Literal, sets: CharacterSets): Characters {
  if (type === 'bytes' || type === 'bits') return unknown
  if (type !== 'string') return yielding
  const plain = prefix === 'n' ? 'utf8mb3' : sets.usual
  const set = prefix.startsWith('_') ? prefix.slice(1) : plain
  return { strength: 'yields', set: sets.canonical(set) }
}

function ofCast({ type, characterSet }: Ir.Cast, { sets, rules }: Deriving): Characters {
  if (rules.kindOf(type) !== 'text') return unknown
  return characterSet === undefined
    ? { strength: 'unknown', set: sets.usual }
    : ofSet(characterSet, sets)
}

function ofCall(call: Ir.Call, deriving: Deriving): Characters {
  const { sets, rules } = deriving
  const name = call.name.toLowerCase()
  if (call.characterSet !== undefined) return ofSet(call.characterSet, sets)
  const given = call.arguments.map(({ value }) => value)
  const [first] = given
  if (first && rules.ofFirst.has(name) && !(name.endsWith('trim') && given.length > 1))
    return ofOne(first, deriving)
  const from = rules.ofAll.get(name)
  return from === undefined ? unknown : ofAll(given.slice(from), deriving)
}

/** A number is written out where a text is made of it. */
function ofOne(expression: Ir.Expression, deriving: Deriving): Characters {
  const { inferred, rules } = deriving
  const type = inferred.types.get(expression)
  const derived = charactersOf(expression, deriving)
  return type && rules.kindOf(type) === 'number' ? yielding : derived
}

function ofAll(expressions: readonly Ir.Expression[], deriving: Deriving): Characters {
  const met = joined(expressions, deriving)
  return 'strength' in met ? met : unknown
}

/** Of what is made of all of them. */
export function joined(
  expressions: readonly Ir.Expression[],
  deriving: Deriving,
): Characters | Clash {
  return merge(
    expressions.map((each) => ofOne(each, deriving)),
    false,
    deriving,
  )
}

/** Of what is compared as texts; numbers and dates are compared otherwise. */
export function compared(
  expressions: readonly Ir.Expression[],
  deriving: Deriving,
): Characters | Clash {
  const all = expressions.map((each) => {
    const isOfText = each.kind === 'parameter' || isText(each, deriving)
    return isOfText ? charactersOf(each, deriving) : unknown
  })
  return merge(all, true, deriving)
}

/** One that is explicit decides for all others, whatever they are to each other. */
export function merge(
  all: readonly Characters[],
  isCompared: boolean,
  deriving: Deriving,
): Characters | Clash {
  if (all.some(({ strength }) => strength === 'unknown')) return unknown
  const explicit = all.filter(({ strength }) => strength === 'explicit')
  if (all.length < 3 || explicit.length === 0) return inTurn(all, isCompared, deriving)
  const decided = inTurn(explicit, isCompared, deriving)
  if (!('strength' in decided)) return decided
  const isTaken = all.every((each) => 'strength' in inTurn([decided, each], isCompared, deriving))
  return isTaken ? decided : unknown
}

function inTurn(
  all: readonly Characters[],
  isCompared: boolean,
  { sets }: Deriving,
): Characters | Clash {
  let met: Characters = yielding
  for (const each of all) {
    const next = together(met, each, isCompared, sets)
    if (!('strength' in next)) return next
    met = next
  }
  return met
}

function ofColumn({ variable, index }: Ir.ColumnReference, deriving: Deriving): Characters {
  const { over } = variable
  switch (over.kind) {
    case 'relation':
      return ofStored(over, index, deriving)
    case 'query':
      return asColumn(ofStatement(over.query, index, deriving))
    case 'cte':
      return over.cte.recursive ? unknown : asColumn(ofStatement(over.cte.query, index, deriving))
    case 'join':
    case 'function':
    case 'listed':
    case 'fault':
      return unknown
  }
}

/** Whether COLLATE behind it counts outside depends on how the query is run. */
function asColumn(characters: Characters): Characters {
  const { strength, set } = characters
  return strength === 'explicit' ? { strength: 'unknown', set } : characters
}

function ofStatement(statement: Ir.Statement, index: number, deriving: Deriving): Characters {
  return statement.kind === 'query' ? ofBody(statement.body, index, deriving) : unknown
}

/** Of a column of a result. */
export function ofBody(body: Ir.Body, index: number, deriving: Deriving): Characters {
  switch (body.kind) {
    case 'query':
      return ofBody(body.body, index, deriving)
    case 'select': {
      const output = body.outputs[index]
      return output ? ofOne(output.expression, deriving) : unknown
    }
    case 'set-operation':
      return ofUnited(body, index, deriving)
    case 'values':
      return unknown
  }
}

function ofUnited(body: Ir.SetOperation, index: number, deriving: Deriving): Characters {
  const { united } = deriving
  const columns = united.get(body) ?? new Map<number, Characters>()
  united.set(body, columns)
  const known = columns.get(index)
  if (known) return known
  const arms = [body.left, body.right].map((arm) => ofBody(arm, index, deriving))
  const met = merge(arms, true, deriving)
  const derived = 'strength' in met ? met : unknown
  columns.set(index, derived)
  return derived
}

/** What the schema does not say is as the database has it, which need not be as one of this version is made. */
function ofStored(
  { relation, columns }: Extract<Ir.Ranged, { kind: 'relation' }>,
  index: number,
  { sets, rules }: Deriving,
): Characters {
  const column = columns[index]
  const kind = column && rules.kindOf(column.type)
  if (!column || (kind !== 'text' && kind !== 'bytes')) return unknown
  if (kind === 'bytes') return { strength: 'unknown', set: 'binary' }
  const collation = column.collation ?? relation.collation
  const isTable = relation.kind === 'table' && relation.place !== undefined
  if (collation === undefined || collation === sets.defaultOf(sets.usual))
    return isTable ? { strength: 'unknown', set: sets.usual } : unknown
  const set = sets.ofCollation(collation)
  if (set === undefined || set === 'binary') return unknown
  return { strength: 'implicit', set, collation }
}
