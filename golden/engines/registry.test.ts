import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engineNames } from './engine.ts'
import { allowedEngines, testEngine } from './registry.ts'

test('without QUARRY_ENGINES every engine may be used', () => {
  assert.equal(allowedEngines(undefined), engineNames)
  assert.equal(allowedEngines(''), engineNames)
})

test('QUARRY_ENGINES is a list with commas', () => {
  assert.equal(allowedEngines('sqlite, postgresql-18'), ['sqlite', 'postgresql-18'])
})

test('an unknown name is an error, not an engine less', () => {
  assert.throws(() => allowedEngines('sqlite,postgres'), /no engine "postgres"/)
})

test('an engine that is left out is not looked for', async () => {
  const before = process.env.QUARRY_ENGINES
  process.env.QUARRY_ENGINES = 'sqlite'
  try {
    const outcome = await testEngine('mysql').find()
    assert.equal(outcome, { kind: 'unavailable', reason: 'left out by QUARRY_ENGINES' })
    assert.is((await testEngine('sqlite').find()).kind, 'found')
  } finally {
    if (before === undefined) delete process.env.QUARRY_ENGINES
    else process.env.QUARRY_ENGINES = before
  }
})

test('every engine is registered under its own name', () => {
  assert.equal(
    engineNames.map((name) => testEngine(name).name),
    engineNames,
  )
})

test.run()
