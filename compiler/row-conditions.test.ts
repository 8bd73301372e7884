import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadDialect } from './dialects/registry.ts'
import { readRowConditions, type RowCondition } from './row-conditions.ts'

const postgresql = await loadDialect('postgresql')
const mysql = await loadDialect('mysql')
const sqlite = await loadDialect('sqlite')

function shown(condition: RowCondition): string {
  if (condition.kind === 'one-of') return `${condition.column} in ${condition.values.join('|')}`
  if (condition.kind === 'not-null' || condition.kind === 'json')
    return `${condition.column} ${condition.kind}`
  if (condition.kind === 'pattern') return `${condition.column} ~ ${condition.pattern}`
  const { kind, column, operator } = condition
  const right = condition.kind === 'compare-columns' ? `.${condition.other}` : condition.value
  return `${kind === 'length' ? '#' : ''}${column} ${operator} ${right}`
}

function check(text: string, dialect: typeof postgresql, ...expected: readonly string[]): void {
  const { found, isWhole } = readRowConditions(text, dialect)
  assert.equal([...found.map(shown), ...(isWhole ? [] : ['and more'])], expected, text)
}

test('comparisons with values, however they are turned', () => {
  check('(price > (0)::numeric)', postgresql, 'price > 0')
  check('0 <= a AND a < -(-5)', sqlite, 'a >= 0', 'a < --5')
  check('(`a` >= 1.5)', mysql, 'a >= 1.5')
  check('a BETWEEN 1 AND 10', sqlite, 'a >= 1', 'a <= 10')
  check("born >= '1900-01-01'::date", postgresql, 'born >= 1900-01-01')
  check("name <> ''::text", postgresql, 'name <> ')
})

test('lists, as each engine writes them', () => {
  const list = `((state)::text = ANY ((ARRAY['new'::character varying, 'it''s'::character varying])::text[]))`
  check(list, postgresql, "state in new|it's")
  check("(`state` in (_utf8mb4'new',_utf8mb4'old'))", mysql, 'state in new|old')
  check("state IN ('a', 'b')", sqlite, 'state in a|b')
  check("state = 'a' OR state = 'b' OR state IN ('c')", sqlite, 'state in a|b|c')
  check('a NOT IN (1, 2)', sqlite, 'a <> 1', 'a <> 2')
  check('a <> ALL (ARRAY[1, 2])', postgresql, 'a <> 1', 'a <> 2')
})

test('columns against columns, lengths, and values that may be missing', () => {
  check('(ends > starts)', postgresql, 'ends > .starts')
  check('char_length((name)::text) >= 3', postgresql, '#name >= 3')
  check('ends IS NULL OR ends >= starts', sqlite, 'ends >= .starts')
  check('a IS NOT NULL', sqlite, 'a not-null')
  check('json_valid(`a`)', mysql, 'a json')
})

test('patterns are regular expressions, whatever they were', () => {
  check("email ~ '^.+@.+$'::text", postgresql, 'email ~ ^.+@.+$')
  check("(code)::text ~~ 'A\\_%.'::text", postgresql, 'code ~ ^A_.*\\.$')
  check("regexp_like(`a`,_utf8mb4'^[[:digit:]]+$')", mysql, 'a ~ ^[0-9]+$')
  check("a GLOB '[0-9]?*'", sqlite, 'a ~ ^[0-9]..*$')
  check("a NOT LIKE 'x%'", sqlite, 'and more')
})

test('what is not understood is said', () => {
  check('a > 0 AND b % 2 = 0', sqlite, 'a > 0', 'and more')
  check("email !~ '^.+@.+$'::text", postgresql, 'and more')
  check('a > 0 OR b > 0', sqlite, 'and more')
  check('a NOT BETWEEN 1 AND 2', sqlite, 'and more')
  check('this is ( no expression', sqlite, 'and more')
})

test.run()
