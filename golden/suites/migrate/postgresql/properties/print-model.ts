import { fittedTable, printPartitions } from './print-partitions.ts'
import type {
  ColumnModel,
  IndexModel,
  RoutineModel,
  SchemaModel,
  TableModel,
  TriggerModel,
  ViewModel,
} from './schema-model.ts'

/** Statements that PostgreSQL takes. */
export function printModel(whole: SchemaModel): string {
  const model = { ...whole, tables: whole.tables.map(fittedTable) }
  const tables = new Map(model.tables.map((table) => [table.name, table]))
  const printer = { model, tables }
  const statements = [
    ...model.enums.map(
      ({ name, labels }) => `CREATE TYPE ${quote(name)} AS ENUM (${labels.map(string).join(', ')})`,
    ),
    ...model.domains.map(
      ({ name, type, notNull, hasCheck }) =>
        `CREATE DOMAIN ${quote(name)} AS ${type}${notNull ? ' NOT NULL' : ''}${hasCheck ? ` CHECK (VALUE::text <> 'bad')` : ''}`,
    ),
    ...model.sequences.map(({ name, options }) => `CREATE SEQUENCE ${quote(name)} ${options}`),
    ...model.tables.map((table) => printTable(table, printer)),
    ...model.tables.flatMap((table) => printPartitions(table, quote)),
    ...model.tables.flatMap((table) => printReferences(table, printer)),
    ...model.tables.flatMap(printComments),
    ...model.tables
      .filter(({ options }) => options === 'secured')
      .flatMap(({ name }) => [
        `ALTER TABLE ${quote(name)} ENABLE ROW LEVEL SECURITY`,
        `CREATE POLICY own ON ${quote(name)} USING (true)`,
      ]),
    ...model.indexes.map((each) => printIndex(each, printer)),
    ...viewsInOrder(model).map((each) => printView(each, printer)),
    ...model.routines.map((each) => printRoutine(each, printer)),
    ...model.triggers.flatMap((each) => printTrigger(each, printer)),
  ]
  return statements
    .filter((statement) => statement !== '')
    .map((statement) => `${statement};\n`)
    .join('')
}

interface Printer {
  readonly model: SchemaModel
  readonly tables: ReadonlyMap<string, TableModel>
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
const string = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The type of a column, where the schema has neither an enum nor a domain another one. */
function typeOf({ type }: ColumnModel, { enums, domains }: SchemaModel): string {
  if (type === 'enum') return enums[0] ? quote(enums[0].name) : 'text'
  if (type === 'domain') return domains[0] ? quote(domains[0].name) : 'text'
  return type
}

const DEFAULTS: Readonly<Record<string, string>> = {
  integer: '(1 + 2)',
  bigint: '5000000000',
  smallint: '-1',
  'numeric(10,2)': '2.50',
  'double precision': '1e300',
  text: "'a''b'",
  'varchar(10)': "'x'",
  boolean: 'true',
  date: "'2020-02-29'",
  timestamptz: 'now()',
  jsonb: `'{"a": 1}'`,
  uuid: 'gen_random_uuid()',
  bytea: "'\\x00ff'",
  'integer[]': "'{1,2}'",
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'bigint', 'smallint'])

function printTable(table: TableModel, { model }: Printer): string {
  const columns = columnsOf(table)
  const items = columns.map((column, at) => printColumn(column, { at, columns, model }))
  const plain = columns.filter(({ isGenerated }) => !isGenerated).map(({ name }) => quote(name))
  const keys = plain.slice(0, table.key === 'two' ? 2 : 1)
  if (table.key !== 'none') items.push(`PRIMARY KEY (${keys.join(', ')})`)
  const check = `CHECK (${quote(columns[0]?.name ?? '')}::text <> 'worse')`
  if (table.check !== 'none')
    items.push(table.check === 'named' ? `CONSTRAINT better ${check}` : check)
  const kind = table.options === 'unlogged' ? 'UNLOGGED TABLE' : 'TABLE'
  const storage = table.options === 'filled' ? ' WITH (fillfactor = 70)' : ''
  const { by } = table.partitioning
  const parting = by === 'none' ? '' : ` PARTITION BY ${by} (${quote(columns[0]?.name ?? '')})`
  return `CREATE ${kind} ${quote(table.name)} (\n  ${items.join(',\n  ')}\n)${storage}${parting}`
}

/** The first one is not generated, as the key wants one that is not; and one identity is enough. */
function columnsOf({ columns }: TableModel): readonly ColumnModel[] {
  const identity = columns.find((column) => column.identity !== 'no' && NUMBERS.has(column.type))
  return columns.map((column, at) => ({
    ...column,
    isGenerated: column.isGenerated && at > 0 && column.type === 'text',
    identity: column === identity ? column.identity : 'no',
  }))
}

interface Printed {
  readonly at: number
  readonly columns: readonly ColumnModel[]
  readonly model: SchemaModel
}

function printColumn(column: ColumnModel, { columns, model }: Printed): string {
  const type = typeOf(column, model)
  const parts = [quote(column.name), type]
  if (column.isGenerated) {
    parts.push(`GENERATED ALWAYS AS (${generation(columns, model)}) STORED`)
    return parts.join(' ')
  }
  if (column.notNull) parts.push('NOT NULL')
  if (column.identity !== 'no') parts.push(`GENERATED ${column.identity} AS IDENTITY`)
  else if (column.hasDefault) parts.push(defaultOf(column, model))
  if (column.unique !== '' && type !== 'jsonb') parts.push(column.unique)
  if (column.hasCheck) parts.push(`CHECK (${quote(column.name)}::text <> 'bad')`)
  return parts.filter((part) => part !== '').join(' ')
}

/** Of the first column, by an expression that never changes its mind. */
function generation([first]: readonly ColumnModel[], model: SchemaModel): string {
  if (first === undefined) return "''"
  const type = typeOf(first, model)
  const isPlain = NUMBERS.has(type) || type === 'text' || type === 'varchar(10)'
  return isPlain ? `${quote(first.name)}::text || '!'` : "'same'"
}

function defaultOf(column: ColumnModel, model: SchemaModel): string {
  const [mood] = model.enums
  if (column.type === 'enum' && mood) return `DEFAULT ${string(mood.labels[0] ?? '')}`
  const [sequence] = model.sequences
  if (column.type === 'bigint' && sequence)
    return `DEFAULT nextval(${string(quote(sequence.name))})`
  const value = DEFAULTS[typeOf(column, model)]
  return value === undefined ? '' : `DEFAULT ${value}`
}

/** To a key of one column of the same type; a table that is logged refers to no table that is not. */
function printReferences(table: TableModel, { model, tables }: Printer): readonly string[] {
  return columnsOf(table).flatMap(({ references, ...column }) => {
    const target = references && tables.get(references.table)
    if (references === undefined || target === undefined || target.key !== 'first') return []
    if (target.options === 'unlogged' && table.options !== 'unlogged') return []
    const [key] = columnsOf(target)
    if (key === undefined || typeOf(key, model) !== typeOf({ ...column, references }, model))
      return []
    if (column.isGenerated && references.clauses !== '') return []
    const own = `ALTER TABLE ${quote(table.name)} ADD FOREIGN KEY (${quote(column.name)})`
    return [`${own} REFERENCES ${quote(target.name)} ${references.clauses}`]
  })
}

function printComments(table: TableModel): readonly string[] {
  const of = (what: string, text: string) =>
    text === '' ? [] : [`COMMENT ON ${what} IS ${string(text)}`]
  return [
    ...of(`TABLE ${quote(table.name)}`, table.comment),
    ...table.columns.flatMap(({ name, comment }) =>
      of(`COLUMN ${quote(table.name)}.${quote(name)}`, comment),
    ),
  ]
}

function columnName(table: TableModel, place: number): string {
  return quote(table.columns[place % table.columns.length]?.name ?? '')
}

function printIndex({ name, table, column, form }: IndexModel, { tables }: Printer): string {
  const found = tables.get(table)
  if (found === undefined) return ''
  const key = columnName(found, column)
  const forms = {
    plain: `(${key})`,
    unique: `(${key})`,
    expression: `((${key} IS NULL), ${key} DESC NULLS LAST)`,
    partial: `(${key}) WHERE ${key} IS NOT NULL`,
    covering: `(${key}) INCLUDE (${columnName(found, 0)})`,
  }
  const isUnique =
    form === 'unique' && (found.partitioning.by === 'none' || key === columnName(found, 0))
  const verb = isUnique ? 'CREATE UNIQUE INDEX' : 'CREATE INDEX'
  return `${verb} ${quote(name)} ON ${quote(found.name)} ${forms[form]}`
}

/** Another one may stand on the view `v`. */
function viewsInOrder({ views }: SchemaModel): readonly ViewModel[] {
  return views.toSorted((one, other) => Number(other.name === 'v') - Number(one.name === 'v'))
}

function printView({ name, table, column, form }: ViewModel, { model, tables }: Printer): string {
  const found = tables.get(table)
  const stands = model.views.find((each) => each.name === 'v' && tables.has(each.table))
  const isOnView = table === 'v' && name !== 'v' && stands !== undefined
  const viewed = isOnView ? '"v"' : undefined
  const source = found ? quote(found.name) : viewed
  if (source === undefined) return ''
  const kind = form === 'kept' ? 'MATERIALIZED VIEW' : 'VIEW'
  const of = found ? columnName(found, column) : '*'
  const queries = {
    all: `SELECT * FROM ${source}`,
    one: `SELECT ${of}${of === '*' ? '' : ' AS one'} FROM ${source}`,
    counted: `SELECT count(*) AS n FROM ${source} HAVING count(*) > 1`,
    kept: `SELECT 1 AS n, count(*) AS m FROM ${source}`,
  }
  return `CREATE ${kind} ${quote(name)} AS ${queries[form]}`
}

function printRoutine({ name, table, form }: RoutineModel, { tables }: Printer): string {
  const found = tables.get(table)
  const source = found && quote(found.name)
  const head = `CREATE FUNCTION ${quote(name)}`
  if (form === 'constant' || source === undefined)
    return `${head}(a integer DEFAULT 1) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT a + 1'`
  if (form === 'row') return `${head}(r ${source}) RETURNS integer LANGUAGE sql AS 'SELECT 1'`
  return `${head}() RETURNS bigint LANGUAGE sql BEGIN ATOMIC SELECT count(*) FROM ${source}; END`
}

function printTrigger(trigger: TriggerModel, { tables }: Printer): readonly string[] {
  const { name, event, column } = trigger
  const found = tables.get(trigger.table)
  if (found === undefined) return []
  const body = quote(`on ${name}`)
  const when = event === 'UPDATE OF' ? `UPDATE OF ${columnName(found, column)}` : event
  return [
    `CREATE FUNCTION ${body}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$`,
    `CREATE TRIGGER ${quote(name)} AFTER ${when} ON ${quote(found.name)} FOR EACH ROW EXECUTE FUNCTION ${body}()`,
  ]
}
