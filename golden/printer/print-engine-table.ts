import type * as Ast from '../../compiler/2-parse/ast.ts'
import { printColumn } from './print-column.ts'
import { printIndexColumns } from './print-index.ts'
import { printConstraint } from './print-table.ts'
import { type Printer, printName, words } from './printer.ts'
import { printWritten } from './print-written.ts'

type Parts = Pick<
  Ast.CreateTable,
  'columns' | 'constraints' | 'indexes' | 'options' | 'partitioning'
>

/** CREATE TABLE of MySQL and MariaDB. */
export function printEngineTable(table: Ast.CreateTable, printer: Printer): string {
  const [like] = table.like
  return words(
    printHead(table, printer),
    like ? `LIKE ${printName(like.name, printer)}` : printParts(table, printer),
  )
}

export function printEngineTableAs(table: Ast.CreateTableAs, printer: Printer): string {
  const parts = { columns: table.definitions, ...(table.elements ?? nothing) }
  return words(
    printHead(table, printer),
    printParts(parts, printer),
    `AS ${printer.statement(table.query)}`,
  )
}

const nothing = { constraints: [], indexes: [], options: [], partitioning: undefined }

function printHead(
  { orReplace, temporary, ifNotExists, name }: Ast.CreateTable | Ast.CreateTableAs,
  printer: Printer,
): string {
  return words(
    'CREATE',
    orReplace && 'OR REPLACE',
    temporary && 'TEMPORARY',
    'TABLE',
    ifNotExists && 'IF NOT EXISTS',
    printName(name, printer),
  )
}

function printParts(parts: Parts, printer: Printer): string {
  const { options, partitioning } = parts
  const elements = printElements(parts, printer)
  return words(
    elements && `(${elements})`,
    ...options.map((option) => printOption(option, printer)),
    partitioning && printWritten(partitioning, printer),
  )
}

/** In the order in which they are written. */
function printElements({ columns, constraints, indexes }: Parts, printer: Printer): string {
  const texts = [
    ...columns.map((column) => ({ at: column.at, text: printColumn(column, printer) })),
    ...constraints.map((each) => ({ at: each.at, text: printConstraint(each, printer) })),
    ...indexes.map((index) => ({ at: index.at, text: printKey(index, printer) })),
  ]
  return texts
    .toSorted((a, b) => a.at.start - b.at.start)
    .map(({ text }) => text)
    .join(', ')
}

function printOption({ name, value }: Ast.TableOption, { style }: Printer): string {
  return `${name.toUpperCase()} ${name === 'comment' ? style.string(value) : value}`
}

/** KEY inside the parentheses of a table. */
function printKey(index: Ast.IndexDefinition, printer: Printer): string {
  const { name, method, columns, keyOptions } = index
  return words(
    method?.toUpperCase(),
    'KEY',
    name && printer.style.name(name),
    printIndexColumns(columns, printer),
    keyOptions,
  )
}

export function printEngineIndex(index: Ast.CreateIndex, printer: Printer): string {
  const { name, unique, method, ifNotExists, table, columns, keyOptions } = index
  return words(
    'CREATE',
    index.orReplace && 'OR REPLACE',
    unique ? 'UNIQUE' : method?.toUpperCase(),
    'INDEX',
    ifNotExists && 'IF NOT EXISTS',
    name && printer.style.name(name),
    `ON ${printName(table, printer)}`,
    printIndexColumns(columns, printer),
    keyOptions,
  )
}

export function printRenames({ ifExists, renames }: Ast.RenameTables, printer: Printer): string {
  const pairs = renames.map(
    ({ name, to }) => `${printName(name, printer)} TO ${printName(to, printer)}`,
  )
  return words('RENAME TABLE', ifExists && 'IF EXISTS', pairs.join(', '))
}
