import type { PaletteType } from '../palette.ts'

/** Name, declaration, what CAST calls it, expressions of the type, and texts that it takes. */
type TypeRow = readonly [
  name: string,
  declared: string,
  cast: string | undefined,
  literals: readonly string[],
  texts: readonly string[],
]

const point = "ST_GeomFromText('POINT(1 2)')"

/** Manual, chapter 13. */
const typeRows: readonly TypeRow[] = [
  ['tinyint', 'tinyint', undefined, ['7'], ['7', '-3']],
  ['tinyint unsigned', 'tinyint unsigned', undefined, ['200'], ['7']],
  ['smallint', 'smallint', undefined, ['-7'], ['300']],
  ['smallint unsigned', 'smallint unsigned', undefined, ['9'], ['300']],
  ['mediumint', 'mediumint', undefined, ['70000'], ['1']],
  ['mediumint unsigned', 'mediumint unsigned', undefined, ['70000'], ['1']],
  ['int', 'int', undefined, ['0', '1', '42', '-7'], ['1', '12']],
  ['int unsigned', 'int unsigned', undefined, ['1'], ['1', '12']],
  ['bigint', 'bigint', 'SIGNED', ['0', '2', '9999999999'], ['5', '-9999999999']],
  ['bigint unsigned', 'bigint unsigned', 'UNSIGNED', ['18446744073709551615'], ['5']],
  ['bool', 'boolean', undefined, ['TRUE', 'FALSE'], ['1', '0']],
  ['decimal', 'decimal(10,2)', 'DECIMAL(10,2)', ['1.5', '0.0', '12.25'], ['1.25', '-3']],
  ['decimal unsigned', 'decimal(8,3) unsigned', undefined, ['1.5'], ['1.25']],
  ['float', 'float', 'FLOAT', ['1.5e0'], ['1.5']],
  ['double', 'double', 'DOUBLE', ['2.5e0', '1e3', 'PI()'], ['2.5']],
  ['bit', 'bit(5)', undefined, ["b'101'"], ['1']],
  ['char', 'char(5)', 'CHAR(5)', ["'c'"], ['c', '']],
  ['varchar', 'varchar(20)', 'CHAR', ["'v'", "'12'", "'2020-01-02'"], ['v', '3', '']],
  ['tinytext', 'tinytext', undefined, ["'t'"], ['t']],
  ['text', 'text', undefined, ["'t u'"], ['t', '1']],
  ['mediumtext', 'mediumtext', undefined, ["'m'"], ['m']],
  ['longtext', 'longtext', undefined, ["'l'"], ['l']],
  ['binary', 'binary(4)', 'BINARY(4)', ["x'61'"], ['b']],
  ['varbinary', 'varbinary(20)', 'BINARY', ["x'6162'", "_binary'v'"], ['v']],
  ['tinyblob', 'tinyblob', undefined, ["x'61'"], ['b']],
  ['blob', 'blob', undefined, ["x'61'"], ['b']],
  ['longblob', 'longblob', undefined, ["x'61'"], ['b']],
  ['date', 'date', 'DATE', ["DATE'2020-02-29'", 'CURRENT_DATE'], ['2020-01-01']],
  ['time', 'time', 'TIME', ["TIME'10:11:12'", 'CURRENT_TIME'], ['10:11:12']],
  ['time6', 'time(6)', 'TIME(6)', ["TIME'10:11:12.5'"], ['10:11:12.25']],
  [
    'datetime',
    'datetime',
    'DATETIME',
    ["TIMESTAMP'2020-01-01 10:11:12'", 'NOW()'],
    ['2020-01-01 10:11:12'],
  ],
  ['datetime3', 'datetime(3)', 'DATETIME(3)', ['NOW(3)'], ['2020-01-01 10:11:12.125']],
  [
    'timestamp',
    'timestamp',
    undefined,
    ["TIMESTAMP'2020-01-01 10:11:12'"],
    ['2020-01-01 10:11:12'],
  ],
  ['year', 'year', 'YEAR', ['2020'], ['2020']],
  [
    'json',
    'json',
    'JSON',
    [`CAST('{"a": 1}' AS JSON)`, 'JSON_ARRAY(1, NULL)'],
    ['{"a": [1, null]}', '3'],
  ],
  ['enum', "enum('sad','ok','happy')", undefined, ["'ok'"], ['sad', 'ok']],
  ['set', "set('x','y','z')", undefined, ["'x'"], ['x', 'x,z']],
  ['point', 'point', 'POINT', [point, 'POINT(1, 2)'], ['POINT(3 4)']],
  ['geometry', 'geometry', undefined, [point], ['POINT(1 2)']],
  // Where a function asks for a JSON path.
  ['path', 'varchar(30)', undefined, ["'$'", "'$.a'", "'$[0]'"], ['$.a', '$[1]']],
]

const unordered: ReadonlySet<string> = new Set(['json', 'point', 'geometry'])

const geometry = (text: string) => `ST_GeomFromText('${text}')`

/** Of which no string literal is a value. */
const writers: Readonly<Record<string, (text: string) => string>> = {
  bit: (text) => `b'${text}'`,
  point: geometry,
  geometry,
}

export const mysqlTypes: readonly PaletteType[] = typeRows.map(
  ([name, declared, cast, literals, texts]) => ({
    name,
    declared,
    cast,
    literals,
    texts,
    element: undefined,
    array: undefined,
    ordered: !unordered.has(name),
    definition: undefined,
    ...(writers[name] && { write: writers[name] }),
  }),
)
