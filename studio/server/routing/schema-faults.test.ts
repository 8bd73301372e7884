import { Type } from '@sinclair/typebox'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findDocuments } from '../../api/documents/documents.ts'
import { documentExport } from '../../api/documents/transfers.ts'
import { editKey } from '../../api/keys/edits.ts'
import { filter } from '../../api/pages.ts'
import { schemaFaults } from './schema-faults.ts'

function told(schema: Parameters<typeof schemaFaults>[0], value: unknown): readonly string[] {
  return [...schemaFaults(schema, value)].map(({ path, message }) => `${path}: ${message}`)
}

test('what is missing, unknown or of another kind is said once a place', () => {
  assert.equal(told(documentExport, { filter: 5, ids: [], limit: 0, more: 1, 'a/b': 1 }), [
    'format: this is missing',
    'more: there is no member of this name here',
    'a/b: there is no member of this name here',
    'filter: this has to be an object or text',
    'limit: this has to be a whole number of at least 1',
    'ids: this list is empty',
  ])
  assert.equal(told(documentExport, { format: 'xml', guard: 'yes', fields: [1] }), [
    'format: this has to be "ejson", "ndjson" or "csv"',
    'fields.0: this has to be text',
    'guard: this has to be true or false',
  ])
  assert.equal(told(documentExport, null), [': this has to be an object with "format"'])
  assert.equal(told(findDocuments, { limit: 1001 }), [
    'limit: this has to be a whole number from 1 to 1000',
  ])
})

test('of several forms the one that is meant is judged, and where none is, they are named', () => {
  const edits = (edit: unknown) => told(editKey, { edits: [edit] })
  assert.equal(edits({ op: 'hash.set', field: 'a', value: { value: 'b', encoding: 'hex' } }), [
    'edits.0.value.encoding: this has to be "base64"',
  ])
  assert.equal(edits({ op: 'list.push', value: 'a', end: 'left', index: 1 }), [
    'edits.0.index: there is no member of this name here',
    'edits.0.end: this has to be "head" or "tail"',
  ])
  assert.match(edits({ op: 'hash.get' })[0] ?? '', /^edits\.0\.op: this has to be "string\.set", /)
  assert.equal(edits({ op: 'set.add', member: 5 }), [
    'edits.0.member: this has to be text or an object with "value"',
  ])
  assert.equal(told(filter, { and: [{ column: 5, op: '=' }] }), [
    'and.0.column: this has to be text',
  ])
  assert.match(told(filter, { nor: [] })[0] ?? '', /an object with "and", an object with "or"/)
})

test('the form of a text is said', () => {
  const schema = Type.Object({
    name: Type.String({ pattern: '^[a-z]+$' }),
    short: Type.String({ maxLength: 1 }),
    long: Type.String({ minLength: 2 }),
    few: Type.Array(Type.String(), { maxItems: 1 }),
  })
  assert.equal(told(schema, { name: 'A', short: 'ab', long: 'a', few: ['a', 'b'] }), [
    'name: this does not have the form ^[a-z]+$',
    'short: this has to have at most 1 character',
    'long: this has to have at least 2 characters',
    'few: this list has to have at most 1 element',
  ])
})

test.run()
