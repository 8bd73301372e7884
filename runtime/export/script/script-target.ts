import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import { scalar } from '../../../compiler/ir/type.ts'
import type { Snapshot } from '../../database.ts'
import type { MigrationEngine } from '../../migrate/migration-engine.ts'
import type { Definitions, SchemaObject } from '../../migrate/schema-object.ts'
import type { Step } from '../../migrate/step.ts'
import type { OpenDatabase } from '../../open-database.ts'
import { engineOf } from '../../registry.ts'
import { countedBatches } from '../counted-batches.ts'
import type {
  ExportedRows,
  ExportTarget,
  OutputFile,
  TargetMeans,
  WishedRows,
} from '../export-target.ts'
import { insertWriter } from '../sql-format.ts'
import { rowsTable } from './rows-table.ts'
import { type SchemaScript, schemaScript } from './schema-script.ts'
import { objectOf } from './script-text.ts'

export interface ScriptWish extends Pick<TargetMeans, 'tables' | 'onRows'> {
  /** The address of the database. */
  readonly url: string
  readonly opened: OpenDatabase
  readonly engine: MigrationEngine
  readonly snapshot: Snapshot
  /** All tables of the database are among them. */
  readonly isWhole: boolean
  readonly file: OutputFile
  /** The name of the file in the directory of the export. */
  readonly name: string
}

/** One script that makes the schema and adds the rows, in the engine's own shell or through a driver. */
export async function scriptTarget(wish: ScriptWish): Promise<ExportTarget> {
  const { opened, engine, snapshot, tables, isWhole, file, name, onRows } = wish
  const { scriptText: text } = opened
  const wanted = await define(wish)
  const objects = new Map(
    tables.flatMap((table) => {
      const found = table.relation && objectOf(table.relation, wanted, text.tableKinds)
      return found ? [[table, found] as const] : []
    }),
  )
  const chosen = isWhole ? undefined : new Set([...objects.values()].map(({ id }) => id))
  const script = schemaScript(wanted, chosen, { planner: engine, text })
  const counters = await text.counters(snapshot.connection, script.made)
  for (const sql of text.reading) await snapshot.connection.query(sql)
  const writer = new ScriptWriter(wish, script)
  await writer.begin()
  return {
    tables: orderedRows(tables, objects, opened),
    async write(rows) {
      const object = rows.relation && objectOf(rows.relation, wanted, text.tableKinds)
      if (object !== undefined && text.rowsOf(object) === 'late') await writer.leaveRows()
      if (object === undefined) await file.write(rowsTable(rows, opened))
      return { name: rows.name, file: name, rows: await writer.rows(rows, onRows) }
    },
    async finish() {
      await writer.leaveRows()
      await file.write([...counters.map((sql) => `${sql};\n`), text.end].join(''))
      await file.close()
    },
  }
}

/** Throws ConnectionFailed, and what the driver throws. */
async function define({ url, engine, snapshot, opened }: ScriptWish): Promise<Definitions> {
  if (!opened.scriptText.isReadApart) return engine.define(snapshot.connection)
  const connection = await (await engineOf(url)).connect(url)
  return engine.define(connection).finally(() => connection.close())
}

/** Those whose rows the script adds, late ones behind the others. */
function orderedRows(
  tables: readonly WishedRows[],
  objects: ReadonlyMap<WishedRows, SchemaObject>,
  { scriptText }: OpenDatabase,
): readonly WishedRows[] {
  const placeOf = (table: WishedRows) => {
    const object = objects.get(table)
    return object === undefined ? 'early' : scriptText.rowsOf(object)
  }
  const early = tables.filter((table) => placeOf(table) === 'early')
  const late = tables.filter((table) => placeOf(table) === 'late')
  return [
    ...early.map(withoutGenerated),
    ...late.map((table) => withHidden(table, objects, scriptText)),
  ]
}

/** The database computes them again, and refuses an INSERT that names them. */
function withoutGenerated(table: WishedRows): WishedRows {
  return { ...table, columns: table.columns.filter(({ generated }) => generated === 'none') }
}

function withHidden(
  table: WishedRows,
  objects: ReadonlyMap<WishedRows, SchemaObject>,
  { hiddenColumns }: OpenDatabase['scriptText'],
): WishedRows {
  const object = objects.get(table)
  const hidden = object === undefined ? [] : hiddenColumns(object).map(hiddenColumn)
  return { ...table, columns: [...hidden, ...table.columns] }
}

function hiddenColumn(name: string): Column {
  return {
    name,
    type: scalar('INTEGER'),
    nullable: false,
    hasDefault: true,
    generated: 'none',
    identity: 'auto-increment',
    hidden: true,
    collation: undefined,
    comment: undefined,
    place: undefined,
  }
}

/** A statement ends behind so many rows or UTF-16 units. */
const MOST_ROWS = 500
const MOST_LENGTH = 65_536

class ScriptWriter {
  private readonly wish: ScriptWish
  private readonly script: SchemaScript
  private isBehindRows = false

  constructor(wish: ScriptWish, script: SchemaScript) {
    this.wish = wish
    this.script = script
  }

  async begin(): Promise<void> {
    const { file, opened } = this.wish
    const { begin, beforeRows } = opened.scriptText
    const { unmodelled } = this.script.made
    const missing = unmodelled.map(
      (each) => `-- Not in this file: ${each.replaceAll(/\s+/g, ' ')}\n`,
    )
    await file.write([...missing, begin, this.statements(this.script.tables), beforeRows].join(''))
  }

  async leaveRows(): Promise<void> {
    if (this.isBehindRows) return
    this.isBehindRows = true
    const { file, opened } = this.wish
    await file.write(`${opened.scriptText.behindRows}${this.statements(this.script.rest)}`)
  }

  /** How many there were. */
  async rows(rows: ExportedRows, onRows: (count: number) => void): Promise<number> {
    const { file, opened } = this.wish
    const { before, write } = insertWriter(rows.columns, optionsOf(rows, opened))
    let [written, inStatement] = [0, 0]
    let text = ''
    const batches = countedBatches(rows.batches, (count) => {
      written += count
      onRows(count)
    })
    for await (const batch of batches)
      for (const row of batch) {
        text += `${inStatement === 0 ? `${before}\n` : ',\n'}${write(row)}`
        inStatement += 1
        if (inStatement < MOST_ROWS && text.length < MOST_LENGTH) continue
        await file.write(`${text};\n`)
        ;[text, inStatement] = ['', 0]
      }
    if (inStatement > 0) await file.write(`${text};\n`)
    return written
  }

  private statements(steps: readonly Step[]): string {
    return steps.map(({ sql }) => this.wish.opened.scriptText.statement(sql)).join('')
  }
}

function optionsOf({ relation, name }: ExportedRows, opened: OpenDatabase) {
  const { sqlText, editText, values, literal } = opened
  const isNumbered = relation?.columns.some(({ identity }) => identity === 'always') ?? false
  return {
    relation: nameOf(relation, name, opened),
    overriding: isNumbered ? editText.overriding : '',
    quote: sqlText.quote,
    kindOf: values.kindOf,
    literal,
  }
}

function nameOf(relation: Relation | undefined, name: string, { sqlText }: OpenDatabase): string {
  return relation ? sqlText.relation(relation) : sqlText.quote(name)
}
