import type { FailureFacts, FailureKind } from '../../database-failure.ts'

type Constraint = NonNullable<FailureFacts['constraint']>

/** The numbers of errors, of MySQL and MariaDB, by what they mean. */
const numbers: Readonly<Record<Exclude<FailureKind, 'cancelled' | 'other'>, readonly number[]>> = {
  connection: [
    1040, 1042, 1043, 1053, 1080, 1129, 1152, 1153, 1158, 1159, 1160, 1161, 1203, 1226, 1927, 4031,
  ],
  timeout: [1205, 1317, 1969, 3024],
  permission: [
    1044, 1045, 1095, 1130, 1132, 1141, 1142, 1143, 1147, 1227, 1345, 1370, 1410, 1419, 1698, 3118,
    3159,
  ],
  'read-only': [1207, 1290, 1792, 1836],
  constraint: [
    1022, 1048, 1062, 1169, 1216, 1217, 1364, 1451, 1452, 1557, 1586, 1761, 1762, 3819, 3820, 4025,
  ],
  syntax: [1064, 1065, 1149, 1231, 1382],
  'unknown-name': [
    1046, 1049, 1051, 1054, 1072, 1091, 1109, 1146, 1176, 1193, 1305, 1360, 1630, 1128,
  ],
  type: [
    1063, 1264, 1265, 1292, 1366, 1367, 1406, 1411, 1426, 1441, 1690, 3140, 3141, 3156, 3903, 4038,
    4078,
  ],
  transfer: [1148, 3948, 4166],
}

const constraints: Readonly<Record<number, Constraint['kind']>> = {
  1022: 'unique',
  1062: 'unique',
  1169: 'unique',
  1586: 'unique',
  1216: 'foreign-key',
  1217: 'foreign-key',
  1451: 'foreign-key',
  1452: 'foreign-key',
  1557: 'foreign-key',
  1761: 'foreign-key',
  1762: 'foreign-key',
  1048: 'not-null',
  1364: 'not-null',
  3819: 'check',
  3820: 'check',
  4025: 'check',
}

const kinds: readonly (keyof typeof numbers)[] = [
  'connection',
  'timeout',
  'permission',
  'read-only',
  'constraint',
  'syntax',
  'unknown-name',
  'type',
  'transfer',
]

/** What of an error of the server, or of the way to it, may be told. */
export function mysqlFacts(error: unknown, sql: string): FailureFacts {
  const number = partOf(error, 'errno')
  const message = error instanceof Error ? error.message : ''
  if (partOf(error, 'fatal') === true || /closed state|LOCAL INFILE/.test(message)) {
    return { kind: kindOf(number) === 'permission' ? 'permission' : 'connection' }
  }
  if (typeof number !== 'number' || partOf(error, 'sqlState') === undefined)
    return { kind: 'other' }
  const kind = kindOf(number) ?? 'other'
  const offset = kind === 'syntax' ? offsetOf(message, sql) : undefined
  return {
    kind,
    offset,
    constraint: constraintOf(number, message),
    value: refusedValue(kind, message),
  }
}

/** `Incorrect date value: '2024-00-10' for column 'd' at row 1`; MariaDB names the column with its table. */
function refusedValue(kind: FailureKind, message: string): FailureFacts['value'] {
  const [, date = '', name] =
    /^Incorrect \w+ value: '([^']*)' for column (.+) at row \d+$/.exec(message) ?? []
  if (kind !== 'type' || name === undefined) return undefined
  const column = /[`']?((?:[^`']|``)*)[`']?$/.exec(name)?.[1]?.replaceAll('``', '`') ?? name
  return { column, kind: /^\d{4}-(?:00-\d\d|\d\d-00)/.test(date) ? 'zero-date' : 'other' }
}

function kindOf(number: unknown): FailureKind | undefined {
  return kinds.find((kind) => numbers[kind].some((each) => each === number))
}

/** `... near 'FRM t WHERE' at line 2`: the rest of the statement from there, at most 80 bytes of it. */
function offsetOf(message: string, sql: string): number | undefined {
  const [, near, line] = /near '([\s\S]*)' at line (\d+)$/.exec(message) ?? []
  if (near === undefined || line === undefined) return undefined
  const rest = sql.trimEnd().replace(/;$/, '')
  if (near === '') return rest.length
  if (rest.endsWith(near)) return rest.length - near.length
  const found = sql.indexOf(near, startOfLine(sql, Number(line)))
  return found === -1 ? undefined : found
}

function startOfLine(sql: string, line: number): number {
  return sql
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, text) => offset + text.length + 1, 0)
}

function constraintOf(number: number, message: string): Constraint | undefined {
  const kind = constraints[number]
  if (kind === undefined) return undefined
  const column = /^(?:Column|Field) '([\s\S]*)' (?:cannot|doesn't)/.exec(message)?.[1]
  return {
    kind,
    name: nameIn(message),
    columns: column === undefined ? columnsIn(message) : [column],
  }
}

/** `for key 'books.isbn'`, `` CONSTRAINT `fk` ``, `Check constraint 'c' is violated`, `` CONSTRAINT `c` failed ``. */
function nameIn(message: string): string | undefined {
  const key = /for key '(?:[^'.]*\.)?([^']*)'$/.exec(message)?.[1]
  const quoted = /CONSTRAINT `((?:[^`]|``)*)`/.exec(message)?.[1]?.replaceAll('``', '`')
  const check = /^Check constraint '([\s\S]*)' is violated/.exec(message)?.[1]
  // MariaDB writes `table.constraint` between the same quotes.
  return key ?? quoted?.replace(/^.*\./, '') ?? check
}

/** `` FOREIGN KEY (`a`, `b`) `` */
function columnsIn(message: string): readonly string[] {
  const list = /FOREIGN KEY \((`[^)]*`)\)/.exec(message)?.[1] ?? ''
  return [...list.matchAll(/`((?:[^`]|``)*)`/g)].map(([, name = '']) => name.replaceAll('``', '`'))
}

function partOf(error: unknown, key: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
}
