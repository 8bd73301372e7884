import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createCommands } from './commands.ts'

test('a command can be done while a part of the page provides it', () => {
  const commands = createCommands()
  let runs = 0
  const remove = commands.provide({ 'table.reload': () => (runs += 1) })
  assert.equal(commands.available(), ['table.reload'])
  assert.ok(commands.run('table.reload'))
  remove()
  assert.not(commands.run('table.reload'))
  assert.is(runs, 1)
})

test('the part that came last is asked first, unless it cannot', () => {
  const commands = createCommands()
  const done: string[] = []
  let can = true
  commands.provide({ 'app.undo': () => done.push('page') })
  commands.provide({ 'app.undo': { run: () => done.push('dialog'), when: () => can } })
  commands.run('app.undo')
  can = false
  commands.run('app.undo')
  assert.equal(done, ['dialog', 'page'])
})

test.run()
