import type { ColumnSource } from '../../ir/checked.ts'
import type * as Ir from '../../ir/query.ts'

/** The column of a relation that an output shows unchanged, through derived tables and CTEs. */
export function columnSource(expression: Ir.Expression): ColumnSource | undefined {
  if (expression.kind !== 'column') return undefined
  const { over } = expression.variable
  switch (over.kind) {
    case 'relation': {
      const column = over.columns[expression.index]
      const { schema, name } = over.relation
      return column && { schema, relation: name, column: column.name }
    }
    case 'query':
      return outputSource(over.query, expression.index)
    case 'cte':
      return over.cte.recursive ? undefined : outputSource(over.cte.query, expression.index)
    case 'function':
    case 'join':
    case 'listed':
    case 'fault':
      return undefined
  }
}

function outputSource(statement: Ir.Statement, index: number): ColumnSource | undefined {
  const output = resultOutputs(statement)[index]
  return output && columnSource(output.expression)
}

/** The outputs of a statement; none where its rows are not those of one select. */
export function resultOutputs(statement: Ir.Statement): readonly Ir.Output[] {
  if (statement.kind === 'command') return []
  if (statement.kind !== 'query') return statement.returning
  let body = statement.body
  while (body.kind === 'query') body = body.body
  return body.kind === 'select' ? body.outputs : []
}
