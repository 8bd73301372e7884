import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isProtocolType, protocolText } from './protocol-types.ts'

function check(
  columnType: number,
  flags: number,
  right: readonly string[],
  wrong: readonly string[],
) {
  const column = { name: 'c', columnType, flags }
  for (const type of right) assert.ok(isProtocolType(type, column), type)
  for (const type of wrong) assert.not(isProtocolType(type, column), type)
}

test('tells types apart', () => {
  check(8, 32, ['bigint unsigned'], ['bigint', 'int unsigned'])
  check(246, 0, ['decimal(10,2)'], ['decimal(10,2) unsigned', 'double'])
  check(254, 256, [`enum('a')`], ['char(1)', `set('a')`])
  check(252, 128, ['blob', 'longtext'], ['varchar(10)', 'json'])
  check(252, 0, ['text'], ['blob', 'json'])
  check(245, 128, ['json'], ['longtext'])
})

test('goes by the extended metadata of MariaDB', () => {
  const told = (type: string, columnType: number, extended: string) =>
    isProtocolType(type, { name: 'c', columnType, flags: 128, extended })
  assert.ok(told('json', 253, 'json'))
  assert.not(told('varchar(10)', 253, 'json'))
  assert.ok(told('uuid', 254, 'uuid'))
  assert.not(told('char(36)', 254, 'uuid'))
  assert.ok(told('geometry', 255, 'point'))
})

test('writes what the protocol says', () => {
  assert.is(protocolText({ name: 'c', columnType: 3, flags: 32 }), 'int unsigned')
  assert.is(protocolText({ name: 'c', columnType: 15, flags: 0 }), 'varchar|varbinary')
})

test.run()
