import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { deniedAct } from './denied-act.ts'

test('what a user may not do is read from the words of each version, and nothing else', () => {
  for (const [said, act] of [
    ["NOPERM this user has no permissions to run the 'dbsize' command", 'run DBSIZE'],
    ["NOPERM User few has no permissions to run the 'config|get' command", 'run CONFIG GET'],
    ["NOPERM this user has no permissions to run the 'get' command or its subcommand", 'run GET'],
    ['NOPERM No permissions to access a key', 'reach this key'],
    [
      'NOPERM this user has no permissions to access one of the keys used as arguments',
      'reach this key',
    ],
    ['NOPERM No permissions to access a channel', 'use this channel'],
    ["NOPERM User few has no permissions to run the '<b>' command", undefined],
    ["ERR you may not run the 'get' command", undefined],
  ] as const)
    assert.is(deniedAct(said), act, said)
})

test.run()
