import type { Routine, RoutineOut } from '../../../../compiler/ir/routine.ts'
import { type Field, scalar, type Type } from '../../../../compiler/ir/type.ts'
import type { IntrospectedDialect } from '../../../engine.ts'
import { parseType } from '../../../type-name.ts'
import type { ParameterRow, RoutineRow } from './introspection-queries.ts'

export function readRoutine(
  { name, kind }: RoutineRow,
  rows: readonly ParameterRow[],
  dialect: IntrospectedDialect,
): Routine {
  const parameters = rows.filter(({ mode }) => mode === 'IN' || mode === 'INOUT')
  return {
    kind: kind === 'FUNCTION' ? 'function' : 'procedure',
    schema: dialect.names.defaultSchema,
    name,
    parameters: parameters.map((row) => ({
      name: row.name ?? undefined,
      type: parseType(dialect, row.type),
      hasDefault: false,
    })),
    variadic: false,
    result: resultOf(rows, dialect),
    setReturning: false,
    nulls: 'maybe',
    ...(kind === 'PROCEDURE' && { outs: outsOf(rows, dialect) }),
  }
}

function outsOf(
  rows: readonly ParameterRow[],
  dialect: IntrospectedDialect,
): readonly RoutineOut[] {
  return rows.flatMap(({ mode, name, type: text }, position) => {
    if (mode !== 'OUT' && mode !== 'INOUT') return []
    const type = parseType(dialect, text)
    return [{ position, name: name ?? undefined, type, isTaken: mode === 'INOUT' }]
  })
}

/** What a function returns; what a procedure gives back by its parameters is a row. */
function resultOf(rows: readonly ParameterRow[], dialect: IntrospectedDialect): Type {
  const returned = rows.find(({ mode }) => mode === null)
  if (returned) return parseType(dialect, returned.type)
  const given = rows.filter(({ mode }) => mode !== 'IN')
  const fields = given.map(({ name, type }): Field => {
    return { name: name ?? '', type: parseType(dialect, type), nullable: true }
  })
  return fields.length > 0
    ? { kind: 'composite', schema: undefined, name: undefined, fields }
    : scalar('void')
}
