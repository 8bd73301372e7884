import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type RedisGroup,
  startCluster,
  startOwnRedis,
  startSentinel,
  until,
} from '../../engines/redis-group.ts'
import type { Unavailable } from '../../engines/engine.ts'
import { reach, type ServerTls } from '../../engines/redis-server.ts'
import { skip } from '../../skip.ts'
import { type Certificates, makeCertificates } from '../../suites/studio/network/certificates.ts'
import { startStudio } from '../start-studio.ts'
import { addressWith, keepsKeys, refusesAddress } from './addresses.ts'
import { asker } from './key-studio.ts'

interface Secured {
  readonly made: Certificates
  readonly tls: ServerTls
  readonly group: RedisGroup
  /** The parameters of an address that the servers accept. */
  readonly files: Readonly<Record<'ca' | 'cert' | 'key', string>>
}

/** Starts servers that speak TLS alone, as long as the work lasts. */
async function withTls(
  start: (tls: ServerTls) => Promise<RedisGroup | Unavailable>,
  work: (secured: Secured) => Promise<void>,
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'quarry-tls-'))
  try {
    const made = await makeCertificates(directory)
    if (made === undefined) return skip('openssl is not installed')
    const tls = { authority: made.authority, ...made.server }
    const group = await start(tls)
    if (group.kind === 'unavailable') return skip(group.reason)
    try {
      await work({ made, tls, group, files: { ca: made.authority, ...made.client } })
    } finally {
      await group.stop()
    }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

test('a server is known by its certificate, and the studio by its own', () =>
  withTls(
    (tls) => startOwnRedis([], tls),
    async ({ made, group, files }) => {
      const { ca } = files
      await keepsKeys(addressWith(group.url, files))
      const refused = async (url: string, parameters: Record<string, string>, words: RegExp) =>
        refusesAddress(addressWith(url, parameters), words)
      await refused(group.url, { ca }, /the server asks for a certificate: add cert=FILE&key=FILE/)
      const foreign = { ca, cert: made.stranger, key: made.stranger.replace('.pem', '.key') }
      await refused(group.url, foreign, /the server does not accept the certificate of cert=FILE/)
      for (const known of [{ ...files, ca: made.stranger }, {}])
        await refused(group.url, known, /certificate.*: add ca=FILE/)
      const numeric = group.url.replace('localhost', '127.0.0.1')
      await refused(numeric, files, /altnames.*: add servername=NAME/)
      await keepsKeys(addressWith(numeric, { ...files, servername: 'localhost' }))
      await refused(group.url, { ...files, ca: '/no/such.pem' }, /the file of "ca" cannot be read/)
      await refused(
        group.url.replace('rediss', 'redis'),
        {},
        /an address with TLS begins with rediss:/,
      )
    },
  ))

test('a certificate is not asked for where the server does not want one', () =>
  withTls(
    (tls) => startOwnRedis(['--tls-auth-clients', 'no'], tls),
    ({ group, files: { ca } }) => keepsKeys(addressWith(group.url, { ca })),
  ))

test('a server without TLS is not spoken to by TLS', async () => {
  const own = await startOwnRedis()
  if (own.kind === 'unavailable') return skip(own.reason)
  try {
    await refusesAddress(
      own.url.replace('redis', 'rediss'),
      /an address without TLS begins with redis:/,
    )
  } finally {
    await own.stop()
  }
})

test('the nodes of a cluster are spoken to by TLS', () =>
  withTls(startCluster, ({ group, files }) => keepsKeys(addressWith(group.url, files))))

test('sentinels and the primary that they name are spoken to by TLS', () =>
  withTls(startSentinel, async ({ group, files, tls }) => {
    const [primary, replica] = group.servers
    const studio = await startStudio({ args: [addressWith(group.url, files)] })
    const copy = new Redis(reach(replica?.port ?? 0, tls))
    const ask = asker(studio.origin)
    const put = (value: string) =>
      ask('PUT', '/api/key?key=a', { value: { type: 'string', value }, overwrite: true })
    try {
      assert.is((await put('before')).status, 200)
      await until(async () => (await copy.get('a')) === 'before')
      await primary?.stop()
      await until(async () => (await put('after')).status === 200)
      assert.is(await copy.get('a'), 'after')
      assert.not.match(studio.output(), /Unhandled|Warning/)
    } finally {
      copy.disconnect()
      await studio.stop()
    }
  }))

test.run()
