import { nestedShapes, type NestedShape } from './nested-shapes.ts'

/** A text at the edge of what can be read. */
export interface Edge {
  readonly name: string
  readonly text: string
  readonly outcome: 'read' | 'refused' | 'either'
  /** All, if absent. */
  readonly dialects?: readonly string[]
}

const DEEPEST = 500
const MANY = 100_000

function nested(open: string, inner: string, close: string, depth = DEEPEST): string {
  return `${open.repeat(depth)}${inner}${close.repeat(depth)}`
}

function list(count: number, item: (index: number) => string, separator: string): string {
  return Array.from({ length: count }, (_, i) => item(i)).join(separator)
}

const rowsOfInsert = list(10_000, (i) => `(${i}, 'the text of row ${i}', NULL, ${i}.25)`, ',\n')
const operandsOfOr = list(10_000, (i) => `a = ${i}`, ' OR ')

/** 501 levels of any shape are refused as parentheses are, before the grammar sees them. */
function deepest({ name, before, open, inner, close, after, dialects }: NestedShape): Edge {
  const text = `${before}${nested(open, inner, close)}${after ?? ''}`
  return { name: `500 ${name}`, text, outcome: 'read', ...(dialects ? { dialects } : {}) }
}

export const edges: readonly Edge[] = [
  ...nestedShapes.map(deepest),
  {
    name: '501 parentheses',
    text: `SELECT ${nested('(', '1', ')', DEEPEST + 1)}`,
    outcome: 'refused',
  },
  {
    name: '100,000 parentheses',
    text: `SELECT ${nested('(', '1', ')', MANY)}`,
    outcome: 'refused',
  },
  { name: '100,000 open parentheses', text: `SELECT ${'('.repeat(MANY)}`, outcome: 'refused' },
  { name: '100,000 closed parentheses', text: `SELECT 1${')'.repeat(MANY)}`, outcome: 'refused' },
  { name: '100,000 subqueries', text: `SELECT ${'(SELECT '.repeat(MANY)}`, outcome: 'refused' },
  {
    name: '10,000 operands of OR',
    text: `SELECT 1 FROM t WHERE ${operandsOfOr}`,
    outcome: 'read',
    dialects: ['postgresql'],
  },
  {
    name: '10,000 items of IN',
    text: `SELECT 1 FROM t WHERE a IN (${list(10_000, String, ',')})`,
    outcome: 'read',
    dialects: ['sqlite'],
  },
  {
    name: '10,000 rows of INSERT',
    text: `INSERT INTO t (a, b, c, d) VALUES ${rowsOfInsert}`,
    outcome: 'read',
    dialects: ['mysql'],
  },
  { name: '500 arms of UNION', text: list(500, () => 'SELECT 1', ' UNION ALL '), outcome: 'read' },
  {
    name: '501 arms of UNION',
    text: list(501, () => 'SELECT 1', ' UNION ALL '),
    outcome: 'refused',
    dialects: ['sqlite'],
  },
  {
    name: '501 arms of UNION, the last of them VALUES',
    text: list(501, () => 'VALUES (1)', ' UNION '),
    outcome: 'read',
    dialects: ['sqlite'],
  },
  {
    name: '2,000 arms of UNION',
    text: list(2_000, () => 'SELECT 1', ' UNION ALL '),
    outcome: 'read',
    dialects: ['postgresql', 'mysql', 'mariadb'],
  },
  {
    name: '10,000 arms of UNION',
    text: list(10_000, () => 'SELECT 1', ' UNION ALL '),
    outcome: 'refused',
  },
  {
    name: '10,000 relations',
    text: `SELECT 1 FROM ${list(10_000, () => 't', ',')}`,
    outcome: 'refused',
  },
  {
    name: '20,000 comments in one',
    text: `${nested('/*', '', '*/', 20_000)} SELECT 1`,
    outcome: 'read',
    dialects: ['postgresql'],
  },
  { name: '1,000 statements', text: 'SELECT 1;\n'.repeat(1_000), outcome: 'read' },
  {
    name: '40,000 signs of an operator',
    text: `SELECT 1 ${'+-'.repeat(20_000)}`,
    outcome: 'refused',
  },
  { name: '100,000 NULs', text: `SELECT ${'\0'.repeat(MANY)}`, outcome: 'refused' },
  { name: 'a NUL in a string', text: `SELECT 'a\0b'`, outcome: 'either' },
  { name: 'a NUL in a name', text: 'SELECT a\0b', outcome: 'either' },
  {
    name: 'lone surrogates',
    text: `SELECT '${'\ud800'.repeat(MANY)}' AS ${'\udc00'.repeat(MANY)}`,
    outcome: 'read',
  },
  { name: 'a string without its end', text: `SELECT '${`''`.repeat(MANY)}`, outcome: 'refused' },
  {
    name: 'comments without their end',
    text: `SELECT 1 ${'/* '.repeat(MANY)}`,
    outcome: 'refused',
    dialects: ['postgresql', 'mysql', 'mariadb'],
  },
  {
    name: 'comments that end with the text',
    text: `SELECT 1 ${'/* '.repeat(MANY)}`,
    outcome: 'read',
    dialects: ['sqlite'],
  },
  { name: 'comments above nothing', text: '-- a\n'.repeat(MANY), outcome: 'either' },
  {
    name: 'tags of dollar quotes that never close',
    text: `SELECT ${list(10_000, (i) => `$a${i}$`, ' ')}`,
    outcome: 'either',
  },
  { name: 'backslashes', text: `SELECT '${'\\'.repeat(MANY)}`, outcome: 'either' },
  {
    name: 'BEGIN in a routine',
    text: `CREATE TRIGGER a ${'BEGIN '.repeat(10_000)}`,
    outcome: 'either',
  },
  { name: 'delimiters', text: 'DELIMITER //\n'.repeat(10_000), outcome: 'either' },
  {
    name: '500 joins',
    text: `SELECT 1 FROM t${' JOIN t ON 1 = 1'.repeat(DEEPEST)}`,
    outcome: 'read',
  },
  {
    name: '10,000 joins',
    text: `SELECT 1 FROM t${' JOIN t ON 1 = 1'.repeat(10_000)}`,
    outcome: 'refused',
  },
  { name: 'a byte order mark', text: '\ufeffSELECT 1', outcome: 'read' },
]
