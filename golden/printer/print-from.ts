import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printList } from './print-call.ts'
import { printJsonTable } from './print-json-table.ts'
import { printWritten } from './print-written.ts'
import { commas, nameList, type Printer, printName, words } from './printer.ts'

/** Items with commas between. */
export function printFromList(items: readonly Ast.FromItem[], printer: Printer): string {
  return items
    .map((item, i) => (i === 0 ? printer.from(item) : printRight(item, printer)))
    .join(', ')
}

export function printFrom(item: Ast.FromItem, printer: Printer): string {
  switch (item.kind) {
    case 'table':
      return printTable(item, printer)
    case 'derived':
      return words(
        item.lateral && 'LATERAL',
        `(${printer.statement(item.query)})`,
        item.period && printWritten(item.period, printer),
        printAlias(item.alias, printer),
      )
    case 'function':
      return printFunction(item, printer)
    case 'columns-table':
      return words(
        item.lateral && 'LATERAL',
        printWritten(item.call, printer),
        printAlias(item.alias, printer),
      )
    case 'json-table':
      return words(printJsonTable(item, printer), printAlias(item.alias, printer))
    case 'join':
      return printJoin(item, printer)
  }
}

export function printTable(table: Ast.TableRef, printer: Printer): string {
  return words(
    table.only && 'ONLY',
    printName(table.name, printer),
    printPartitions(table.partitions, printer),
    table.period && printWritten(table.period, printer),
    printAlias(table.alias, printer),
    ...table.indexHints.map((hint) => printIndexHint(hint, printer)),
    table.indexed && printIndexed(table.indexed, printer),
    table.sample && printSample(table.sample, printer),
  )
}

export function printPartitions(partitions: readonly Ast.Name[], printer: Printer): string {
  return partitions.length === 0 ? '' : `PARTITION ${nameList(partitions, printer)}`
}

function printIndexHint({ action, purpose, indexes }: Ast.IndexHint, { style }: Printer): string {
  return words(
    `${action.toUpperCase()} INDEX`,
    purpose !== 'any' && `FOR ${purpose.toUpperCase().replace('-', ' ')}`,
    `(${commas(indexes, (index) => style.name(index))})`,
  )
}

function printIndexed(indexed: Ast.Name | 'not', { style }: Printer): string {
  return indexed === 'not' ? 'NOT INDEXED' : `INDEXED BY ${style.name(indexed)}`
}

function printSample(sample: Ast.TableSample, printer: Printer): string {
  return words(
    `TABLESAMPLE ${printName(sample.method, printer)}(${printList(sample.arguments, printer)})`,
    sample.seed && `REPEATABLE (${printer.expression(sample.seed)})`,
  )
}

export function printAlias(alias: Ast.Alias | undefined, printer: Printer): string {
  if (!alias) return ''
  const named = alias.name.text === '' && !alias.name.quoted ? '' : printer.style.name(alias.name)
  return words('AS', named, printColumns(alias, printer))
}

function printColumns({ columns, types, collations }: Ast.Alias, printer: Printer): string {
  if (types.length === 0) return nameList(columns, printer)
  const defined = columns.map((column, i) => {
    const collation = collations[i]
    return words(
      printer.style.name(column),
      types[i]?.text,
      collation && `COLLATE ${printName(collation, printer)}`,
    )
  })
  return `(${defined.join(', ')})`
}

function printFunction(table: Ast.FunctionTable, printer: Printer): string {
  const calls = table.calls.map((call, i) =>
    words(printer.expression(call), printAlias(table.rowsFrom?.[i], printer)),
  )
  return words(
    table.lateral && 'LATERAL',
    table.rowsFrom ? `ROWS FROM (${calls.join(', ')})` : calls.join(', '),
    table.ordinality && 'WITH ORDINALITY',
    printAlias(table.alias, printer),
  )
}

/** Where joins lean to the left without parentheses, those of the first item are left out. */
function printJoin(join: Ast.Join, printer: Printer): string {
  const { condition } = join
  const joined = words(
    printer.from(join.left),
    condition.kind === 'natural' && 'NATURAL',
    join.straight ? 'STRAIGHT_JOIN' : `${join.type.toUpperCase().replace('INNER', '')} JOIN`,
    printRight(join.right, printer),
    printCondition(condition, printer),
  )
  if (!printer.style.nestedJoins && !join.alias) return joined
  return words(`(${joined})`, printAlias(join.alias, printer))
}

/** An item that is not the first: a join there stands in parentheses. */
function printRight(item: Ast.FromItem, printer: Printer): string {
  const text = printer.from(item)
  const open = item.kind === 'join' && !item.alias && !printer.style.nestedJoins
  return open ? `(${text})` : text
}

function printCondition(condition: Ast.JoinCondition, printer: Printer): string {
  switch (condition.kind) {
    case 'none':
    case 'natural':
      return ''
    case 'on':
      return `ON ${printer.expression(condition.expression)}`
    case 'using': {
      const { columns, alias } = condition
      const names = commas(columns, (name) => printer.style.name(name))
      return words(`USING (${names})`, alias && `AS ${printer.style.name(alias)}`)
    }
  }
}
