import type { ColumnSource } from '../../ir/checked.ts'
import type * as Ir from '../../ir/query.ts'
import { takesNull } from '../../ir/takes-null.ts'
import type { Type } from '../../ir/type.ts'

/** A column of a relation, as an expression shows it. */
export interface ShownColumn {
  readonly source: ColumnSource
  readonly type: Type
}

interface Purpose {
  readonly name: string | undefined
  readonly meansNull: boolean
  /** The column itself, where the parameter is compared with it or stored in it as it is. */
  readonly column?: ShownColumn | undefined
  /** It is stored as it is where NULL cannot be. */
  readonly refusesNull?: boolean
}

type Visit = (expression: Ir.Expression, purpose: Purpose) => void

const plain: Purpose = { name: undefined, meansNull: false }

/** Visits the expressions of a statement clause by clause, with what a parameter there would be for. */
export function eachClause(statement: Ir.Statement, visit: Visit): void {
  if (statement.kind === 'command') {
    statement.procedure?.call.arguments.forEach(({ value }, i) => {
      visit(value, { name: statement.procedure?.names[i], meansNull: false })
    })
    return
  }
  for (const cte of statement.ctes) eachClause(cte.query, visit)
  if (statement.kind === 'query') ofQuery(statement, visit)
  else if (statement.kind === 'insert') ofInsert(statement, visit)
  else if (statement.kind === 'merge') ofMerge(statement, visit)
  else ofChange(statement, visit)
}

function ofQuery(query: Ir.Query, visit: Visit): void {
  ofBody(query.body, visit)
  for (const { expression } of query.orderBy) visit(expression, plain)
  if (query.limit) visit(query.limit, { name: 'limit', meansNull: false })
  if (query.offset) visit(query.offset, { name: 'offset', meansNull: false })
}

function ofBody(body: Ir.Body, visit: Visit): void {
  if (body.kind === 'query') eachClause(body, visit)
  if (body.kind === 'select') ofSelect(body, visit)
  if (body.kind === 'values')
    for (const row of body.rows) for (const value of row) visit(value, plain)
  if (body.kind !== 'set-operation') return
  ofBody(body.left, visit)
  ofBody(body.right, visit)
}

function ofSelect(select: Ir.Select, visit: Visit): void {
  for (const { expression, name, written } of select.outputs) {
    const named = written.kind === 'expression' && written.alias !== undefined
    visit(expression, { name: named ? name : undefined, meansNull: false })
  }
  if (select.from) ofFrom(select.from, visit)
  if (select.where) visit(select.where, plain)
  for (const set of select.grouping.sets) for (const item of set) visit(item, plain)
  if (select.having) visit(select.having, plain)
  if (typeof select.distinct !== 'string') for (const item of select.distinct.on) visit(item, plain)
}

function ofFrom(from: Ir.From, visit: Visit): void {
  if (from.kind === 'join') {
    ofFrom(from.left, visit)
    ofFrom(from.right, visit)
    if (from.condition) visit(from.condition, plain)
  } else if (from.over.kind === 'query') eachClause(from.over.query, visit)
  else if (from.over.kind === 'function') for (const call of from.over.calls) visit(call, plain)
  else if (from.over.kind === 'relation') for (const point of from.over.period) visit(point, plain)
  else if (from.over.kind === 'listed')
    for (const { value } of from.over.inputs) visit(value, plain)
}

function ofInsert(insert: Ir.Insert, visit: Visit): void {
  const { source, target, columns } = insert
  ofPaths(columns, visit)
  if (source.kind === 'rows') {
    for (const row of source.rows) {
      row.forEach((value, i) => {
        if (value.kind !== 'default') visit(value, storedIn(target, columns[i]))
      })
    }
  }
  if (source.kind === 'query') ofInsertedQuery(source.query, insert, visit)
  for (const { assignments, where } of insert.conflicts) {
    ofAssignments(assignments, visit)
    if (where) visit(where, plain)
  }
  for (const { expression } of insert.returning) visit(expression, plain)
}

/** `INSERT INTO t (a) SELECT $1`: an output is stored as a value is. */
function ofInsertedQuery(query: Ir.Query, { target, columns }: Ir.Insert, visit: Visit): void {
  if (query.body.kind !== 'select') {
    eachClause(query, visit)
    return
  }
  const { outputs } = query.body
  outputs.forEach(({ expression }, i) => {
    // `SELECT $1 WHERE $1 IS NOT NULL` may store nothing.
    visit(expression, { ...storedIn(target, columns[i]), refusesNull: false })
  })
  eachClause({ ...query, body: { ...query.body, outputs: [] } }, visit)
}

function storedIn(variable: Ir.RangeVariable, target: Ir.AssignedColumn | undefined): Purpose {
  const { index = -1, path = [] } = target ?? {}
  const column = variable.over.kind === 'relation' ? variable.over.columns[index] : undefined
  if (!column || variable.over.kind !== 'relation') return plain
  const part = path.at(-1)
  if (part) return { name: part.kind === 'field' ? part.name : column.name, meansNull: true }
  const { schema, name: relation } = variable.over.relation
  const source = { schema, relation, column: column.name }
  return {
    name: column.name,
    meansNull: takesNull(column),
    // NULL may stand for the number that the engine gives.
    refusesNull: !takesNull(column) && !column.hasDefault,
    column: { source, type: column.type },
  }
}

function ofAssignments(assignments: readonly Ir.Assignment[], visit: Visit): void {
  for (const { variable, columns, value } of assignments) {
    ofPaths(columns, visit)
    if (value.kind !== 'default')
      visit(value, columns.length === 1 ? storedIn(variable, columns[0]) : plain)
  }
}

/** The indexes of the elements that are assigned. */
function ofPaths(columns: readonly Ir.AssignedColumn[], visit: Visit): void {
  for (const part of columns.flatMap(({ path }) => path)) {
    for (const index of part.kind === 'element' ? part.indexes : []) visit(index, plain)
  }
}

function ofMerge({ target, from, on, actions, returning }: Ir.Merge, visit: Visit): void {
  ofFrom(from, visit)
  visit(on, plain)
  for (const { condition, assignments, columns, values } of actions) {
    if (condition) visit(condition, plain)
    ofAssignments(assignments, visit)
    ofPaths(columns, visit)
    values.forEach((value, i) => {
      if (value.kind !== 'default') visit(value, storedIn(target, columns[i]))
    })
  }
  for (const { expression } of returning) visit(expression, plain)
}

function ofChange(change: Ir.Update | Ir.Delete, visit: Visit): void {
  ofFrom(change.from, visit)
  if (change.kind === 'update') ofAssignments(change.assignments, visit)
  if (change.where) visit(change.where, plain)
  if (change.limit) visit(change.limit, { name: 'limit', meansNull: false })
  for (const { expression } of change.returning) visit(expression, plain)
}
