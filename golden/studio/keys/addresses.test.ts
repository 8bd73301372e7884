import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type RedisGroup,
  type StartGroup,
  startCluster,
  startOwnRedis,
  startSentinel,
} from '../../engines/redis-group.ts'
import { skip } from '../../skip.ts'
import { addressWith, keepsKeys, refusesAddress } from './addresses.ts'

/** Gives servers to the work, with a client of the first, and ends them. */
async function withGroup(
  start: StartGroup,
  work: (group: RedisGroup, client: Redis) => Promise<void>,
): Promise<void> {
  const group = await start()
  if (group.kind === 'unavailable') return skip(group.reason)
  const client = new Redis(group.servers[0]?.port ?? 0, '127.0.0.1')
  try {
    await work(group, client)
  } finally {
    client.disconnect()
    await group.stop()
  }
}

test('a socket of this machine is the path of an address, with a database and an account', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'quarry socket-'))
  const socket = join(directory, 'redis.sock')
  try {
    await withGroup(
      () => startOwnRedis(['--unixsocket', socket]),
      async (_group, client) => {
        assert.ok(existsSync(socket))
        const url = `redis://${encodeURI(socket)}`
        await keepsKeys(url)
        assert.is(await client.get('a'), 'new')
        await client.flushall()
        await client.call('ACL', 'SETUSER', 'ann', 'on', '>ses:a@me', '~*', '&*', '+@all')
        await keepsKeys(`redis://ann:ses%3Aa%40me@${encodeURI(socket)}?database=7`)
        await client.select(7)
        assert.is(await client.get('a'), 'new')
        await refusesAddress('redis:///no/where.sock', /ENOENT/)
        await refusesAddress(url.replace('redis:', 'rediss:'), /has no TLS/)
      },
    )
  } finally {
    rmSync(directory, { recursive: true })
  }
})

test('an account is a user, a password or both', () =>
  withGroup(startOwnRedis, async ({ url }, client) => {
    const as = (account: string) => url.replace('://', `://${account}@`)
    const all = ['~*', '&*', '+@all']
    await client.call('ACL', 'SETUSER', 'ann', 'on', '>sesame', ...all)
    await client.call('ACL', 'SETUSER', 'open', 'on', 'nopass', ...all)
    await keepsKeys(as('ann:sesame'))
    await client.flushall()
    await keepsKeys(as('open'))
    await client.flushall()
    await client.call('CONFIG', 'SET', 'requirepass', 'sesame')
    await keepsKeys(as(':sesame'))
    await client.flushall()
    await keepsKeys(as('default:sesame'))
    await refusesAddress(url, /NOAUTH/)
    for (const account of [':wrong-sesame', 'ann:wrong-sesame', 'ann', 'nobody:sesame'])
      await refusesAddress(as(account), /WRONGPASS/)
  }))

test('a server of no cluster is not taken for one', () =>
  withGroup(startOwnRedis, ({ url }) => refusesAddress(`${url}?mode=cluster`, /cluster support/)))

test('the number of a database is the path of an address, or an option', () =>
  withGroup(startOwnRedis, async ({ url }, client) => {
    await keepsKeys(`${url}/9`)
    await client.select(9)
    assert.is(await client.get('a'), 'new')
    await client.flushall()
    await keepsKeys(`${url}?database=9`)
    assert.is(await client.get('a'), 'new')
    await refusesAddress(`${url}/900`, /DB index is out of range/)
    await refusesAddress(`${url}/first`, /the path of an address is the number of a database/)
    await refusesAddress(`${url}?db=9`, /the options of an address are mode, name, database, ca/)
    await refusesAddress(`${url}/1?database=2`, /one of them/)
  }))

test('hosts of a cluster are tried in turn, and a cluster has one database', () =>
  withGroup(startCluster, async ({ url, servers }) => {
    await keepsKeys(url.replace('://', '://127.0.0.1:1,'))
    await refusesAddress(url.replace('/?', '/1?'), /cluster/)
    await refusesAddress('redis://127.0.0.1:1,127.0.0.1:2/?mode=cluster', /ECONNREFUSED/)
    await refusesAddress(url.replace('://', '://ann:wrong-sesame@'), /WRONGPASS/)
    const [first] = servers
    await refusesAddress(`redis://127.0.0.1:${first?.port},127.0.0.1:1`, /several hosts need/)
  }))

test('sentinels have accounts of their own, and are asked in turn', () =>
  withGroup(startSentinel, async ({ url, servers }, client) => {
    const [, , watching] = servers
    const sentinel = new Redis(watching?.port ?? 0, '127.0.0.1')
    try {
      await keepsKeys(url.replace('://', '://127.0.0.1:1,'))
      await client.flushall()
      await refusesAddress(url.replace('name=main', 'name=other'), /no primary is named other/)
      await refusesAddress(url.replace('&name=main', ''), /which primary it means/)
      await refusesAddress('redis://127.0.0.1:1/?mode=sentinel&name=main', /ECONNREFUSED/)
      await sentinel.call('ACL', 'SETUSER', 'eve', 'on', '>sesame', '+@all', '&*')
      await sentinel.call('ACL', 'SETUSER', 'default', '>sesame')
      await refusesAddress(url, /NOAUTH/)
      await refusesAddress(addressWith(url, { sentinelPassword: 'wrong-sesame' }), /WRONGPASS/)
      await keepsKeys(addressWith(url, { sentinelPassword: 'sesame' }))
      await client.flushall()
      await keepsKeys(addressWith(url, { sentinelUsername: 'eve', sentinelPassword: 'sesame' }))
    } finally {
      sentinel.disconnect()
    }
  }))

test.run()
