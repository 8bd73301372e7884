import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type DiffLine, diffRows } from './diff-rows.ts'

/** `3 price [integer]`: the number, and the words that are marked. */
function shown(line: DiffLine | undefined): string {
  if (line === undefined) return ''
  const text = line.pieces.map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
  return `${line.number}${text.join('')}`
}

function rows(from: string, to: string): readonly string[] {
  return diffRows(from, to).map(
    (row) => `${shown(row.from)} ${row.isSame ? '=' : '|'} ${shown(row.to)}`,
  )
}

const OLD = 'CREATE TABLE t (\n  id integer,\n  price smallint,\n  gone text\n);'

test('equal texts have no difference', () => {
  assert.is(
    diffRows(OLD, OLD).every(({ isSame }) => isSame),
    true,
  )
})

test('a changed line stands beside its column, with the words marked', () => {
  const found = rows(OLD, OLD.replace('smallint', 'bigint'))
  assert.equal(found[2], '3  price [smallint], | 3  price [bigint],')
})

test('a column that is gone has no line beside it, and the comma before it is no change', () => {
  const found = rows(OLD, OLD.replace(',\n  gone text', ''))
  assert.equal(found.slice(2, 5), [
    '3  price smallint, = 3  price smallint',
    '4  gone text | ',
    '5); = 4);',
  ])
})

test('a column that is new is put where it stands', () => {
  const found = rows(OLD, OLD.replace('  price', '  title text,\n  price'))
  assert.equal(found.slice(1, 4), [
    '2  id integer, = 2  id integer,',
    ' | 3  title text,',
    '3  price smallint, = 4  price smallint,',
  ])
})

test('what is on one side only has all its lines there', () => {
  assert.equal(rows('', 'a\nb'), ['1 | ', ' | 1a', ' | 2b'])
})

test('a comment over several lines keeps its colour', () => {
  const [, second] = diffRows('/* a\nb */ SELECT', '/* a\nb */ SELECT')
  assert.equal(
    second?.from?.pieces.map(({ look }) => look),
    ['c', '', 'kw'],
  )
})

test.run()
