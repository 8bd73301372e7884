/** Something that can stand in itself; one parenthesis, bracket or CASE a level. */
export interface NestedShape {
  readonly name: string
  readonly before: string
  readonly open: string
  readonly inner: string
  readonly close: string
  readonly after?: string
  /** All, if absent. */
  readonly dialects?: readonly string[]
}

const operands: readonly Omit<NestedShape, 'before'>[] = [
  { name: 'parentheses', open: '(', inner: '1', close: ')' },
  { name: 'sums in parentheses', open: '(1 + ', inner: '1', close: ')' },
  { name: 'calls', open: 'f(', inner: '1', close: ')' },
  { name: 'calls with more arguments', open: 'coalesce(1, ', inner: '1', close: ', 2)' },
  { name: 'calls with DISTINCT', open: 'count(DISTINCT ', inner: 'a', close: ')' },
  { name: 'windows', open: 'sum(a) OVER (ORDER BY ', inner: 'a', close: ')' },
  { name: 'casts', open: 'CAST(', inner: '1', close: ' AS char)' },
  { name: 'results of CASE', open: 'CASE WHEN a THEN ', inner: '1', close: ' END' },
  { name: 'conditions of CASE', open: 'CASE WHEN ', inner: 'a', close: ' THEN 1 ELSE 2 END' },
  { name: 'rows', open: '(1, ', inner: '1', close: ')' },
  { name: 'lists of IN', open: 'a IN (1, ', inner: 'a', close: ')' },
  { name: 'bounds of BETWEEN', open: 'a BETWEEN 1 AND (', inner: 'a', close: ')' },
  { name: 'NOTs', open: 'NOT (', inner: 'a', close: ')' },
  { name: 'subqueries as operands', open: '(SELECT ', inner: '1', close: ')' },
  { name: 'EXISTS', open: 'EXISTS (SELECT 1 FROM t WHERE ', inner: 'a', close: ')' },
  { name: 'IN with a query', open: 'a IN (SELECT 1 FROM t WHERE ', inner: 'a', close: ')' },
  { name: 'JSON constructors', open: 'JSON_OBJECT(1, ', inner: 'a', close: ')' },
  { name: 'arrays', open: 'ARRAY[', inner: '1', close: ']', dialects: ['postgresql'] },
  { name: 'subscripts', open: 'a[', inner: '1', close: ']', dialects: ['postgresql'] },
  {
    name: 'filters',
    open: 'sum(a) FILTER (WHERE ',
    inner: 'a',
    close: ')',
    dialects: ['postgresql', 'sqlite'],
  },
  {
    name: 'quantifiers',
    open: 'a = ANY (SELECT 1 FROM t WHERE ',
    inner: 'a',
    close: ')',
    dialects: ['postgresql', 'mysql', 'mariadb'],
  },
]

export const nestedShapes: readonly NestedShape[] = [
  ...operands.map((operand) => ({ before: 'SELECT ', ...operand })),
  {
    name: 'subqueries in FROM',
    before: 'SELECT * FROM ',
    open: '(SELECT * FROM ',
    inner: 't',
    close: ') a',
  },
  {
    name: 'lateral subqueries',
    before: 'SELECT * FROM t, ',
    open: 'LATERAL (SELECT * FROM t, ',
    inner: 't',
    close: ') a',
    dialects: ['postgresql', 'mysql'],
  },
  { name: 'CTEs', before: '', open: 'WITH a AS (', inner: 'SELECT 1', close: ') SELECT 2' },
  {
    name: 'set operations',
    before: 'SELECT 1 UNION ',
    open: '(SELECT 1 UNION ',
    inner: 'SELECT 2',
    close: ')',
    dialects: ['postgresql', 'mysql', 'mariadb'],
  },
  {
    name: 'joins in parentheses',
    before: 'SELECT * FROM ',
    open: '(t JOIN ',
    inner: 't',
    close: ' ON 1 = 1)',
  },
  {
    name: 'subqueries of a view',
    before: 'CREATE VIEW v AS SELECT * FROM ',
    open: '(SELECT * FROM ',
    inner: 't',
    close: ') a',
  },
]
