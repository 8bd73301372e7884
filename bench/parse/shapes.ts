import type { SyntaxName } from './syntaxes.ts'

/** A statement that can be made as large as one likes. */
export interface Shape {
  readonly name: string
  readonly dialect: SyntaxName
  readonly largest: number
  readonly write: (count: number) => string
}

export const shapes: readonly Shape[] = [
  {
    name: 'operands of OR',
    dialect: 'postgresql',
    largest: 100_000,
    write: (count) => `SELECT 1 FROM t WHERE ${listed(count, (i) => `a = ${i}`, ' OR ')}`,
  },
  {
    name: 'rows of INSERT (10 MB)',
    dialect: 'mysql',
    largest: 200_000,
    write: (count) =>
      `INSERT INTO t (a, b, c, d) VALUES ${listed(count, (i) => `(${i}, 'the text of row ${i}', NULL, ${i}.25)`, ',\n')}`,
  },
  {
    name: 'items of IN',
    dialect: 'sqlite',
    largest: 100_000,
    write: (count) => `SELECT 1 FROM t WHERE a IN (${listed(count, String, ', ')})`,
  },
  {
    name: 'columns of CREATE TABLE',
    dialect: 'postgresql',
    largest: 100_000,
    write: (count) =>
      `CREATE TABLE t (${listed(count, (i) => `c${i} integer NOT NULL DEFAULT ${i}`, ', ')})`,
  },
  {
    name: 'arms of UNION ALL',
    dialect: 'postgresql',
    largest: 2_000,
    write: unionOf,
  },
  {
    name: 'items that nest 100 deep',
    dialect: 'postgresql',
    largest: 2_000,
    write: (count) =>
      `SELECT ${listed(count, (i) => `${'coalesce('.repeat(100)}${i}${')'.repeat(100)}`, ', ')}`,
  },
  {
    name: 'parentheses, opened and closed',
    dialect: 'postgresql',
    largest: 1_000_000,
    write: (count) => `SELECT ${'('.repeat(count)}1${')'.repeat(count)}`,
  },
  {
    name: 'parentheses, only opened',
    dialect: 'sqlite',
    largest: 1_000_000,
    write: (count) => `SELECT ${'('.repeat(count)}`,
  },
  {
    name: 'NUL characters',
    dialect: 'sqlite',
    largest: 1_000_000,
    write: (count) => `SELECT ${'\0'.repeat(count)}`,
  },
  {
    name: 'lone surrogates',
    dialect: 'postgresql',
    largest: 10_000_000,
    write: (count) => `SELECT '${'\ud800'.repeat(count)}' AS ${'\udc00'.repeat(count)}`,
  },
  {
    name: 'random characters',
    dialect: 'mysql',
    largest: 10_000_000,
    write: randomText,
  },
]

export function unionOf(count: number): string {
  return listed(count, (i) => `SELECT a FROM t WHERE a = ${i}`, ' UNION ALL ')
}

export function listed(count: number, item: (index: number) => string, separator: string): string {
  return Array.from({ length: count }, (_, i) => item(i)).join(separator)
}

/** Of the 256 characters of Latin 1; the same text each time. */
function randomText(count: number): string {
  let state = 1
  return listed(
    count,
    () => {
      state = (state * 48_271) % 2_147_483_647
      return String.fromCharCode(state % 256)
    },
    '',
  )
}
