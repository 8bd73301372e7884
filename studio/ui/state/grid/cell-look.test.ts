import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Column } from '../../../api/tables.ts'
import { bytesOf, cellLook, sizeTag } from './cell-look.ts'

const column = (kind: Column['kind']): Column => ({
  name: 'c',
  type: kind,
  kind,
  nullable: true,
  primaryKey: false,
  generated: false,
  identity: false,
  default: null,
  addressable: true,
  ordered: true,
  comment: null,
})

const look = (kind: Column['kind'], value: Parameters<typeof cellLook>[1]) =>
  cellLook(column(kind), value, undefined)

test('NULL, the empty text and JSON null look different', () => {
  assert.equal(look('text', null), { look: 'null' })
  assert.equal(look('text', ''), { look: 'blank' })
  assert.equal(look('text', 'NULL'), { look: 'text', text: 'NULL' })
  assert.equal(look('json', 'null'), { look: 'code', text: 'null' })
})

test('a cell has one line', () => {
  assert.equal(look('text', 'a\r\nb\nc\td'), { look: 'text', text: 'a⏎b⏎c⇥d' })
})

test('the booleans of SQLite are booleans', () => {
  assert.equal(look('boolean', 1), { look: 'boolean', value: true })
  assert.equal(look('boolean', false), { look: 'boolean', value: false })
  assert.equal(look('boolean', 2), { look: 'text', text: '2' })
})

test('a moment is shown as it is stored', () => {
  const moment = { look: 'moment', date: '2026-03-14', time: '22:11:26+00' }
  assert.equal(look('timestamp', '2026-03-14 22:11:26+00'), moment)
  assert.equal(look('timestamp', 'infinity'), { look: 'text', text: 'infinity' })
})

test('bytes are shown in hexadecimal with their size', () => {
  const png = { look: 'binary', text: '89 50 4e 47', size: '4 bytes' }
  assert.equal(look('binary', 'iVBORw=='), png)
  assert.equal([...bytesOf('iVBORwA')], [0x89, 0x50, 0x4e])
})

test('a cut value has the size of the whole one', () => {
  const note = { row: 0, column: 'c', truncated: true as const, size: 123_456 }
  assert.is(sizeTag(column('text'), note), '123,456 chars')
  assert.is(sizeTag(column('binary'), note), '123 kB')
  assert.is(sizeTag(column('text'), undefined), undefined)
})

test.run()
