import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { withKeyStudio } from './key-studio.ts'

/** By each of these a careless studio would write, wait or end the server. */
const refused = [
  ['MONITOR'],
  ['SUBSCRIBE', 'news'],
  ['BLPOP', 'list', '0'],
  ['XREAD', 'BLOCK', '0', 'STREAMS', 's', '$'],
  ['SHUTDOWN', 'NOSAVE'],
  ['DEBUG', 'SLEEP', '5'],
  ['CONFIG', 'SET', 'dir', '/tmp'],
  ['config', 'get', 'requirepass'],
  ['SCRIPT', 'FLUSH'],
  ['EVAL', "return redis.call('SET','x','1')", '0'],
  ['FCALL', 'f', '0'],
  ['FLUSHALL'],
  ['FLUSHDB'],
  ['MODULE', 'LOAD', '/tmp/x.so'],
  ['SLAVEOF', '127.0.0.1', '1'],
  ['REPLICAOF', 'NO', 'ONE'],
  ['MIGRATE', '127.0.0.1', '1', 'k', '0', '10'],
  ['ACL', 'SETUSER', 'ann'],
  ['CLIENT', 'KILL', 'TYPE', 'normal'],
  ['KEYS', '*'],
  ['SAVE'],
  ['SWAPDB', '0', '1'],
  ['MULTI'],
  ['WAIT', '1', '0'],
  ['SELECT', '0'],
] as const

test('the console does not send what ends, blocks or empties the server (security 50)', async () => {
  await withKeyStudio(async ({ ask, client }) => {
    await client.set('kept', '1')
    for (const args of refused) {
      const answer = await ask('POST', '/api/command', { args, confirm: args[0] })
      assert.equal([answer.status, answer.at('error.code')], [403, 'forbidden'], args.join(' '))
    }
    assert.is(await client.get('kept'), '1')
  })
})

test('with --allow-dangerous a gated command is confirmed by its name', async () => {
  await withKeyStudio(
    async ({ ask, client }) => {
      await client.set('kept', '1')
      const send = (confirm?: string) =>
        ask('POST', '/api/command', { args: ['FLUSHDB'], ...(confirm && { confirm }) })
      assert.is((await send()).status, 428)
      assert.is((await send('FLUSHALL')).status, 428)
      assert.is(await client.exists('kept'), 1)
      assert.is((await send('FLUSHDB')).status, 200)
      assert.is(await client.exists('kept'), 0)
      assert.is(
        (await ask('POST', '/api/command', { args: ['MONITOR'], confirm: 'MONITOR' })).status,
        403,
      )
    },
    { args: ['--allow-dangerous'] },
  )
})

test('what stands in a command is data (security 50)', async () => {
  await withKeyStudio(async ({ ask, client }) => {
    const key = 'a\r\nDEL kept\r\n'
    await client.set('kept', '1')
    const answer = await ask('POST', '/api/command', { args: ['SET', key, 'x\r\nFLUSHALL\r\n'] })
    assert.is(answer.at('reply.value'), 'OK')
    assert.equal([await client.get(key), await client.get('kept')], ['x\r\nFLUSHALL\r\n', '1'])
    const odd = await ask('POST', '/api/command', { args: ['SET\r\nFLUSHALL', 'a'] })
    assert.is(odd.at('reply.kind'), 'unknown-command')
  })
})

test('a read-only studio writes nothing, by no route and no command (security 51)', async () => {
  await withKeyStudio(
    async ({ ask, client }) => {
      await client.set('kept', '1')
      const writes = [
        ['SET', 'kept', '2'],
        ['DEL', 'kept'],
        ['GETEX', 'kept', 'EX', '1'],
        ['GETDEL', 'kept'],
        ['EXPIRE', 'kept', '1'],
        ['SORT', 'kept', 'STORE', 'b'],
        ['PUBLISH', 'news', 'x'],
        ['EVAL', "return redis.call('DEL','kept')", '0'],
        ['EVAL_RO', 'return 1', '0'],
        ['FCALL', 'f', '0'],
        ['SCRIPT', 'LOAD', 'return 1'],
        ['CONFIG', 'SET', 'maxmemory', '1'],
        ['BITFIELD', 'kept', 'SET', 'u8', '0', '1'],
      ]
      for (const args of writes) {
        const answer = await ask('POST', '/api/command', { args, confirm: `${args[0]}` })
        assert.is(answer.status, 403, args.join(' '))
      }
      const value = { type: 'string', value: '2' }
      const edits = [{ op: 'string.set', value: '2' }]
      const asked = [
        await ask('PUT', '/api/key?key=kept', { value, overwrite: true }),
        await ask('PATCH', '/api/key?key=kept', { ttl: 1 }),
        await ask('DELETE', '/api/key?key=kept'),
        await ask('POST', '/api/key/edit?key=kept', { edits }),
        await ask('POST', '/api/keys/delete', { keys: ['kept'] }),
        await ask('POST', '/api/keys/delete', { match: '*', confirm: '*' }),
        await ask('POST', '/api/keys/import', { text: '' }),
      ]
      for (const { status, text } of asked) {
        assert.is(status, 403)
        assert.match(text, '"read_only"')
      }
      assert.equal([await client.get('kept'), await client.pttl('kept')], ['1', -1])
      assert.is(
        (await ask('POST', '/api/command', { args: ['GET', 'kept'] })).at('reply.value'),
        '1',
      )
      assert.is((await ask('POST', '/api/keys/delete', { match: '*', dryRun: true })).status, 202)
      assert.is((await ask('GET', '/api/meta')).at('readOnly'), true)
    },
    { args: ['--read-only', '--allow-dangerous'] },
  )
})

test('no answer holds a text of the server, and no log a value (security 58)', async () => {
  await withKeyStudio(async ({ ask, client, studio }) => {
    await client.set('text', 'secret value')
    const kinds = [
      [['LPUSH', 'text', 'x'], 'wrong-type'],
      [['INCR', 'text'], 'value'],
      [['GET'], 'arity'],
      [['NOPE'], 'unknown-command'],
      [['SET', 'a', 'b', 'NEVER'], 'syntax'],
      [['RESTORE', 'x', '0', 'none'], 'value'],
      [['XADD', 'stream', '0-0', 'a', 'b'], 'value'],
    ] as const
    for (const [args, kind] of kinds) {
      const answer = await ask('POST', '/api/command', { args })
      assert.equal(
        [answer.at('reply.type'), answer.at('reply.kind')],
        ['error', kind],
        args.join(' '),
      )
      assert.not.match(answer.text, /WRONGTYPE|ERR |ioredis|127\.0\.0\.1/)
    }
    const missing = await ask('GET', '/api/keys?database=9999')
    assert.is(missing.status, 404)
    assert.not.match(studio.output(), /secret value/)
    const [, version = 'none'] = /redis_version:(\S+)/.exec(await client.info('server')) ?? []
    assert.match(studio.output(), version)
  })
})

test('a measurement of memory that is refused at once says of how many keys', async () => {
  await withKeyStudio(
    async ({ ask, client }) => {
      await client.set('other', '1')
      const job = await ask('POST', '/api/kv/memory', {})
      const path = `/api/jobs/${job.at('job.id')}`
      await eventually(
        async () => (await ask('GET', path)).at('state'),
        (state) => state === 'failed',
      )
      const failed = await ask('GET', path)
      assert.equal([failed.at('scanned'), failed.at('total')], [0, 1])
    },
    { user: { name: 'guest', rules: ['~*', '+@all', '-memory'] } },
  )
})

test('a user who may not ask what commands there are is told so by the console', async () => {
  await withKeyStudio(
    async ({ ask }) => {
      const refused = await ask('POST', '/api/command', { args: ['GET', 'a'] })
      const message = 'the user of the address may not run COMMAND'
      assert.equal([refused.status, refused.at('error.details.0.message')], [403, message])
    },
    { user: { name: 'guest', rules: ['~*', '+@all', '-command'] } },
  )
})

test('a user of an access list sees and does what it may', async () => {
  await withKeyStudio(
    async ({ ask, client }) => {
      await client.set('shop:1', '1')
      assert.is((await ask('GET', '/api/key?key=shop:1')).at('value.value.value'), '1')
      const denied = await ask('DELETE', '/api/key?key=shop:1')
      assert.equal([denied.status, denied.at('error.message')], [403, 'permission denied'])
      const may = 'the user of the address may not'
      assert.is(denied.at('error.details.0.message'), `${may} run UNLINK`)
      const other = await ask('GET', '/api/key?key=other')
      assert.equal(
        [other.status, other.at('error.details.0.message')],
        [403, `${may} reach this key`],
      )
      await client.set('other', '1')
      for (const path of ['/api/keys', '/api/keys/tree']) {
        const listed = await ask('GET', path)
        assert.match(listed.text, /"key":"other","type":"unreachable","ttl":null/, path)
      }
      const details = await ask('POST', '/api/keys/details', { keys: ['other', 'shop:1'] })
      assert.equal([details.at('keys.0.length'), details.at('keys.1.length')], [null, 1])
    },
    {
      user: {
        name: 'clerk',
        rules: [
          '~shop:*',
          '+@read',
          '+@connection',
          '+@keyspace',
          '-@dangerous',
          '-@write',
          '+info',
          '+command',
          '+memory',
          '+watch',
          '+multi',
          '+exec',
          '+object',
        ],
      },
    },
  )
})

test.run()
