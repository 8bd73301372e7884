import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import { editText } from './edit-text.ts'

const key = {
  name: 'one',
  columns: ['k'],
  references: { schema: 'main', relation: 'p', columns: ['k'] },
  onDelete: 'cascade',
  onUpdate: 'no-action',
} as const

const relation: Relation = {
  ...{ kind: 'table', schema: 'main', name: 'c', columns: [], primaryKey: undefined },
  ...{ uniqueKeys: [], foreignKeys: [key], checks: [], indexes: [] },
  ...{ comment: undefined, place: undefined },
} as const

test('foreign keys do nothing in a session of a server that is set to mind none', async () => {
  const session = (checks: string): Queryable => ({
    query: async () => ({
      ...{ columns: [], rows: [[checks]], rowCount: 1, truncated: false, command: 'SELECT' },
    }),
  })
  assert.is(await editText.keyAction?.(session('0'), relation, key), 'idle')
  assert.is(await editText.keyAction?.(session('1'), relation, key), 'acts')
})

test.run()
