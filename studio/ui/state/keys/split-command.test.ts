import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { splitCommand } from './split-command.ts'

test('a line is split at blanks, and quotes keep them', () => {
  assert.equal(splitCommand('  GET  a '), ['GET', 'a'])
  assert.equal(splitCommand(`SET "a b" 'it\\'s' x"y`), ['SET', 'a b', "it's", 'x"y'])
  assert.equal(splitCommand('SET a "1\\n\\x41"'), ['SET', 'a', '1\nA'])
  assert.equal(splitCommand('SET a ""'), ['SET', 'a', ''])
  assert.equal(splitCommand(''), [])
})

test('bytes that are no text are sent as the bytes that they are', () => {
  assert.equal(splitCommand('SET a "\\xff\\x00"'), [
    'SET',
    'a',
    { value: '/wA=', encoding: 'base64' },
  ])
  assert.equal(splitCommand('SET a "\\xc3\\xa9 é \\q"'), ['SET', 'a', 'é é q'])
})

test('a quote that is not closed is told apart', () => {
  assert.is(splitCommand('SET a "b'), undefined)
})

test.run()
