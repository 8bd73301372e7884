import type * as Ir from '../../ir/query.ts'
import {
  anyJson,
  type JsonShape,
  jsonString,
  objectOf,
  oneOf,
  orNull,
} from '../../ir/json-shape.ts'
import { unknown } from '../../ir/type.ts'
import { type Facts, withRow } from '../nullability/facts.ts'
import { caseArms } from '../nullability/nullable-expression.ts'
import { resultArms } from '../nullability/nullable-statement.ts'
import { builderOf, documentShape } from './document-shape.ts'
import type { ShapeContext } from './shape-context.ts'

/** An expression as a part of a document. */
export function partShape(
  expression: Ir.Expression,
  facts: Facts,
  context: ShapeContext,
): JsonShape {
  const shape = nonNullShape(expression, facts, context)
  return context.nullability.isNullable(expression, facts) ? orNull(shape) : shape
}

function nonNullShape(expression: Ir.Expression, facts: Facts, context: ShapeContext): JsonShape {
  const { types, dialect } = context.nullability
  const { json } = dialect.semantics
  if (expression.kind === 'whole-row') return rowShape(expression, facts, context)
  if (expression.kind === 'list' && !expression.array) {
    return objectOf(
      expression.items.map((item, i) => ({
        name: `f${i + 1}`,
        shape: partShape(item, facts, context),
      })),
    )
  }
  const type = types.get(expression) ?? unknown
  if (json.documentsAre === 'direct-results') return directShape(expression, facts, context)
  if (!json.isDocument(type)) return json.partOf(type, expression)
  return documentShape(expression, facts, context) ?? anyJson
}

/** Where text is a document if a function of JSON gave it, and no table was between. */
function directShape(expression: Ir.Expression, facts: Facts, context: ShapeContext): JsonShape {
  const { nullability } = context
  const { json } = nullability.dialect.semantics
  const arms = (found: readonly { readonly value: Ir.Expression; readonly facts: Facts }[]) =>
    oneOf(found.map((arm) => nonNullShape(arm.value, arm.facts, context)))
  const plain = json.partOf(nullability.types.get(expression) ?? unknown, expression)
  switch (expression.kind) {
    case 'call': {
      const name = expression.name.toLowerCase()
      const indexes = json.choices.get(name)
      const all = expression.arguments.map(({ value }) => value)
      if (indexes) {
        const chosen = indexes.length === 0 ? all : indexes.flatMap((index) => all[index] ?? [])
        return arms(chosen.map((value) => ({ value, facts })))
      }
      if (builderOf(expression, json)) return documentShape(expression, facts, context) ?? anyJson
      return name.startsWith('json') ? anyJson : plain
    }
    case 'case':
      return arms(caseArms(expression, facts, nullability).arms)
    case 'subquery': {
      const shape = arms(firstValues(expression.query, facts, context))
      // Some versions of SQLite forget where the value comes from.
      return isScalar(shape) ? shape : oneOf([shape, jsonString])
    }
    case 'operation':
      return expression.operator === '->' ? anyJson : plain
    case 'column': {
      const { over } = expression.variable
      if (over.kind === 'relation') return over.relation.kind === 'table' ? plain : anyText(plain)
      return over.kind === 'query' || over.kind === 'cte' ? anyText(plain) : plain
    }
    default:
      return plain
  }
}

function isScalar(shape: JsonShape): boolean {
  if (shape.kind === 'union') return shape.alternatives.every(isScalar)
  return ['string', 'number', 'boolean', 'null'].includes(shape.kind)
}

/** Text of a query in FROM may be a document or not, as the engine makes its plan. */
function anyText(plain: JsonShape): JsonShape {
  return plain.kind === 'string' ? anyJson : plain
}

function firstValues(query: Ir.Query, facts: Facts, { nullability }: ShapeContext) {
  return resultArms(query, facts, nullability).flatMap(({ expressions, facts: inside }) =>
    expressions.slice(0, 1).map((value) => ({ value, facts: inside })),
  )
}

/** The columns that `*` stands for, in a row that is there. */
function rowShape({ variable, at }: Ir.WholeRow, facts: Facts, context: ShapeContext): JsonShape {
  const present = withRow(variable, facts)
  return objectOf(
    variable.columns.slice(0, variable.visible).map((name, index) => {
      const column: Ir.ColumnReference = { kind: 'column', variable, index, at }
      return { name, shape: columnPart(column, present, context) }
    }),
  )
}

/** No expression of the text: its type is the relation's. */
function columnPart(column: Ir.ColumnReference, facts: Facts, context: ShapeContext): JsonShape {
  const { ranges, dialect } = context.nullability
  const type = ranges.get(column.variable)?.[column.index] ?? unknown
  const { json } = dialect.semantics
  const known = json.isDocument(type) ? context.shapeOfColumn(column, facts) : undefined
  const shape = known ?? json.partOf(type, column)
  return context.nullability.isNullable(column, facts) ? orNull(shape) : shape
}
