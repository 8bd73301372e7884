import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { randomDocuments, storedTypes } from '../../fixtures/documents/random-documents.ts'
import { object } from '../../../runtime/document/bson/bson-value.ts'
import { readBson } from '../../../runtime/document/bson/read-bson.ts'
import { int } from '../../../runtime/document/bson/scalars.ts'
import { writeBson } from '../../../runtime/document/bson/write-bson.ts'
import { writeEjson } from '../../../runtime/document/ejson/write-ejson.ts'
import { type DocumentScene, withDocuments } from './document-scene.ts'

const COUNT = 2000
const ALL = '{db}/collections/all'
const COPIES = '{db}/collections/copies'

/** The bytes that a server has, by the driver. */
async function stored({ client, database }: DocumentScene, collection: string): Promise<Buffer[]> {
  const documents = client.db(database).collection(collection)
  const found = await documents.find({}, { raw: true, sort: { _id: 1 } }).toArray()
  return found.map((each) => Buffer.from(asBytes(each)))
}

function asBytes(value: object): Uint8Array {
  if (value instanceof Uint8Array) return value
  throw new Error('the driver gave no bytes')
}

function numbered(): readonly Buffer[] {
  return randomDocuments(COUNT, { seed: 7, types: storedTypes }).map((bytes, id) => {
    const members = readBson(bytes).members.map(({ name, value }) => [name, value] as const)
    return writeBson(object([['_id', int(id)], ...members.filter(([name]) => name !== '_id')]))
  })
}

test(
  '2,000 documents of all types go through find, edit, export and import and are the same bytes',
  withDocuments({ engine: 'mongodb-java' }, async (scene) => {
    const { ask } = scene
    const texts = numbered().map((bytes) => writeEjson(readBson(bytes)))
    for (let at = 0; at < COUNT; at += 500) {
      const documents = `{"documents":[${texts.slice(at, at + 500).join(',')}]}`
      const { status, text } = await ask('POST', `${ALL}/insert`, documents)
      assert.is(status, 201, text.slice(0, 300))
    }
    // What the server itself makes of a type that it does not know is not ours: this is what it has.
    const before = await stored(scene, 'all')
    assert.is(before.length, COUNT)
    const found = await ask('POST', `${ALL}/find`, { limit: 1000, json: 'text' })
    assert.equal(
      found.json.documents,
      before.slice(0, 1000).map((bytes) => writeEjson(readBson(bytes))),
    )
    let edited = 0
    for (let id = 0; id < COUNT; id += 20) {
      // The server refuses to change documents that have such names, whatever is changed.
      if (/"\$(?:set|numberInt|oid|ref|date)"|"a\.b"/.test(namesOf(before[id]))) continue
      edited += 1
      const update = { id: { $numberInt: String(id) }, set: { added: 'x' } }
      const { status, text } = await ask('POST', `${ALL}/update`, update)
      assert.is(status, 200, text)
      await ask('POST', `${ALL}/update`, { id: update.id, unset: ['added'] })
    }
    assert.ok(edited > 20, `only ${edited} documents were edited`)
    assert.ok(same(await stored(scene, 'all'), before), 'an edit has changed another member')
    for (const format of ['ejson', 'ndjson']) {
      const { text: file } = await ask('POST', `${ALL}/export`, { format })
      const imported = await ask('POST', `${COPIES}/import`, { format, text: file })
      assert.is(imported.json.inserted, COUNT, imported.text.slice(0, 300))
      assert.ok(same(await stored(scene, 'copies'), before), format)
      await ask('DELETE', `${COPIES}?confirm=copies`)
    }
  }),
)

test(
  'values go through CSV, whose columns give the order of members',
  withDocuments({ engine: 'mongodb-java' }, async (scene) => {
    const { ask } = scene
    const documents = numbered()
      .slice(0, 500)
      .map((bytes) => writeEjson(readBson(bytes)))
    await ask('POST', `${ALL}/insert`, `{"documents":[${documents.join(',')}]}`)
    const { text } = await ask('POST', `${ALL}/export`, { format: 'csv' })
    const tried = await ask('POST', `${COPIES}/import?dryRun=1`, { format: 'csv', text })
    assert.equal([tried.json.inserted, tried.json.undoId], [500, null])
    const imported = await ask('POST', `${COPIES}/import`, { format: 'csv', text })
    assert.is(imported.json.inserted, 500, imported.text.slice(0, 300))
    const sorted = (all: readonly Buffer[]) => all.map((bytes) => inOrder(bytes))
    assert.equal(sorted(await stored(scene, 'copies')), sorted(await stored(scene, 'all')))
  }),
)

test(
  'a part of a file is read to its last whole document, and faults keep all out',
  withDocuments({ engine: 'mongodb-java' }, async ({ ask, client, database }) => {
    const text = '{"_id":1}\n{"_id":2}\n{"_i'
    const part = await ask('POST', `${COPIES}/import`, { format: 'ndjson', text, more: true })
    assert.equal([part.json.inserted, part.json.consumed], [2, 20])
    const faulty = await ask('POST', `${COPIES}/import`, {
      format: 'ndjson',
      text: '{"_id":3}\n[]\n{"$oid"',
    })
    assert.equal([faulty.json.inserted, faulty.json.faultCount], [0, 2])
    const again = { format: 'ndjson', text: '{"_id":2}\n{"_id":3}' }
    assert.is((await ask('POST', `${COPIES}/import`, again)).status, 409)
    const { json } = await ask('POST', `${COPIES}/import`, { ...again, onConflict: 'skip' })
    assert.equal([json.inserted, json.skipped], [1, 1])
    assert.is(await client.db(database).collection('copies').countDocuments(), 3)
  }),
)

function same(one: readonly Buffer[], other: readonly Buffer[]): boolean {
  return (
    one.length === other.length &&
    one.every((bytes, at) => bytes.equals(other[at] ?? Buffer.alloc(0)))
  )
}

function namesOf(bytes: Buffer | undefined): string {
  return bytes === undefined ? '' : JSON.stringify(readBson(bytes).members.map(({ name }) => name))
}

function inOrder(bytes: Buffer): string {
  const { members } = readBson(bytes)
  const sorted = members.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return writeEjson({ kind: 'object', members: sorted })
}

test.run()
