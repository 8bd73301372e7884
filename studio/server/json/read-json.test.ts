import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Refusal } from '../failure/refusal.ts'
import { readJson } from './read-json.ts'

function isRefused(text: string): boolean {
  try {
    readJson(text)
    return false
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'bad_request'
    throw error
  }
}

test('reads what JSON.parse reads', () => {
  const texts = [
    'null',
    ' [ ] ',
    '{"a":[1,-2.5e3,true,false,null,"x\\"y\\\\"],"b":{"c":{}}}',
    '"\\u0041\\ud83d\\ude00 \\/ \\n"',
    '0.30000000000000004',
    '[0,-0,1e2,9007199254740991,0.10,1.50E-3]',
    '"\\\\"',
  ]
  for (const text of texts)
    assert.is(JSON.stringify(readJson(text)), JSON.stringify(JSON.parse(text)), text)
})

test('refuses what is no JSON', () => {
  const texts = [
    ...['', '{', '[1,]', '{"a":1,}', "{'a':1}", '{a:1}', '01', '1.', '.5', '+1', 'NaN', 'nul'],
    ...['"a', '"\n"', '"\\x"', '"\\u12"', '[1] 2', '{"a" 1}', '\u00a01', '[1 2]', 'tru'],
  ]
  for (const text of texts) assert.ok(isRefused(text), text)
})

test('refuses numbers that JavaScript would round', () => {
  const rounded = ['9007199254740993', '1e400', '-9007199254740992', '0.12345678901234567890']
  for (const text of rounded) assert.ok(isRefused(`{"a":[${text}]}`), text)
})

test('__proto__ and constructor are names like any other, and pollute nothing (security 42)', () => {
  const read = readJson(
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"\\u005f_proto__x":2}',
  )
  assert.equal(Object.keys(Object(read)), ['__proto__', 'constructor', '__proto__x'])
  assert.is(Object.getPrototypeOf(read), null)
  assert.is(Reflect.get({}, 'polluted'), undefined)
})

test('an escaped name is the same name (security 42)', () => {
  assert.ok(isRefused('{"__proto__":1,"\\u005f_proto__":2}'))
})

test('a name that stands twice is refused (security 43)', () => {
  assert.ok(isRefused('{"a":1,"a":2}'))
  assert.not.ok(isRefused('[{"a":1},{"a":2}]'))
})

test('depth and size are refused (security 43)', () => {
  const bombs = [
    '['.repeat(100_000) + ']'.repeat(100_000),
    '{"a":'.repeat(100_000),
    `{${Array.from({ length: 1_000_000 }, (_, i) => `"k${i}":1`).join()}}`,
    `["${'\\'.repeat(5_000_000)}`,
  ]
  for (const bomb of bombs) {
    assert.ok(isRefused(bomb))
  }
  const text = `"${'x'.repeat(10_000_000)}"`
  assert.is(String(readJson(text)).length, 10_000_000)
})

test.run()
