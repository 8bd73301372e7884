import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printList, printOrder } from './print-call.ts'
import { printPart } from './print-expression.ts'
import { printAlias, printFromList, printPartitions, printTable } from './print-from.ts'
import { printIndexColumn } from './print-index.ts'
import { printLimit } from './print-limit.ts'
import { printHinted, printItems, printWith } from './print-query.ts'
import { printWritten } from './print-written.ts'
import { clause, commas, nameList, type Printer, printName, words } from './printer.ts'

export function printInsert(insert: Ast.Insert, printer: Printer): string {
  const { mode, resolution, columns, conflicts } = insert
  return words(
    printWith(insert.with, printer),
    mode === 'replace' ? 'REPLACE' : 'INSERT',
    printHinted(insert),
    resolution && `OR ${resolution.toUpperCase()}`,
    mode === 'ignore' && 'IGNORE',
    'INTO',
    printName(insert.target, printer),
    printPartitions(insert.partitions, printer),
    insert.alias && printAlias(insert.alias, printer),
    !isAssigned(insert) && columns.length > 0 && `(${printColumns(columns, printer)})`,
    insert.overriding && `OVERRIDING ${insert.overriding.toUpperCase()} VALUE`,
    printSource(insert, printer),
    insert.rowAlias && `AS ${printer.style.name(insert.rowAlias.name)}`,
    insert.rowAlias && nameList(insert.rowAlias.columns, printer),
    ...conflicts.map((conflict) => printConflict(conflict, printer)),
    printReturning(insert, printer),
  )
}

function printColumns(columns: readonly Ast.InsertColumn[], printer: Printer): string {
  return commas(
    columns,
    (column) =>
      printInsertColumn(column, printer) +
      column.path.map((part) => printPart(part, printer)).join(''),
  )
}

function printInsertColumn(column: Ast.InsertColumn, { style }: Printer): string {
  return [...(column.qualifier ?? []), column].map((part) => style.name(part)).join('.')
}

/** INSERT INTO t SET a = 1 */
function isAssigned({ source }: Ast.Insert): boolean {
  return source.kind === 'rows' && source.assigned === true
}

function printSource({ source, columns }: Ast.Insert, printer: Printer): string {
  switch (source.kind) {
    case 'defaults':
      return 'DEFAULT VALUES'
    case 'query':
      return printer.statement(source.query)
    case 'rows':
      if (source.assigned === true) {
        const values = source.rows.flat()
        return clause('SET', columns, (column) => {
          const value = values[columns.indexOf(column)]
          return `${printInsertColumn(column, printer)} = ${value ? printer.expression(value) : ''}`
        })
      }
      return `VALUES ${commas(source.rows, (row) => `(${printList(row, printer)})`)}`
  }
}

function printConflict(conflict: Ast.Conflict, printer: Printer): string {
  const { assignments, where } = conflict
  const update = words(
    clause('SET', assignments, (each) => printAssignment(each, printer)),
    where && `WHERE ${printer.expression(where)}`,
  )
  if (conflict.kind === 'on-duplicate-key')
    return clause('ON DUPLICATE KEY UPDATE', assignments, (each) => printAssignment(each, printer))
  return words(
    'ON CONFLICT',
    printConflictTarget(conflict.target, printer),
    conflict.action === 'nothing' ? 'DO NOTHING' : `DO UPDATE ${update}`,
  )
}

function printConflictTarget(target: Ast.ConflictTarget, printer: Printer): string {
  if (target.kind === 'any') return ''
  if (target.kind === 'constraint') return `ON CONSTRAINT ${printer.style.name(target.name)}`
  return words(
    `(${commas(target.columns, (column) => printIndexColumn(column, printer))})`,
    target.where && `WHERE ${printer.expression(target.where)}`,
  )
}

function printAssignment({ targets, value, grouped }: Ast.Assignment, printer: Printer): string {
  const written = commas(
    targets,
    ({ name, path }) =>
      printName(name, printer) + path.map((part) => printPart(part, printer)).join(''),
  )
  return `${grouped ? `(${written})` : written} = ${printer.expression(value)}`
}

function printReturning(
  { returning, returningNames }: Pick<Ast.Update, 'returning' | 'returningNames'>,
  printer: Printer,
): string {
  if (returning.length === 0) return ''
  const names = commas(
    returningNames,
    ({ row, name }) => `${row.toUpperCase()} AS ${printer.style.name(name)}`,
  )
  return words('RETURNING', names && `WITH (${names})`, printItems(returning, printer))
}

export function printUpdate(update: Ast.Update, printer: Printer): string {
  const { resolution } = update
  return words(
    printWith(update.with, printer),
    'UPDATE',
    printHinted(update),
    resolution && `OR ${resolution.toUpperCase()}`,
    printFromList(update.targets, printer),
    clause('SET', update.assignments, (each) => printAssignment(each, printer)),
    update.from.length > 0 && `FROM ${printFromList(update.from, printer)}`,
    printTail(update, printer),
  )
}

/** With several targets, MySQL's form whose USING lists what is joined. */
export function printDelete(statement: Ast.Delete, printer: Printer): string {
  const { from } = statement
  return words(
    printWith(statement.with, printer),
    'DELETE',
    printHinted(statement),
    clause('FROM', statement.targets, (target) => printDeleted(target, printer)),
    from.length > 0 && `USING ${printFromList(from, printer)}`,
    printTail(statement, printer),
  )
}

/** DELETE FROM t AS x PARTITION (p) FOR PORTION OF d, where SELECT has FROM t PARTITION (p) FOR SYSTEM_TIME ALL AS x. */
function printDeleted(target: Ast.TableRef, printer: Printer): string {
  const { partitions, period } = target
  return words(
    printTable({ ...target, partitions: [], period: undefined }, printer),
    printPartitions(partitions, printer),
    period && printWritten(period, printer),
  )
}

function printTail(change: Ast.Update | Ast.Delete, printer: Printer): string {
  const { where, currentOf, limit } = change
  const { returningLast } = printer.style
  return words(
    where && `WHERE ${printer.expression(where)}`,
    currentOf && `WHERE CURRENT OF ${printer.style.name(currentOf)}`,
    !returningLast && printReturning(change, printer),
    clause('ORDER BY', change.orderBy, (item) => printOrder(item, printer)),
    limit && printLimit(limit, printer),
    returningLast && printReturning(change, printer),
  )
}

export function printMerge(merge: Ast.Merge, printer: Printer): string {
  return words(
    printWith(merge.with, printer),
    'MERGE INTO',
    printTable(merge.target, printer),
    'USING',
    printer.from(merge.source),
    `ON ${printer.expression(merge.on)}`,
    ...merge.clauses.map((each) => printClause(each, printer)),
    printReturning(merge, printer),
  )
}

function printClause({ when, condition, action }: Ast.MergeClause, printer: Printer): string {
  return words(
    `WHEN ${when.toUpperCase().replaceAll('-', ' ')}`,
    condition && `AND ${printer.expression(condition)}`,
    `THEN ${printAction(action, printer)}`,
  )
}

function printAction(action: Ast.MergeAction, printer: Printer): string {
  switch (action.kind) {
    case 'nothing':
      return 'DO NOTHING'
    case 'delete':
      return 'DELETE'
    case 'update':
      return clause('UPDATE SET', action.assignments, (each) => printAssignment(each, printer))
    case 'insert': {
      const { columns, overriding, values } = action
      return words(
        'INSERT',
        columns.length > 0 && `(${printColumns(columns, printer)})`,
        overriding && `OVERRIDING ${overriding.toUpperCase()} VALUE`,
        values ? `VALUES (${printList(values, printer)})` : 'DEFAULT VALUES',
      )
    }
  }
}
