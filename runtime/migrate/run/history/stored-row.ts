import type { Direction, HistoryRow } from './history-row.ts'
import type { HistoryText } from './history-text.ts'

interface StoredColumn {
  readonly name: keyof StoredRow
  readonly type: string
}

/** A row as the drivers give it: numbers are texts or big integers in some of them. */
export interface StoredRow {
  readonly id: string
  readonly name: string
  readonly checksum: string
  readonly statements_checksum: string
  readonly hashes: string
  readonly direction: string
  readonly done: Stored
  readonly total: Stored
  readonly running: Stored | null
  readonly remembered: string
  readonly started: string
  readonly finished: string | null
  readonly error: string | null
  readonly tool: string
  readonly duration: Stored | null
  readonly format: Stored
}

type Stored = number | bigint | string

/** The columns of the table, in the order of `valuesOf`. */
export function columnsOf({ longText }: HistoryText): readonly StoredColumn[] {
  return [
    { name: 'id', type: 'varchar(14) not null primary key' },
    { name: 'name', type: `${longText} not null` },
    { name: 'checksum', type: 'varchar(64) not null' },
    { name: 'statements_checksum', type: 'varchar(64) not null' },
    { name: 'hashes', type: `${longText} not null` },
    { name: 'direction', type: 'varchar(4) not null' },
    { name: 'done', type: 'integer not null' },
    { name: 'total', type: 'integer not null' },
    { name: 'running', type: 'integer' },
    { name: 'remembered', type: 'varchar(64) not null' },
    { name: 'started', type: 'varchar(24) not null' },
    { name: 'finished', type: 'varchar(24)' },
    { name: 'error', type: longText },
    { name: 'tool', type: 'varchar(40) not null' },
    { name: 'duration', type: 'bigint' },
    { name: 'format', type: 'integer not null' },
  ]
}

export function valuesOf(row: HistoryRow): readonly unknown[] {
  return [
    row.id,
    row.name,
    row.checksum,
    row.statementsChecksum,
    row.hashes.join('\n'),
    row.direction,
    row.done,
    row.total,
    row.running ?? null,
    row.remembered,
    row.started,
    row.finished ?? null,
    row.error ?? null,
    row.tool,
    row.duration ?? null,
    row.format,
  ]
}

export function rowOf(row: StoredRow): HistoryRow {
  return {
    id: row.id,
    name: row.name,
    checksum: row.checksum,
    statementsChecksum: row.statements_checksum,
    hashes: row.hashes === '' ? [] : row.hashes.split('\n'),
    direction: directionOf(row.direction),
    done: Number(row.done),
    total: Number(row.total),
    running: row.running === null ? undefined : Number(row.running),
    remembered: row.remembered,
    started: row.started,
    finished: row.finished ?? undefined,
    error: row.error ?? undefined,
    tool: row.tool,
    duration: row.duration === null ? undefined : Number(row.duration),
    format: Number(row.format),
  }
}

function directionOf(written: string): Direction {
  return written === 'down' ? 'down' : 'up'
}
