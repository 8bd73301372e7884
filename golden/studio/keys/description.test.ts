import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withKeyStudio } from './key-studio.ts'

interface Described {
  readonly name: string
  readonly schema: { readonly type?: string; readonly maximum?: number }
}

test('the description of the interface says what the parameters of keys are', () =>
  withKeyStudio(async ({ ask }) => {
    const described = await ask('GET', '/api/openapi.json')
    const parameters = described.at('paths./api/keys.get.parameters')
    const found = Array.isArray(parameters) ? parameters : []
    const named = (name: string) => found.find((each: Described) => each.name === name)?.schema
    assert.equal(named('count'), { minimum: 1, maximum: 1000, type: 'integer' })
    assert.equal(named('database'), { minimum: 0, type: 'integer' })
    assert.is((await ask('GET', '/api/keys?count=1000')).status, 200)
    assert.is((await ask('GET', '/api/keys?count=1001')).status, 400)
    assert.is((await ask('GET', '/api/keys?count=exact')).status, 400)
  }))

test('the description of the interface says which requests start a job', () =>
  withKeyStudio(async ({ ask }) => {
    const described = await ask('GET', '/api/openapi.json')
    const statuses = (path: string) =>
      Object.keys(Object(described.at(`paths.${path}.post.responses`)))
    assert.equal(statuses('/api/kv/memory'), ['202', 'default'])
    assert.equal(statuses('/api/keys/delete'), ['200', '202', 'default'])
    assert.is((await ask('POST', '/api/kv/memory', {})).status, 202)
  }))

test('the groups of a key that is gone are not found', () =>
  withKeyStudio(async ({ ask }) => {
    const gone = await ask('GET', '/api/key/groups?key=gone')
    assert.equal([gone.status, gone.at('error.code')], [404, 'not_found'], gone.text)
  }))

test.run()
