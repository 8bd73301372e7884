import { type JsonShape, oneOf } from '../../ir/json-shape.ts'
import type * as Ir from '../../ir/query.ts'
import { baseType, type Type } from '../../ir/type.ts'
import type { Facts } from '../nullability/facts.ts'
import type { Nullability } from '../nullability/nullability.ts'
import { resultArms } from '../nullability/nullable-statement.ts'
import { oncePerList } from '../once-per-list.ts'
import { builderOf, documentShape } from './document-shape.ts'
import { partShape } from './part-shape.ts'
import type { ShapeContext } from './shape-context.ts'

/** For each result column what is known of the documents that it holds; undefined where it holds none, or any. */
export function resultShapes(
  statement: Ir.Statement,
  nullability: Nullability,
): readonly (JsonShape | undefined)[] {
  if (!makesDocuments(nullability)) return []
  const context: ShapeContext = {
    nullability,
    partShape: (expression, facts) => partShape(expression, facts, context),
    shapeOfColumn: (column, facts) => shapeOfColumn(column, facts, context),
    columnShape: (part, index, outer) => columnShape(part, index, outer, context),
  }
  const { json } = nullability.dialect.semantics
  return nullability.columns.map((type, index) => {
    if (json.documentsAre === 'typed' && !json.isDocument(type)) return undefined
    const shape = columnShape(statement, index, undefined, context)
    return shape && isKnown(shape) ? shape : undefined
  })
}

/** Whether anything in the statement says what documents are like. */
function makesDocuments({ chosen, ranges, dialect }: Nullability): boolean {
  const { json } = dialect.semantics
  for (const expression of chosen.keys()) {
    if (expression.kind === 'call' && builderOf(expression, json)) return true
  }
  for (const types of ranges.values()) if (haveShapes(types)) return true
  return false
}

const haveShapes = oncePerList((types: readonly Type[]) =>
  types.some((type) => type.kind === 'scalar' && type.shape !== undefined),
)

/** Whether the shape says more than that there is JSON. */
function isKnown(shape: JsonShape): boolean {
  return shape.kind !== 'any' && !(shape.kind === 'union' && shape.alternatives.length === 0)
}

function columnShape(
  statement: Ir.Statement,
  index: number,
  outer: Facts | undefined,
  context: ShapeContext,
): JsonShape | undefined {
  const arms = resultArms(statement, outer, context.nullability)
  const shapes = arms.map(({ expressions, facts }) => {
    const expression = expressions[index]
    return expression && documentShape(expression, facts, context)
  })
  const known = shapes.filter((shape) => shape !== undefined)
  return known.length > 0 && known.length === shapes.length ? oneOf(known) : undefined
}

function shapeOfColumn(
  { variable, index }: Ir.ColumnReference,
  facts: Facts,
  context: ShapeContext,
): JsonShape | undefined {
  const { over } = variable
  switch (over.kind) {
    case 'relation': {
      const column = over.columns[index]
      const type = column && baseType(column.type)
      return type?.kind === 'scalar' ? type.shape : undefined
    }
    case 'query':
      return columnShape(over.query, index, facts, context)
    case 'cte':
      return over.cte.recursive ? undefined : columnShape(over.cte.query, index, facts, context)
    default:
      return undefined
  }
}
