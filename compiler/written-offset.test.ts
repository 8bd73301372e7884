import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fragments } from './query-parts/fragments.ts'
import type { Edit } from './ir/query.ts'
import { writtenOffset } from './written-offset.ts'

const written = 'SELECT * FROM t WHERE a = :a AND b IN (sqlc.slice(b)) AND c'

function edit(what: string, kind: number | string): Edit {
  const at = { start: written.indexOf(what), end: written.indexOf(what) + what.length }
  return typeof kind === 'string'
    ? { kind: 'text', at, text: kind }
    : { kind: 'parameter', at, index: kind }
}

const edits = [edit('*', 'a, b, c'), edit(':a', 0), edit('sqlc.slice(b)', 1)]

/** The words of the sent statement come from these of the written one. */
function check(sent: string, expected: string): void {
  const text = fragments({ text: written, edits, start: 0, end: written.length }, (index) => index)
  const pieces = text.map((each) =>
    each.kind === 'text' ? each.text : (['$1', '$2, $3'][each.parameter] ?? ''),
  )
  const offset = writtenOffset(pieces.join('').indexOf(sent), { fragments: text, pieces }, edits)
  assert.ok(written.slice(offset).startsWith(expected), `${sent} is at ${written.slice(offset)}`)
}

test('what is sent stands somewhere in what is written', () => {
  check('SELECT', 'SELECT')
  check('b, c FROM', '* FROM')
  check('FROM', 'FROM')
  check('$1', ':a')
  check(' AND b', ' AND b')
  check('$3', 'sqlc.slice(b)')
  check(') AND c', ') AND c')
})

test.run()
