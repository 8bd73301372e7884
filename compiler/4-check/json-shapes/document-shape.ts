import type { JsonBuilder, JsonRules } from '../../dialects/json-rules.ts'
import type * as Ir from '../../ir/query.ts'
import { anyJson, type JsonShape, objectOf, oneOf, shapeOfText } from '../../ir/json-shape.ts'
import type { Facts } from '../nullability/facts.ts'
import { caseArms } from '../nullability/nullable-expression.ts'
import { argumentFacts } from '../nullability/call-facts.ts'
import type { ShapeContext } from './shape-context.ts'

/** What is known of the document that an expression is where it is not NULL; undefined: nothing, not even that it is one. */
export function documentShape(
  expression: Ir.Expression,
  facts: Facts,
  context: ShapeContext,
): JsonShape | undefined {
  switch (expression.kind) {
    case 'call':
      return callShape(expression, facts, context)
    case 'case':
      return allOf(caseArms(expression, facts, context.nullability).arms, context)
    case 'cast':
      return castShape(expression, facts, context)
    case 'subquery':
      return expression.array ? undefined : context.columnShape(expression.query, 0, facts)
    case 'column':
      return context.shapeOfColumn(expression, facts)
    case 'literal':
      return literalShape(expression)
    default:
      return undefined
  }
}

/** Of text that is read as a document; NULL is none of its own. */
function literalShape({ type, value }: Ir.Literal): JsonShape | undefined {
  if (type === 'null') return never
  return type === 'string' ? shapeOfText(value) : undefined
}

const never: JsonShape = { kind: 'union', alternatives: [] }

function castShape(
  { operand, type }: Ir.Cast,
  facts: Facts,
  context: ShapeContext,
): JsonShape | undefined {
  const { json } = context.nullability.dialect.semantics
  if (!json.isDocument(type)) return undefined
  const from = context.nullability.types.get(operand)
  const isSame = operand.kind === 'literal' || (from && json.isDocument(from))
  return isSame ? documentShape(operand, facts, context) : undefined
}

function callShape(call: Ir.Call, facts: Facts, context: ShapeContext): JsonShape | undefined {
  const name = call.name.toLowerCase()
  const { chosen, dialect } = context.nullability
  const { json } = dialect.semantics
  if (!chosen.has(call) || chosen.get(call)?.declared) return undefined
  const chosenArguments = json.choices.get(name)
  if (chosenArguments) return choiceShape(call, chosenArguments, facts, context)
  const builder = builderOf(call, json)
  if (!builder || call.special?.takesValuesAsTheyAre === false) return undefined
  if (call.variadic) return anyJson
  return built[builder.makes](
    call,
    builder,
    argumentFacts(call, facts, context.nullability),
    context,
  )
}

export function builderOf(
  { name, special }: Ir.Call,
  { builders, specialBuilders }: JsonRules,
): JsonBuilder | undefined {
  return (special ? specialBuilders : builders).get(name.toLowerCase())
}

function choiceShape(
  call: Ir.Call,
  indexes: readonly number[],
  facts: Facts,
  context: ShapeContext,
): JsonShape | undefined {
  const all = call.arguments.map(({ value }) => value)
  const values = indexes.length === 0 ? all : indexes.flatMap((index) => all[index] ?? [])
  return allOf(
    values.map((value) => ({ value, facts })),
    context,
  )
}

/** Any of the values; undefined where one of them may be anything. */
function allOf(
  arms: readonly { readonly value: Ir.Expression; readonly facts: Facts }[],
  context: ShapeContext,
): JsonShape | undefined {
  const shapes = arms.map(({ value, facts }) => documentShape(value, facts, context))
  const known = shapes.filter((shape) => shape !== undefined)
  const isDocument = arms.some(({ value }) => value.kind !== 'literal')
  return known.length === shapes.length && isDocument ? oneOf(known) : undefined
}

type Builder = (
  call: Ir.Call,
  builder: JsonBuilder,
  facts: Facts,
  context: ShapeContext,
) => JsonShape | undefined

const built: Readonly<Record<JsonBuilder['makes'], Builder>> = {
  object: objectShape,
  array: ({ arguments: items }, _builder, facts, context) => ({
    kind: 'tuple',
    items: items.map(({ value }) => context.partShape(value, facts)),
  }),
  some: someShape,
  read: ({ arguments: [only] }, _builder, facts, context) =>
    only && documentShape(only.value, facts, context),
  same: ({ arguments: [only] }, _builder, facts, context) =>
    only && withoutNull(context.partShape(only.value, facts)),
  'array-of-rows': ({ arguments: [only] }, { skipsNull }, facts, context) =>
    only && { kind: 'array', element: member(only.value, skipsNull, facts, context) },
  'object-of-rows': ({ arguments: [, second] }, { skipsNull }, facts, context) =>
    second && { kind: 'record', value: member(second.value, skipsNull, facts, context) },
}

/** `JSON_ARRAY(a, b)` leaves NULLs out, `JSON_ARRAY(SELECT ...)` is an array of what the query gives. */
function someShape(
  { arguments: given }: Ir.Call,
  _builder: JsonBuilder,
  facts: Facts,
  context: ShapeContext,
): JsonShape {
  const isQuery = given.some(({ name }) => name === 'query')
  if (isQuery) return { kind: 'array', element: anyJson }
  const items = given.map(({ value }) => context.partShape(value, facts))
  const isWhole = items.every((item) => withoutNull(item) === item)
  return isWhole ? { kind: 'tuple', items } : { kind: 'array', element: oneOf(items) }
}

function member(
  value: Ir.Expression,
  skipsNull: boolean,
  facts: Facts,
  context: ShapeContext,
): JsonShape {
  const shape = context.partShape(value, facts)
  return skipsNull ? withoutNull(shape) : shape
}

function withoutNull(shape: JsonShape): JsonShape {
  if (shape.kind !== 'union') return shape
  return oneOf(shape.alternatives.filter(({ kind }) => kind !== 'null'))
}

/** Names that are not written out may be any. */
function objectShape(
  { arguments: given }: Ir.Call,
  _builder: JsonBuilder,
  facts: Facts,
  context: ShapeContext,
): JsonShape {
  const members = given.flatMap(({ value: name }, i) => {
    const value = given[i + 1]?.value
    return i % 2 === 0 && value ? [{ name, shape: context.partShape(value, facts) }] : []
  })
  const named = members.flatMap(({ name, shape }) =>
    name.kind === 'literal' && name.type !== 'null' ? [{ name: name.value, shape }] : [],
  )
  if (named.length === members.length) return objectOf(named)
  return { kind: 'record', value: oneOf(members.map(({ shape }) => shape)) }
}
