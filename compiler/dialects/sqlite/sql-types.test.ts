import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scalar } from '../../ir/type.ts'
import { type Affinity, affinity, types } from './sql-types.ts'

const at = { start: 0, end: 0 }

function check(
  spelling: string,
  modifiers: readonly string[],
  expected: readonly [declared: string, affinity: Affinity],
): void {
  test(`${spelling} (${modifiers.join()})`, () => {
    const words = spelling.toLowerCase()
    const name = { qualifier: undefined, words, spelling, quoted: false, modifiers }
    const type = types.parse(
      { ...name, dimensions: 0, setOf: false, text: '', at },
      () => undefined,
    )
    assert.equal(type && [types.render(type), affinity(type)], expected)
  })
}

// The examples of "Datatypes In SQLite", section 3.1.1.
check('int', [], ['INT', 'integer'])
check('integer', [], ['INTEGER', 'integer'])
check('UNSIGNED BIG INT', [], ['UNSIGNED BIG INT', 'integer'])
check('Varchar', ['255'], ['Varchar(255)', 'text'])
check('CLOB', [], ['CLOB', 'text'])
check('text', [], ['TEXT', 'text'])
check('blob', [], ['BLOB', 'blob'])
check('real', [], ['REAL', 'real'])
check('DOUBLE PRECISION', [], ['DOUBLE PRECISION', 'real'])
check('DECIMAL', ['10', '5'], ['DECIMAL(10,5)', 'numeric'])
check('BOOLEAN', [], ['BOOLEAN', 'numeric'])
check('datetime', [], ['datetime', 'numeric'])
check('FLOATING POINT', [], ['FLOATING POINT', 'integer'])
check('real GENERATED ALWAYS', [], ['REAL', 'real'])
check('generated always', [], ['any', 'blob'])
check('STRING', [], ['STRING', 'numeric'])

test('a column without a type', () => {
  assert.equal([types.render(scalar('')), affinity(scalar(''))], ['any', 'blob'])
})

test.run()
