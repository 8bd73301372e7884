import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cellNames } from './cells.ts'
import { driverNames, readOptions } from './options.ts'

test('everything is measured if nothing is said', () => {
  const { drivers, cells } = readOptions([]) ?? {}
  assert.equal(drivers, driverNames)
  assert.equal(cells, cellNames)
})

test('drivers, cells and the effort are taken from the arguments', () => {
  assert.equal(
    readOptions(['mysql2', 'pg', '--only', 'batch,point', '--rounds', '3', '--ms', '20']),
    {
      ...{ drivers: ['pg', 'mysql2'], cells: ['point', 'batch'] },
      ...{ rounds: 3, milliseconds: 20, json: undefined },
    },
  )
})

test('what does not exist is refused', () => {
  assert.is(readOptions(['oracle']), undefined)
  assert.is(readOptions(['--only', 'points']), undefined)
  assert.is(readOptions(['--rounds', '0']), undefined)
  assert.is(readOptions(['--ms', 'short']), undefined)
})

test.run()
