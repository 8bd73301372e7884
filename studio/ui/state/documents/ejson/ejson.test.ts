import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readEjson } from './read-ejson.ts'
import { EjsonFault } from './text-cursor.ts'
import { ejsonText } from './write-ejson.ts'

const canonical = (text: string) => ejsonText(readEjson(text), { style: 'canonical' })

test('canonical text comes back as it was: order of members, types and big numbers', () => {
  const text =
    '{"10":{"$numberLong":"9007199254740993"},"9":{"$numberDouble":"5.0"},"__proto__":{"b":null},"d":{"$date":{"$numberLong":"-3999"}},"u":{"$binary":{"base64":"AAECAwQFBgcICQoLDA0ODw==","subType":"04"}},"r":{"$regularExpression":{"pattern":"^a","options":"i"}},"t":{"$timestamp":{"t":5,"i":1}},"n":{"$numberDecimal":"24.90"},"m":{"$minKey":1},"c":{"$code":"x","$scope":{}}}'
  assert.is(canonical(text), text)
})

test('what the shell of MongoDB writes is read', () => {
  const text = `{ tags: 'it\\'s "x"', published: { $gte: ISODate('1843-01-01') }, _id: ObjectId("65f1c0a2e4b0a1d2c3f4a501"), n: NumberLong(5), r: /a\\/b/i, // note
    list: [1, 2.5, -3,], }`
  assert.is(
    canonical(text),
    '{"tags":"it\'s \\"x\\"","published":{"$gte":{"$date":{"$numberLong":"-4007750400000"}}},"_id":{"$oid":"65f1c0a2e4b0a1d2c3f4a501"},"n":{"$numberLong":"5"},"r":{"$regularExpression":{"pattern":"a\\\\/b","options":"i"}},"list":[{"$numberInt":"1"},{"$numberDouble":"2.5"},{"$numberInt":"-3"}]}',
  )
})

test('each style is read back to the same value', () => {
  const text =
    '{"a b":{"$numberLong":"5"},"d":{"$numberDouble":"5.0"},"x":{"$numberDecimal":"1.50"},"w":{"$date":{"$numberLong":"0"}},"o":{"$oid":"65f1c0a2e4b0a1d2c3f4a501"},"b":{"$binary":{"base64":"AAE=","subType":"80"}},"r":{"$regularExpression":{"pattern":"a/b","options":"i"}},"q":{"$in":["a",null,true]}}'
  const value = readEjson(text)
  assert.is(canonical(ejsonText(value, { style: 'shell' })), text)
  assert.is(canonical(ejsonText(value, { style: 'shell', isTall: true })), text)
  assert.is(canonical(ejsonText(value, { style: 'canonical', isTall: true })), text)
})

for (const [text, at] of [
  ['{ a: b }', 5],
  ['{ a: 1', 6],
  ['{ a: ObjectId("x") }', 5],
  ['{ a: ISODate("2023-02-29") }', 5],
  ['{} {}', 3],
  ['', 0],
] as const) {
  test(`the place of a fault is told: ${text}`, () => {
    try {
      readEjson(text)
      assert.unreachable()
    } catch (error) {
      assert.instance(error, EjsonFault)
      if (error instanceof EjsonFault) assert.is(error.at, at, error.message)
    }
  })
}

test.run()
