import type { Connection } from '../../../engine.ts'
import { HISTORY_FORMAT, type HistoryRow } from './history-row.ts'
import type { SentStatement } from '../runner-engine.ts'
import {
  type HistoryClock,
  type HistoryConnection,
  type HistoryPlace,
  type HistoryReader,
  HISTORY_TABLE,
  type HistoryText,
} from './history-text.ts'
import { columnsOf, rowOf, type StoredRow, valuesOf } from './stored-row.ts'

/** The history of a database as it was read. */
export interface History {
  readonly place: HistoryPlace
  /** By id. */
  readonly rows: ReadonlyMap<string, HistoryRow>
}

/** A table of that name was not made by quarry, or by a version of it that this one does not know. */
export class UnknownHistory extends Error {
  readonly reason: 'foreign' | 'newer'
  /** The version of quarry that has written the newer one. */
  readonly tool: string

  constructor(reason: 'foreign' | 'newer', tool: string) {
    super(`the table ${HISTORY_TABLE} is ${reason}`)
    this.name = 'UnknownHistory'
    this.reason = reason
    this.tool = tool
  }
}

/** Reads all of it; a database without one has an empty one. Throws UnknownHistory. */
export async function readHistory(connection: HistoryReader, text: HistoryText): Promise<History> {
  const place = await text.find(connection)
  if (place.columns === undefined) return { place, rows: new Map() }
  const known = new Set(place.columns)
  const names = columnsOf(text).map(({ name }) => name)
  if (!names.every((name) => known.has(name))) {
    const newest = known.has('format') ? await newestOf(connection, place) : undefined
    throw newest ?? new UnknownHistory('foreign', '')
  }
  const stored = await connection.query<StoredRow>(
    `select ${names.join(', ')} from ${place.relation} order by id`,
  )
  const rows = new Map(stored.map((row) => [row.id, rowOf(row)]))
  const isNewer = [...rows.values()].some(({ format }) => format > HISTORY_FORMAT)
  const newest = isNewer ? await newestOf(connection, place) : undefined
  if (newest !== undefined) throw newest
  return { place, rows }
}

/** Undefined where no newer version of quarry has written to the table. */
async function newestOf(
  connection: HistoryReader,
  { relation }: HistoryPlace,
): Promise<UnknownHistory | undefined> {
  const [newest] = await connection.query<{ tool: string }>(
    `select tool from ${relation} where format > ${HISTORY_FORMAT} order by format desc, started desc`,
  )
  return newest && new UnknownHistory('newer', newest.tool)
}

/** Makes the table where there is none. */
export async function createHistory(
  connection: Connection,
  text: HistoryText,
): Promise<HistoryPlace> {
  const found = await text.find(connection)
  if (found.columns !== undefined) return found
  const columns = columnsOf(text)
  const definitions = columns.map(({ name, type }) => `${name} ${type}`)
  await connection.execute(
    `create table if not exists ${found.relation} (\n  ${definitions.join(',\n  ')}\n)${text.options}`,
  )
  return { ...found, columns: columns.map(({ name }) => name) }
}

/** What writes to the history. */
export interface HistoryWriter {
  readonly connection: HistoryConnection
  readonly text: HistoryText
  readonly place: HistoryPlace
}

/** The statement that writes the first row of its id, sent in the transaction of which it tells. */
export function addingStatement(
  { text, place }: Omit<HistoryWriter, 'connection'>,
  row: HistoryRow,
  clock?: HistoryClock,
): SentStatement {
  const names = columnsOf(text).map(({ name }) => name)
  const told = new Map<string, string>(Object.entries(clock ?? {}))
  const parameters: unknown[] = []
  const values = valuesOf(row).map((value, index) => {
    const expression = told.get(names[index] ?? '')
    if (expression === undefined) parameters.push(value)
    return expression ?? text.parameter(parameters.length)
  })
  const sql = `insert into ${place.relation} (${names.join(', ')}) values (${values.join(', ')})`
  return { sql, parameters }
}

/** Puts the row in the place of the one of its id. */
export async function writeRow(writer: HistoryWriter, row: HistoryRow): Promise<void> {
  await deleteRow(writer, row.id)
  await addRow(writer, row)
}

/** Writes the first row of its id. */
export async function addRow(writer: HistoryWriter, row: HistoryRow): Promise<void> {
  const { sql, parameters } = addingStatement(writer, row)
  await writer.connection.query(sql, parameters)
}

export async function deleteRow(
  { connection, text, place }: HistoryWriter,
  id: string,
): Promise<void> {
  await connection.query(`delete from ${place.relation} where id = ${text.parameter(1)}`, [id])
}

/** What is written while the statements of a file run: numbers and times, which no setting of a session spoils. */
export type Progress = Pick<HistoryRow, 'done' | 'running' | 'remembered' | 'finished' | 'duration'>

export async function writeProgress(
  { connection, text, place }: HistoryWriter,
  id: string,
  { done, running, remembered, finished, duration }: Progress,
): Promise<void> {
  const columns = ['done', 'running', 'remembered', 'finished', 'duration']
  const sets = columns.map((name, index) => `${name} = ${text.parameter(index + 1)}`).join(', ')
  await connection.query(
    `update ${place.relation} set ${sets} where id = ${text.parameter(columns.length + 1)}`,
    [done, running ?? null, remembered, finished ?? null, duration ?? null, id],
  )
}
