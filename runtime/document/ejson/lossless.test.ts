import { BSON } from 'mongodb'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { everyType, randomDocuments } from '../../../golden/fixtures/documents/random-documents.ts'
import { readBson } from '../bson/read-bson.ts'
import { decimalBytes, decimalText } from '../bson/decimal-text.ts'
import { writeBson } from '../bson/write-bson.ts'
import { MalformedEjson } from './malformed-ejson.ts'
import { readEjson, readEjsonDocument } from './read-ejson.ts'
import { writeEjson } from './write-ejson.ts'

const documents = randomDocuments(2000, { seed: 18, types: everyType })

test('2,000 documents of all types are the same bytes again', () => {
  for (const bytes of documents) {
    const text = writeEjson(readBson(bytes))
    assert.ok(writeBson(readEjsonDocument(text)).equals(bytes), text)
  }
})

test('what the library reads of the text is what it reads of the bytes, where it can', () => {
  const options = { promoteValues: false, bsonRegExp: true } as const
  let compared = 0
  for (const bytes of documents) {
    const ours = writeEjson(readBson(bytes))
    if (ours.includes('"_bsontype"')) continue
    const known = BSON.EJSON.stringify(BSON.deserialize(bytes, options), { relaxed: false })
    if (ours.includes('"$document"') || isBeyondLibrary(known, bytes)) continue
    compared += 1
    assert.is(ours, known)
  }
  assert.ok(compared > 200, `only ${compared} documents could be compared`)
})

/** The library loses something of the document: then there is nothing to compare with. */
function isBeyondLibrary(known: string, bytes: Uint8Array): boolean {
  try {
    return !Buffer.from(
      BSON.serialize(BSON.EJSON.deserialize(JSON.parse(known), { relaxed: false })),
    ).equals(bytes)
  } catch {
    return true
  }
}

test('integer-like names keep their order, which the library does not keep', () => {
  const text = '{"10":{"$numberInt":"1"},"9":{"$numberInt":"2"}}'
  assert.is(writeEjson(readEjson(text)), text)
  assert.not(BSON.EJSON.stringify(BSON.EJSON.parse(text), { relaxed: false }) === text)
})

test('decimals are read and written as the library does', () => {
  const texts = [
    '0',
    '-0',
    '1',
    '-1.50',
    '1E+3',
    '0.000001',
    '1E-7',
    '9.999E+6144',
    '1E-6176',
    'NaN',
    '-Infinity',
  ]
  for (const text of texts) {
    const known = BSON.Decimal128.fromString(text)
    assert.equal(decimalBytes(text), Buffer.from(known.bytes), text)
    assert.is(decimalText(Buffer.from(known.bytes)), known.toString())
  }
  assert.is(decimalBytes('1.2.3'), undefined)
  assert.is(decimalBytes('12345678901234567890123456789012345'), undefined)
})

test('numbers are the smallest type that holds them', () => {
  const read = (text: string) => writeEjson(readEjson(text))
  assert.is(read('5'), '{"$numberInt":"5"}')
  assert.is(read('5.0'), '{"$numberDouble":"5.0"}')
  assert.is(read('3000000000'), '{"$numberLong":"3000000000"}')
  assert.is(read('-0'), '{"$numberDouble":"-0.0"}')
})

test('what cannot be a value is refused', () => {
  const faulty = [
    ...[
      '{"a":1,"a":2}',
      '{"$oid":"x"}',
      '{"$numberInt":"2147483648"}',
      '{"$date":"yesterday"}',
      '{"$date":"2024-02-31T00:00:00Z"}',
    ],
    ...['12345678901234567890', '{"a":', '[1,]', '{"a":"\\ud800"}', '{"a\\u0000":1}', '1e999'],
    ...['{"$binary":{"base64":"!","subType":"00"}}', '['.repeat(100_000)],
  ]
  for (const text of faulty)
    assert.throws(
      () => readEjson(text),
      (error: unknown) => error instanceof MalformedEjson,
      text.slice(0, 50),
    )
})

test('values are read by what people write as well', () => {
  const read = (text: string) => writeEjson(readEjson(text))
  assert.is(read('{"$date":"2020-01-01T00:00:00Z"}'), '{"$date":{"$numberLong":"1577836800000"}}')
  assert.match(read('{"$uuid":"00112233-4455-6677-8899-aabbccddeeff"}'), '"subType":"04"')
  assert.is(writeEjson(readEjson('{"a":{"$numberDouble":"1"}}'), 'relaxed'), '{"a":1.0}')
  assert.is(read('{"$document":{"$numberInt":"5"}}'), '{"$document":{"$numberInt":"5"}}')
})

test.run()
