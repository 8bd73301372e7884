import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { excerpt, printable } from './excerpt.ts'

/** `marked` holds the span between `[` and `]`; `expected` is the text and its caret line. */
function check(marked: string, expected: readonly [string, string]): void {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  const { text, indent, width } = excerpt(marked.replace(/[[\]]/g, ''), { start, end }, 122)
  assert.equal([text, ' '.repeat(indent) + '^'.repeat(width)], expected)
}

test('the span stands under what it marks', () => {
  check('SELECT [nam] FROM a', ['SELECT nam FROM a', '       ^^^'])
  check('[SELECT]', ['SELECT', '^^^^^^'])
  check('SELECT 1[]', ['SELECT 1', '        ^'])
  check('[]', ['', '^'])
})

test('tabs reach their stops', () => {
  check('\tSELECT\t[nam],\tx', ['    SELECT  nam,    x', '            ^^^'])
  check('a[\t]b', ['a   b', ' ^^^'])
})

test('wide, combined and invisible characters', () => {
  check("'日本', [nam]", ["'日本', nam", '        ^^^'])
  check("['日本']", ["'日本'", '^^^^^^'])
  check("'e\u0301', [x]", ["'e\u0301', x", '     ^'])
  check("'👩‍👩‍👧', [x]", ["'👩‍👩‍👧', x", '      ^'])
  check("'❤️', [x]", ["'❤️', x", '      ^'])
})

test('what would command the terminal is replaced', () => {
  check('a\u001b[31m[x]'.replace('[31m', '(31m'), ['a\uFFFD(31mx', '      ^'])
  assert.is(printable('a\u0007\u202Eb\nc'), 'a\uFFFD\uFFFDb c')
})

test('a long line is cut to a window around the span', () => {
  const long = excerpt(
    `${'a'.repeat(5_000_000)}XY${'b'.repeat(5_000_000)}`,
    {
      start: 5_000_000,
      end: 5_000_002,
    },
    122,
  )
  assert.is(long.text, `…${'a'.repeat(40)}XY${'b'.repeat(78)}…`)
  assert.equal([long.indent, long.width], [41, 2])
  const atEnd = excerpt(`${'a'.repeat(300)}XY`, { start: 300, end: 302 }, 122)
  assert.is(atEnd.text, `…${'a'.repeat(118)}XY`)
  assert.equal([atEnd.indent, atEnd.width], [119, 2])
  const longSpan = excerpt('a'.repeat(300), { start: 0, end: 300 }, 122)
  assert.equal([longSpan.text, longSpan.indent, longSpan.width], [`${'a'.repeat(120)}…`, 0, 120])
})

/** The width of what is shown of the line, where the terminal has `columns`. */
function checkWidth(line: string, at: string, columns: number): void {
  const start = line.indexOf(at)
  const { text, indent, width } = excerpt(line, { start, end: start + at.length }, columns)
  const cells = text.replaceAll('日', '##')
  assert.ok(cells.length <= columns, `${cells.length}: ${text}`)
  assert.is(cells.slice(indent, indent + width), at)
}

test('what is shown is not wider than the terminal', () => {
  const words = 'SELECT a, b, c, d FROM '.repeat(9)
  for (const columns of [40, 73, 80, 200]) {
    checkWidth(`${words}nosuch${words}`, 'nosuch', columns)
    checkWidth(`${'日'.repeat(90)}nosuch${'日'.repeat(90)}`, 'nosuch', columns)
    checkWidth(`${'\t'.repeat(30)}nosuch${'\t'.repeat(90)}`, 'nosuch', columns)
    checkWidth('nosuch', 'nosuch', columns)
  }
})

test('a window never cuts a character in two', () => {
  const { text } = excerpt(`${'😀'.repeat(100)}x`, { start: 101, end: 103 }, 122)
  assert.not.match(text, /\uFFFD|^…[\uDC00-\uDFFF]|[\uD800-\uDBFF]…$/)
})

test.run()
