import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type * as Ast from '../ast.ts'
import { parseAs, type SyntaxName } from '../../../golden/expect-tree.ts'

/** Fully parenthesised, so that the binding of operators shows. */
function show(node: Ast.Expression | Ast.Query): string {
  switch (node.kind) {
    case 'literal':
      return node.type === 'string' ? `'${node.value}'` : node.value || 'null'
    case 'column':
      return node.parts.map(({ text }) => text).join('.')
    case 'parameter':
      return `$${node.number ?? node.name ?? ''}`
    case 'variable':
      return `@${node.name}`
    case 'unary':
      return `(${node.operator} ${show(node.operand)})`
    case 'binary':
      return `(${show(node.left)} ${node.operator} ${show(node.right)})`
    case 'is':
      return showIs(node)
    case 'between':
      return `(${show(node.operand)} ${not(node)}between ${show(node.low)} ; ${show(node.high)})`
    case 'in-list':
      return `(${show(node.operand)} ${not(node)}in [${node.items.map(show).join(', ')}])`
    case 'in-query':
      return `(${show(node.operand)} ${not(node)}in query)`
    case 'like':
      return `(${show(node.left)} ${not(node)}${node.operator} ${show(node.right)}${node.escape ? ` escape ${show(node.escape)}` : ''})`
    case 'quantified':
      return `(${show(node.operand)} ${node.operator} ${node.quantifier} ${show(node.right)})`
    case 'cast':
      return `cast(${show(node.operand)}, ${node.type.words}${'[]'.repeat(node.type.dimensions)})`
    case 'call':
      return `${node.name.parts.map(({ text }) => text).join('.')}(${node.star ? '*' : node.arguments.map(({ value }) => show(value)).join(', ')})`
    case 'array':
      return `array[${node.items.map(show).join(', ')}]`
    case 'row':
      return `row(${node.items.map(show).join(', ')})`
    case 'subscript':
      return `${show(node.operand)}[${node.index ? show(node.index) : `${node.slice?.low ? show(node.slice.low) : ''}:${node.slice?.high ? show(node.slice.high) : ''}`}]`
    case 'field':
      return `${show(node.operand)}.${node.field.text}`
    case 'collate':
      return `(${show(node.operand)} collate ${node.collation.parts.map(({ text }) => text).join('.')})`
    case 'interval':
      return `interval(${show(node.operand)} ${node.unit})`
    default:
      return node.kind
  }
}

function showIs(node: Ast.Is): string {
  const { test: is } = node
  return `(${show(node.operand)} is ${not(node)}${is.kind === 'same-as' ? `same as ${show(is.right)}` : is.kind})`
}

function not({ negated }: { readonly negated: boolean }): string {
  return negated ? 'not ' : ''
}

function check(name: SyntaxName, sql: string, expected: string): void {
  test(`${name}: ${sql}`, () => {
    const { statement, diagnostics } = parseAs(name, `select ${sql}`)
    assert.equal(
      diagnostics.map(({ message }) => message),
      [],
    )
    const body = statement?.kind === 'query' ? statement.body : undefined
    const item = body?.kind === 'select' ? body.items[0] : undefined
    assert.is(item?.kind === 'item' ? show(item.expression) : item?.kind, expected)
  })
}

const everywhere: readonly (readonly [string, string])[] = [
  ['1 + 2 * 3', '(1 + (2 * 3))'],
  ['1 - 2 - 3', '((1 - 2) - 3)'],
  ['(1 + 2) * 3', '((1 + 2) * 3)'],
  ['a or b and c', '(a or (b and c))'],
  ['not a = b', '(not (a = b))'],
  ['not a and b', '((not a) and b)'],
  ['a != 1', '(a <> 1)'],
  ['a between 1 and 2 and b', '((a between 1 ; 2) and b)'],
  ['a not between 1 + 1 and 3', '(a not between (1 + 1) ; 3)'],
  ['a in (1, 2)', '(a in [1, 2])'],
  ['a not in (select 1)', '(a not in query)'],
  ['a in ((select 1), 2)', '(a in [subquery, 2])'],
  ["a like 'x%' escape '!'", "(a like 'x%' escape '!')"],
  ["a not like 'x' or b", "((a not like 'x') or b)"],
  ['a is not null', '(a is not null)'],
  ['a + 1 is null and b', '(((a + 1) is null) and b)'],
  ['- a * b', '((- a) * b)'],
  ['cast(a as decimal(10, 2))', 'cast(a, decimal)'],
  ['count(*)', 'count(*)'],
  ['(1, 2)', 'row(1, 2)'],
  ['((select 1) + 1)', '(subquery + 1)'],
  ['exists (select 1)', 'exists'],
  ['not exists (select 1)', '(not exists)'],
  ['case a when 1 then 2 else 3 end', 'case'],
  ['$2', '$2'],
]
for (const [sql, expected] of everywhere) {
  for (const name of ['postgresql', 'mysql', 'sqlite'] as const) check(name, sql, expected)
}

// Where the manuals' tables of precedence differ.
check('postgresql', "a || b like 'x'", "((a || b) like 'x')")
check('mysql', "a || b like 'x'", "(a or (b like 'x'))")
check('sqlite', 'a + b || c', '(a + (b || c))')
check('postgresql', 'a + b || c', '((a + b) || c)')
check('postgresql', '-2 ^ 2', '((- 2) ^ 2)')
check('mysql', '!a = b', '((! a) = b)')
check('mysql', 'a xor b and c', '(a xor (b and c))')
check('mysql', 'a div 2 mod 3', '((a div 2) mod 3)')
check('mysql', 'a <=> null', '(a is same as null)')
check('mysql', 'a && b', '(a and b)')
check('sqlite', 'a == b', '(a = b)')
check('sqlite', 'a = b < c', '(a = (b < c))')
check('sqlite', 'a is not b', '(a is not same as b)')
check('sqlite', 'a not null', '(a is not null)')
check('sqlite', 'a notnull', '(a is not null)')
check('sqlite', 'a in ()', '(a in [])')
check('sqlite', "a -> '$.b' || 'c'", "((a -> '$.b') || 'c')")
check('sqlite', 'a collate nocase = b', '((a collate nocase) = b)')

check('postgresql', 'a::int[] = b', '(cast(a, int[]) = b)')
check('postgresql', '- a::int', '(- cast(a, int))')
check('postgresql', 'a is distinct from b', '(a is not same as b)')
check('postgresql', "a at time zone 'utc' + b", "((a at time zone 'utc') + b)")
check('postgresql', 'a = any($1)', '(a = any $1)')
check('postgresql', 'a ilike all (select 1)', '(a ilike all query)')
check('postgresql', "a similar to 'b'", "(a similar to 'b')")
check('postgresql', 'a[1][2:3]', 'a[1][2:3]')
check('postgresql', '(a).b', 'a.b')
check('postgresql', 'array[[1, 2], [3, 4]]', 'array[array[1, 2], array[3, 4]]')
check('postgresql', 'array(select 1)', 'array-subquery')
check('postgresql', "date '2020-01-01'", "cast('2020-01-01', date)")
check(
  'postgresql',
  "timestamp with time zone '2020-01-01'",
  "cast('2020-01-01', timestamp with time zone)",
)
check('postgresql', "interval '1' day", "cast('1', interval day)")
check('postgresql', 'extract(year from d)', "extract('year', d)")
check('postgresql', "trim(leading 'x' from s)", "ltrim(s, 'x')")
check('postgresql', 'substring(s from 2 for 3)', 'substring(s, 2, 3)')
check('postgresql', "position('a' in s)", "position('a', s)")
check('postgresql', 'current_date', 'current_date()')
check('postgresql', 'a @> b', '(a @> b)')
check('postgresql', "a ? 'k'", "(a ? 'k')")
check('postgresql', 'a=@a', '(a = $a)')
check('postgresql', 'a <@b', '(a <@ b)')
check('postgresql', 'a operator(pg_catalog.+) b', '(a + b)')
check('postgresql', 'operator + 1', '(operator + 1)')
check('postgresql', 'operator(pg_catalog.-) operator', '(- operator)')
check('postgresql', "'a'\n'b'", "'ab'")
check('postgresql', 'A."B"', 'a.B')
check('mysql', "'a' 'b'", "'ab'")
check('mysql', '@a := 1', '@a')
check('mysql', ':a + ?', '($a + $)')
check('mysql', 'd + interval 1 day', '(d + interval(1 day))')
check('mysql', 'timestampdiff(DAY, a, b)', "timestampdiff('day', a, b)")
check('mysql', 'convert(a, unsigned)', 'cast(a, unsigned)')
check('mysql', 'values(a) + 1', '(values(a) + 1)')
check('mysql', 'if(a, b, c)', 'if(a, b, c)')
check('mysql', "a->>'$.b' = 'c'", "((a ->> '$.b') = 'c')")
check('sqlite', '?1 + @a + $b', '(($1 + $a) + $b)')

test('chains of AND and OR are balanced, whatever their length', () => {
  const sql = `select ${Array.from({ length: 20_000 }, () => 'a').join(' or ')}`
  const { statement } = parseAs('postgresql', sql)
  assert.is(statement?.kind, 'query')
})

test('SQLite takes trees of 1,000 levels, AND and OR among them', () => {
  const row = (count: number, operand: string, operator: string) =>
    Array.from({ length: count }, () => operand).join(` ${operator} `)
  const rows = [
    [row(1_000, 'a', '+'), true],
    [row(1_001, 'a', '+'), false],
    [row(999, 'a = 1', 'and'), true],
    [row(1_000, 'a = 1', 'and'), false],
    [`(${row(400, 'a', '||')}) + ${row(600, 'a', '+')}`, true],
    [`(${row(400, 'a', '||')}) + ${row(601, 'a', '+')}`, false],
  ] as const
  for (const [expression, isTaken] of rows) {
    const { statement } = parseAs('sqlite', `select ${expression}`)
    assert.is(statement !== undefined, isTaken, expression.slice(-20))
  }
})

test.run()
