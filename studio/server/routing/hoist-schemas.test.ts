import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hoistSchemas } from './hoist-schemas.ts'

test('a schema that holds itself stands once, and is referred to', () => {
  const tree = { $id: 'Tree', properties: { left: { $ref: 'Tree' }, leaf: { type: 'string' } } }
  assert.equal(hoistSchemas({ a: { schema: tree }, b: [tree] }), {
    members: {
      a: { schema: { $ref: '#/components/schemas/Tree' } },
      b: [{ $ref: '#/components/schemas/Tree' }],
    },
    schemas: {
      Tree: {
        properties: { left: { $ref: '#/components/schemas/Tree' }, leaf: { type: 'string' } },
      },
    },
  })
})

test('references that lead somewhere already stay', () => {
  const members = { a: { $ref: '#/components/schemas/Error' } }
  assert.equal(hoistSchemas(members), { members, schemas: {} })
})

test.run()
