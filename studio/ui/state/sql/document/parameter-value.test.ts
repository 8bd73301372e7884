import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SqlParameter } from '../../../../api/sql.ts'
import { askedParameters, faultOfValue, givenText, sentValues } from './parameter-value.ts'

const parameter = (label: string, kind: SqlParameter['kind'] = null): SqlParameter => ({
  label,
  kind,
  type: kind,
  nullable: true,
})

test('a name is asked for once, a question mark each time', () => {
  const labels = (parameters: readonly SqlParameter[]) =>
    askedParameters(parameters).map(({ label }) => label)
  assert.equal(labels([parameter(':a'), parameter(':b'), parameter(':a')]), [':a', ':b'])
  assert.equal(labels([parameter('?'), parameter('?')]), ['? 1', '? 2'])
})

test('the kind of a name is that of the statement which knows it', () => {
  const [asked] = askedParameters([parameter('$1'), parameter('$1', 'date')])
  assert.is(asked?.kind, 'date')
})

test('values are sent in the order of the parameters', () => {
  const all = [parameter('$1', 'integer'), parameter('$2', 'text'), parameter('$1', 'integer')]
  assert.equal(sentValues(all, { $1: '7', $2: '8' }), [7, '8', 7])
  assert.equal(sentValues([parameter('?'), parameter('?')], { '? 1': null, '? 2': '' }), [null, ''])
})

test('a number that would lose digits stays a text', () => {
  const sent = (text: string) => sentValues([parameter('$1', 'integer')], { $1: text })[0]
  assert.is(sent('9007199254740993'), '9007199254740993')
  assert.is(sent('-5'), -5)
  assert.is(sent('007'), '007')
  assert.is(sentValues([parameter('$1', 'decimal')], { $1: '1.10' })[0], '1.10')
  assert.is(sentValues([parameter('$1', 'boolean')], { $1: 'TRUE' })[0], true)
})

test('what cannot be of a kind is said before it is sent', () => {
  assert.is(faultOfValue('x', parameter('$1', 'integer')), 'This takes a whole number.')
  assert.is(faultOfValue('1e3', parameter('$1', 'number')), undefined)
  assert.is(faultOfValue('maybe', parameter('$1', 'boolean')), 'This takes true or false.')
  assert.is(faultOfValue(null, parameter('$1', 'integer')), undefined)
  assert.is(faultOfValue('anything', parameter('$1')), undefined)
})

test('a value is told short', () => {
  assert.is(givenText(undefined), '…')
  assert.is(givenText(null), 'NULL')
  assert.is(givenText('12.5'), '12.5')
  assert.is(givenText('a'.repeat(30)), `'${'a'.repeat(23)}…'`)
})

test.run()
