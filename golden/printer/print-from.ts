import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printList } from './print-call.ts'
import { commas, nameList, type Printer, printName, words } from './printer.ts'

export function printFrom(item: Ast.FromItem, printer: Printer): string {
  switch (item.kind) {
    case 'table':
      return printTable(item, printer)
    case 'derived':
      return words(
        item.lateral && 'LATERAL',
        `(${printer.statement(item.query)})`,
        printAlias(item.alias, printer),
      )
    case 'function':
      return printFunction(item, printer)
    case 'columns-table':
      return words(item.lateral && 'LATERAL', item.call.text, printAlias(item.alias, printer))
    case 'join':
      return printJoin(item, printer)
  }
}

export function printTable(table: Ast.TableRef, printer: Printer): string {
  return words(
    table.only && 'ONLY',
    printName(table.name, printer),
    printAlias(table.alias, printer),
    table.sample && printSample(table.sample, printer),
  )
}

function printSample(sample: Ast.TableSample, printer: Printer): string {
  return words(
    `TABLESAMPLE ${printName(sample.method, printer)}(${printList(sample.arguments, printer)})`,
    sample.seed && `REPEATABLE (${printer.expression(sample.seed)})`,
  )
}

export function printAlias(alias: Ast.Alias | undefined, printer: Printer): string {
  if (!alias) return ''
  const named = alias.name.text === '' ? '' : printer.style.name(alias.name)
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

function printJoin(join: Ast.Join, printer: Printer): string {
  const { condition, right } = join
  const joined = words(
    printer.from(join.left),
    condition.kind === 'natural' && 'NATURAL',
    join.type.toUpperCase(),
    'JOIN',
    right.kind === 'join' && !printer.style.nestedJoins
      ? `(${printer.from(right)})`
      : printer.from(right),
    printCondition(condition, printer),
  )
  if (!printer.style.nestedJoins) return joined
  return words(`(${joined})`, printAlias(join.alias, printer))
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
