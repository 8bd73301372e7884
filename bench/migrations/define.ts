import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import type { Connection } from '../../runtime/engine.ts'
import { engineOf } from '../../runtime/registry.ts'
import { median } from '../median.ts'
import { table } from '../table.ts'
import { measuredEngines } from './engines.ts'

const TABLES = 1000
const RUNS = 5
const LIMIT = 2000

/** A query that gives a row for each column, without which nobody knows a schema. */
const columnsOf: Readonly<Record<string, string>> = {
  postgresql: `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod), pg_get_expr(d.adbin, d.adrelid)
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relkind = 'r'`,
  mysql: 'select * from information_schema.columns where table_schema = database()',
  sqlite: `select m.name, m.sql, c.* from sqlite_schema m join pragma_table_xinfo(m.name) c
    where m.type = 'table'`,
}

process.exitCode = await run(process.argv.slice(2))

/** Times the reading of the definitions of 1,000 tables, beside one query for the columns. Exits 1 over 2 s. */
async function run(asked: readonly string[]): Promise<number> {
  const names = asked.length > 0 ? asked : Object.keys(measuredEngines)
  const rows = [['engine', 'objects', 'definitions', 'columns alone']]
  let isSlow = false
  for (const name of names) {
    const { objects, definitions, columns } = await measure(name)
    isSlow ||= definitions > LIMIT
    rows.push([name, `${objects}`, shown(definitions), shown(columns)])
  }
  process.stdout.write(table(rows))
  return isSlow ? 1 : 0
}

function shown(milliseconds: number): string {
  return `${Math.round(milliseconds).toLocaleString('en')} ms`
}

async function measure(name: string) {
  const measured = measuredEngines[name]
  if (measured === undefined) throw new Error(`${name}: there is no such engine`)
  const database = await freshDatabase(measured.database)
  if (database.kind === 'unavailable') throw new Error(database.reason)
  const engine = await engineOf(database.url)
  const connection = await engine.connect(database.url)
  try {
    await connection.execute(schemaText())
    const { define } = await measured.load()
    const { objects } = await define(connection)
    const sql = columnsOf[measured.dialect] ?? columnsOf['mysql'] ?? ''
    return {
      objects: objects.size,
      definitions: await timed(() => define(connection)),
      columns: await timed(() => rowsOf(connection, sql)),
    }
  } finally {
    await connection.close()
    await database.drop()
  }
}

async function rowsOf(connection: Connection, sql: string): Promise<void> {
  const rows = await connection.query(sql)
  if (rows.length < TABLES) throw new Error(`${rows.length} columns are too few`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Tables that refer to the one before, each with an index and a check, and a view on every tenth. */
function schemaText(): string {
  return Array.from({ length: TABLES }, (_, number) => tableText(number)).join('')
}

function tableText(number: number): string {
  const name = `orders_${number}`
  const view = `CREATE VIEW open_${number} AS SELECT id, name FROM ${name} WHERE is_open = 1;\n`
  return `CREATE TABLE ${name} (
  id integer PRIMARY KEY,
  parent_id integer,
  name varchar(80) DEFAULT 'new' NOT NULL,
  total decimal(10, 2) DEFAULT 0 NOT NULL,
  is_open smallint DEFAULT 1 NOT NULL,
  note text,
  created timestamp DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT total_${number} CHECK (total >= 0),
  CONSTRAINT parent_${number} FOREIGN KEY (parent_id) REFERENCES orders_${Math.max(0, number - 1)} (id)
);
CREATE INDEX name_${number} ON ${name} (name);
${number % 10 === 0 ? view : ''}`
}
