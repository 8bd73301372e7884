import { foldName } from '../../../../../runtime/engines/sqlite/migrate/text/names.ts'
import type {
  ColumnModel,
  IndexModel,
  SchemaModel,
  TableModel,
  TriggerModel,
  ViewModel,
} from './schema-model.ts'

/** How the same schema may be written: SQLite keeps the text, and quarry is to see no difference. */
export type Spelling = 'usual' | 'other'

/** Statements that SQLite takes. */
export function printModel(model: SchemaModel, spelling: Spelling): string {
  const quote = spelling === 'usual' ? usualName : otherName
  const tables = new Map(model.tables.map((table) => [foldName(table.name), table]))
  const printer = { quote, spelling, tables } satisfies Printer
  const written = model.tables.map((table) => printTable(table, printer))
  const others = [
    ...model.indexes.map((each) => printIndex(each, printer)),
    ...printViews(model.views, printer),
    ...model.triggers.map((each) => printTrigger(each, printer)),
  ]
  const all = [...(spelling === 'usual' ? written : written.toReversed()), ...others]
  return all.map((statement) => statement && `${statement};\n`).join('')
}

interface Printer {
  readonly quote: (name: string) => string
  readonly spelling: Spelling
  readonly tables: ReadonlyMap<string, TableModel>
}

const usualName = (name: string) => `"${name.replaceAll('"', '""')}"`

function otherName(name: string): string {
  if (name === 'select' || name === 'order') return `[${name}]`
  return /^\w+$/.test(name) ? name : `\`${name}\``
}

function printTable(table: TableModel, printer: Printer): string {
  const { quote, spelling } = printer
  const comment = spelling === 'usual' ? '' : ' -- a comment, with )\n'
  const columns = columnsOf(table)
  const own = columns.map((column, place) => printColumn(column, { table, place, printer }))
  const rowid = rowidColumn(table)
  const items = [
    ...(rowid === '' ? [] : [rowid]),
    ...own,
    ...tableKey(table, printer),
    ...tableCheck(table, printer),
  ]
  const options = [
    table.isStrict ? 'STRICT' : '',
    isWithoutRowid(table) ? 'WITHOUT ROWID' : '',
  ].filter((option) => option !== '')
  return `CREATE TABLE ${quote(table.name)} (${items.join(`,${comment} `)}) ${options.join(', ')}`
}

/** SQLite wants a column that is not generated. */
function columnsOf({ columns }: TableModel): readonly ColumnModel[] {
  const hasPlain = columns.some(({ generated }) => generated === 'no')
  return columns.map((column, place) =>
    hasPlain || place > 0 ? column : { ...column, generated: 'no' },
  )
}

function isWithoutRowid({ withoutRowid, key }: TableModel): boolean {
  return withoutRowid && (key === 'first' || key === 'two')
}

function rowidColumn({ key }: TableModel): string {
  if (key === 'rowid') return 'id INTEGER PRIMARY KEY'
  return key === 'autoincrement' ? 'id INTEGER PRIMARY KEY AUTOINCREMENT' : ''
}

interface Printed {
  readonly table: TableModel
  readonly place: number
  readonly printer: Printer
}

function printColumn(column: ColumnModel, { table, place, printer }: Printed): string {
  const { quote, spelling } = printer
  const { notNull, collation, unique, hasCheck, references } = column
  const name = quote(column.name)
  const plain = columnsOf(table).find(({ generated }) => generated === 'no')
  const isGenerated = column.generated !== 'no' && plain?.name !== column.name
  const isKey = table.key === 'first' && plain?.name === column.name && spelling === 'usual'
  const parts = [
    isGenerated ? `AS (length(${quote(plain?.name ?? '')}) + ${place}) ${column.generated}` : '',
    isKey ? 'PRIMARY KEY' : '',
    notNull,
    isGenerated || column.default === '' ? '' : `DEFAULT ${column.default}`,
    collation && `COLLATE ${spelling === 'usual' ? collation : collation.toLowerCase()}`,
    unique,
    hasCheck ? `CHECK (${name} <> 'bad')` : '',
    isGenerated ? '' : printReference(column, printer),
  ].filter((part) => part !== undefined && part !== '')
  const ordered = spelling === 'usual' || references !== undefined ? parts : parts.toReversed()
  return [name, column.type[table.isStrict ? 0 : 1], ...ordered].join(' ')
}

/** To a key of one column, or to a table that is not there: SQLite checks no other ones. */
function printReference({ references }: ColumnModel, { quote, tables }: Printer): string {
  if (references === undefined) return ''
  const key = tables.get(foldName(references.table))?.key
  if (key === 'none' || key === 'two') return ''
  return `REFERENCES ${quote(references.table)} ${references.clauses}`
}

function tableKey(table: TableModel, { quote, spelling }: Printer): readonly string[] {
  const plain = columnsOf(table).filter(({ generated }) => generated === 'no')
  const names = plain.map(({ name }) => quote(name))
  if (table.key === 'two') return [`PRIMARY KEY (${names.slice(0, 2).join(', ')})`]
  return table.key === 'first' && spelling === 'other' ? [`primary key (${names[0]} asc)`] : []
}

function tableCheck(table: TableModel, { quote }: Printer): readonly string[] {
  const first = quote(columnsOf(table)[0]?.name ?? '')
  const check = `CHECK (${quote(table.name)}.${first} IS NOT 'worse')`
  if (table.check === 'none') return []
  return [table.check === 'named' ? `CONSTRAINT better ${check}` : check]
}

function columnName(table: TableModel, place: number, { quote }: Printer): string {
  const columns = columnsOf(table)
  return quote(columns[place % columns.length]?.name ?? '')
}

function printIndex({ name, table, column, form }: IndexModel, printer: Printer): string {
  const found = printer.tables.get(foldName(table))
  if (found === undefined) return ''
  const key = columnName(found, column, printer)
  const head = `CREATE ${form === 'unique' ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS ${printer.quote(name)}`
  const part = form === 'expression' ? `lower(${key}) DESC, ${key}` : key
  const where = form === 'partial' ? ` WHERE ${key} IS NOT NULL` : ''
  return `${head} ON ${printer.quote(table)} (${part})${where}`
}

/** A view may stand on the view `v`. */
function printViews(views: readonly ViewModel[], printer: Printer): readonly string[] {
  const { quote, tables } = printer
  return views.map(({ name, table, column, form }) => {
    const found = tables.get(foldName(table))
    const isView =
      name !== 'v' && views.some((each) => each.name === table && tables.has(foldName(each.table)))
    if (found === undefined && !isView) return ''
    const one = found === undefined || form === 'all' ? '*' : columnName(found, column, printer)
    const isInserted = form === 'inserted' && found !== undefined
    const what = { all: one, one, counted: 'count(*) AS n', inserted: `${one} AS "theOne"` }
    const selected = form === 'inserted' && !isInserted ? one : what[form]
    const view = `CREATE VIEW ${quote(name)} AS SELECT ${selected} FROM ${quote(table)}`
    return isInserted ? `${view};\n${insteadOf(name, quote)}` : view
  })
}

function insteadOf(view: string, quote: Printer['quote']): string {
  const head = `CREATE TRIGGER ${quote(`into ${view}`)} INSTEAD OF INSERT ON ${quote(view)}`
  return `${head} BEGIN SELECT NEW."theOne"; END`
}

function printTrigger(trigger: TriggerModel, printer: Printer): string {
  const { quote, tables } = printer
  const [table, target] = [
    tables.get(foldName(trigger.table)),
    tables.get(foldName(trigger.target)),
  ]
  if (table === undefined || target === undefined || table === target) return ''
  const column = columnName(table, trigger.column, printer)
  const written = columnsOf(target).find(({ generated }) => generated === 'no')
  const event = trigger.event === 'UPDATE OF' ? `UPDATE OF ${column}` : trigger.event
  const row = trigger.event === 'DELETE' ? 'OLD' : 'NEW'
  const body = `UPDATE ${quote(target.name)} SET ${quote(written?.name ?? '')} = ${row}.${column} WHERE 0`
  return `CREATE TRIGGER ${quote(trigger.name)} AFTER ${event} ON ${quote(table.name)} BEGIN ${body}; END`
}
