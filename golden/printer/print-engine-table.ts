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
    table.duplicates?.toUpperCase(),
    `AS ${printer.statement(table.query)}`,
  )
}

const nothing = { constraints: [], indexes: [], options: [], partitioning: undefined }

function printHead(
  { orReplace, temporary, external, ifNotExists, name }: Ast.CreateTable | Ast.CreateTableAs,
  printer: Printer,
): string {
  return words(
    'CREATE',
    orReplace && 'OR REPLACE',
    temporary && 'TEMPORARY',
    external && 'EXTERNAL',
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
    printTableOptions(options, printer),
    partitioning && printWritten(partitioning, printer),
  )
}

/** In the order in which they are written. */
function printElements({ columns, constraints, indexes }: Parts, printer: Printer): string {
  const texts = [
    ...columns.map((column) => ({ at: column.at, text: printColumn(column, printer) })),
    ...constraints.map((each) => ({ at: each.at, text: printConstraint(each, printer) })),
    ...indexes.map((index) => ({ at: index.at, text: printEngineKey(index, printer) })),
  ]
  return texts
    .toSorted((a, b) => a.at.start - b.at.start)
    .map(({ text }) => text)
    .join(', ')
}

export function printTableOptions(options: readonly Ast.TableOption[], printer: Printer): string {
  const [first] = options
  if (first?.name !== 'convert to')
    return words(...options.map((option) => printOption(option, printer)))
  const { characterSet, collation } = first
  return words(
    `CONVERT TO CHARACTER SET ${characterSet?.text ?? 'DEFAULT'}`,
    collation && `COLLATE ${printName(collation, printer)}`,
  )
}

function printOption({ name, value }: Ast.TableOption, { style }: Printer): string {
  const given = name === 'comment' ? style.string(value) : value
  return words(name.toUpperCase(), given !== '' && !plainOptions.has(name) && '=', given)
}

/** STORAGE DISK, TABLESPACE t, WITH SYSTEM VERSIONING, START TRANSACTION: no `=` stands there. */
const plainOptions: ReadonlySet<string> = new Set(['storage', 'tablespace', 'with system', 'start'])

/** KEY inside the parentheses of a table. */
export function printEngineKey(index: Ast.IndexDefinition, printer: Printer): string {
  const { name, method, ifNotExists, columns, keyOptions } = index
  return words(
    method?.toUpperCase(),
    'KEY',
    ifNotExists && 'IF NOT EXISTS',
    name && printer.style.name(name),
    printIndexColumns(columns, printer),
    keyOptions,
  )
}

export function printEngineIndex(index: Ast.CreateIndex, printer: Printer): string {
  const { name, unique, method, ifNotExists, table, columns } = index
  const { lockWait, keyOptions, alterOptions } = index
  return words(
    'CREATE',
    index.orReplace && 'OR REPLACE',
    unique ? 'UNIQUE' : method?.toUpperCase(),
    'INDEX',
    ifNotExists && 'IF NOT EXISTS',
    name && printer.style.name(name),
    `ON ${printName(table, printer)}`,
    printIndexColumns(columns, printer),
    lockWait,
    keyOptions,
    alterOptions,
  )
}

export function printRenames({ ifExists, renames }: Ast.RenameTables, printer: Printer): string {
  const pairs = renames.map(({ name, lockWait, to }) =>
    words(printName(name, printer), lockWait, `TO ${printName(to, printer)}`),
  )
  return words('RENAME TABLE', ifExists && 'IF EXISTS', pairs.join(', '))
}
