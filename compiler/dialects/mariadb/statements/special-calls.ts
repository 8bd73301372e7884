import type { Grammar } from '../../grammar.ts'

/** MariaDB knowledge base, "Dynamic Columns Functions": values and names with the types they are kept in. */
export const specialCalls = {
  column_add: 'plain',
  column_create: 'plain',
  column_delete: 'plain',
  column_get: 'plain',
} as const satisfies Grammar['specialCalls']

export const specialCallClauses = {
  column_add: '( <expression> , <dynamic_column> , ... )',
  column_create: '( <dynamic_column> , ... )',
  column_delete: '( <expression> , <expression> , ... )',
  column_get: '( <expression> , <expression> AS <cast_type> )',
  dynamic_column: '<expression> , <expression> [ AS <cast_type> ]',
} as const satisfies Grammar['clauses']
