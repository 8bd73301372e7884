import type * as Ast from '../../compiler/2-parse/ast.ts'
import {
  printColumn,
  printExtras,
  printKeyIndex,
  printKeyNames,
  printReferences,
} from './print-column.ts'
import { printIndexColumn, printIndexColumns } from './print-index.ts'
import {
  commas,
  nameList,
  type Printer,
  printName,
  printOperator,
  printStorage,
  words,
} from './printer.ts'
import { printBound } from './print-partition.ts'

export function printCreateTable(table: Ast.CreateTable, printer: Printer): string {
  const { partitionOf, ofType, bound, partitionBy, inherits } = table
  const elements = printElements(table, printer)
  const isPlain = !partitionOf && !ofType
  return words(
    printHead(table, printer),
    partitionOf && `PARTITION OF ${printName(partitionOf, printer)}`,
    ofType && `OF ${printName(ofType, printer)}`,
    (isPlain || elements !== '') && `(${elements})`,
    bound && printBound(bound, printer),
    inherits.length > 0 && `INHERITS (${commas(inherits, (name) => printName(name, printer))})`,
    partitionBy && `PARTITION BY ${partitionBy.strategy.toUpperCase()}`,
    partitionBy && printIndexColumns(partitionBy.keys, printer),
    printStorage(table.storage, printer),
    table.options.map(({ name }) => name.toUpperCase()).join(', '),
  )
}

/** In the order in which they are written. */
function printElements({ columns, constraints, like }: Ast.CreateTable, printer: Printer): string {
  const texts = [
    ...columns.map((column) => ({ at: column.at, text: printColumn(column, printer) })),
    ...constraints.map((each) => ({ at: each.at, text: printConstraint(each, printer) })),
    ...like.map((each) => ({ at: each.at, text: printLike(each, printer) })),
  ]
  return commas(
    texts.toSorted((a, b) => a.at.start - b.at.start),
    ({ text }) => text,
  )
}

function printLike({ name, options }: Ast.LikeTable, printer: Printer): string {
  return words(
    'LIKE',
    printName(name, printer),
    ...options.map(
      ({ including, what }) => `${including ? 'INCLUDING' : 'EXCLUDING'} ${what.toUpperCase()}`,
    ),
  )
}

export function printCreateTableAs(table: Ast.CreateTableAs, printer: Printer): string {
  const { columns, storage, query, withData } = table
  return words(
    printHead(table, printer),
    nameList(columns, printer),
    printStorage(storage, printer),
    'AS',
    printer.statement(query),
    withData !== undefined && (withData ? 'WITH DATA' : 'WITH NO DATA'),
  )
}

function printHead(
  { orReplace, temporary, ifNotExists, name, storage }: Ast.CreateTable | Ast.CreateTableAs,
  printer: Printer,
): string {
  return words(
    'CREATE',
    orReplace && 'OR REPLACE',
    temporary && 'TEMPORARY',
    storage?.unlogged && 'UNLOGGED',
    'TABLE',
    ifNotExists && 'IF NOT EXISTS',
    printName(name, printer),
  )
}

export function printVirtualTable(table: Ast.CreateVirtualTable, printer: Printer): string {
  return words(
    'CREATE VIRTUAL TABLE',
    table.ifNotExists && 'IF NOT EXISTS',
    printName(table.name, printer),
    'USING',
    printer.style.name(table.module),
    table.arguments.length > 0 && `(${table.arguments.join(', ')})`,
  )
}

export function printConstraint(constraint: Ast.TableConstraint, printer: Printer): string {
  return words(printSymbol(constraint, printer), printBody(constraint, printer))
}

/** The name of a key may stand behind KEY. */
function printSymbol(constraint: Ast.TableConstraint, { style }: Printer): string {
  const { kind, indexName, name, symbol = indexName ? undefined : name, ifNotExists } = constraint
  const unlessExists = kind === 'check' && ifNotExists === true
  if (!symbol && !unlessExists) return ''
  return words('CONSTRAINT', unlessExists && 'IF NOT EXISTS', symbol && style.name(symbol))
}

function printIndexName(
  { indexName, ifNotExists }: Ast.ConstraintExtras,
  { style }: Printer,
): string {
  return words(ifNotExists && 'IF NOT EXISTS', indexName && style.name(indexName))
}

function printBody(constraint: Ast.TableConstraint, printer: Printer): string {
  switch (constraint.kind) {
    case 'primary-key':
    case 'unique':
      return printKey(constraint, printer)
    case 'foreign-key':
      return words(
        'FOREIGN KEY',
        printIndexName(constraint, printer),
        constraint.indexColumns
          ? printIndexColumns(constraint.indexColumns, printer)
          : printKeyNames(constraint.columns, constraint.period === true, printer),
        printReferences(constraint.references, printer),
        printExtras(constraint),
      )
    case 'check':
      return words(`CHECK (${printer.expression(constraint.expression)})`, printExtras(constraint))
    case 'period':
      return printPeriod(constraint, printer)
    case 'written':
      return constraint.text
    case 'exclude':
      return printExclusion(constraint, printer)
    case 'not-null':
      return words(`NOT NULL ${printer.style.name(constraint.column)}`, printExtras(constraint))
    case 'using-index':
      return words(
        constraint.primary ? 'PRIMARY KEY' : 'UNIQUE',
        `USING INDEX ${printer.style.name(constraint.index)}`,
        printExtras(constraint),
      )
  }
}

/** AUTOINCREMENT of a key stands inside its parentheses. */
function printKey(
  constraint: Extract<Ast.TableConstraint, { kind: 'primary-key' | 'unique' }>,
  printer: Printer,
): string {
  const { autoincrement, withoutOverlaps, keyIndex } = constraint
  const columns = commas(constraint.columns, (column) => printIndexColumn(column, printer))
  return words(
    constraint.kind.toUpperCase().replace('-', ' '),
    printIndexName(constraint, printer),
    keyIndex?.nullsNotDistinct && 'NULLS NOT DISTINCT',
    `(${words(columns, autoincrement && 'AUTOINCREMENT', withoutOverlaps && 'WITHOUT OVERLAPS')})`,
    keyIndex && printKeyIndex(keyIndex, printer),
    printExtras({ ...constraint, autoincrement: false }),
  )
}

function printPeriod(
  { indexName, columns, ifNotExists }: Extract<Ast.TableConstraint, { kind: 'period' }>,
  { style }: Printer,
): string {
  const names = commas(columns, (column) => style.name(column))
  const unless = ifNotExists === true && 'IF NOT EXISTS'
  return words('PERIOD', unless, 'FOR', indexName && style.name(indexName), `(${names})`)
}

function printExclusion(
  constraint: Extract<Ast.TableConstraint, { kind: 'exclude' }>,
  printer: Printer,
): string {
  const { method, elements, keyIndex, where } = constraint
  const excluded = commas(elements, ({ element, operator }) =>
    words(printIndexColumn(element, printer), 'WITH', printOperator(operator, printer)),
  )
  return words(
    'EXCLUDE',
    method && `USING ${printer.style.name(method)}`,
    `(${excluded})`,
    keyIndex && printKeyIndex(keyIndex, printer),
    where && `WHERE (${printer.expression(where)})`,
    printExtras(constraint),
  )
}
