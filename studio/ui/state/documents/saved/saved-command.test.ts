import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { PLAIN_VIEW } from '../find/find-view.ts'
import { aggregateCommand, commandLine, findCommand, readCommand } from './saved-command.ts'

const address = { database: 'shop', collection: 'books' }

test('a pipeline becomes a command and comes back, with the stages that are off', () => {
  const stages = [
    { operator: '$match', body: '{ year: 1910 }', isOn: true },
    { operator: '$limit', body: '5', isOn: false },
  ]
  const text = aggregateCommand(address, stages)
  assert.equal(readCommand(text), { kind: 'aggregate', address, stages })
})

test('a query becomes a command and comes back', () => {
  const view = { ...PLAIN_VIEW, filter: '{ year: 1910 }', sort: '{ _id: -1 }', limit: 20 }
  const read = readCommand(findCommand(address, view))
  assert.equal(read, { kind: 'find', address, view })
  assert.is(read && commandLine(read), '{ year: 1910 }, sort { _id: -1 }')
})

test('comments of a query hide nothing of its command', () => {
  const view = { ...PLAIN_VIEW, filter: '{ year: 1910 } // old ones', sort: '{ _id: -1 }' }
  const read = readCommand(findCommand(address, view))
  assert.equal(read, { kind: 'find', address, view: { ...view, filter: '{ year: 1910 }' } })
})

test('what the history keeps is read, and nothing else', () => {
  const kept = '{"aggregate":"books","pipeline":[{"$limit":{"$numberInt":"5"}}],"$db":"shop"}'
  const read = readCommand(kept)
  assert.is(read && commandLine(read), '$limit')
  assert.is(readCommand('select 1'), undefined)
  assert.is(readCommand('{ find: "books" }'), undefined)
})

test.run()
