import type { ColumnType } from './column-type.ts'

const TIMES: ReadonlySet<string> = new Set(['date', 'time', 'datetime', 'timestamp', 'year'])

/** The condition of the rows whose time does not fit, `false` where all do; undefined where a type is no time. */
export function timeLoss(column: string, from: ColumnType, to: ColumnType): string | undefined {
  if (!TIMES.has(from.name) || !TIMES.has(to.name)) return undefined
  if (from.name === to.name) return precisionLoss(column, from, to)
  return changes[`${from.name} ${to.name}`]?.(column, from, to) ?? `${column} is not null`
}

type Loss = (column: string, from: ColumnType, to: ColumnType) => string

const changes: Readonly<Record<string, Loss>> = {
  'date datetime': () => 'false',
  'date timestamp': outOfTimestamp,
  'datetime date': (column) => `time(${column}) <> '00:00:00'`,
  'timestamp date': (column) => `time(${column}) <> '00:00:00'`,
  'timestamp datetime': precisionLoss,
  'datetime timestamp': (column, from, to) =>
    [outOfTimestamp(column), precisionLoss(column, from, to)]
      .filter((loss) => loss !== 'false')
      .join(' or '),
}

/** A TIMESTAMP counts seconds from 1970 in 31 bits; the zone of the session moves its ends by less than a day. */
function outOfTimestamp(column: string): string {
  return `${column} not between '1970-01-02' and '2038-01-18'`
}

/** Digits of seconds that are cut are rounded. */
function precisionLoss(column: string, from: ColumnType, to: ColumnType): string {
  const [before, after] = [Number(from.modifiers[0] ?? 0), Number(to.modifiers[0] ?? 0)]
  if (from.name === 'year' || after >= before) return 'false'
  return `microsecond(${column}) % ${10 ** (6 - after)} <> 0`
}
