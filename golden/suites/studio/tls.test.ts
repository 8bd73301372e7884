import { chownSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ConnectionFailed } from '../../../runtime/connection-failed.ts'
import { addressIn, isAddress, openDatabase } from '../../../runtime/registry.ts'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { type Certificates, makeCertificates } from './network/certificates.ts'
import { withOwnServer } from './network/own-server.ts'

const settings = { readOnly: false, connections: 1, statementTimeout: 20_000 }
const SECRET = 'p4ss-w0rd'

/** The first value of a query at the address with parameters. */
async function valueAt(url: string, parameters: Parameters, sql: string): Promise<string> {
  const { database } = await openDatabase(withParameters(url, parameters), settings)
  try {
    const { rows } = await database.query({ sql, parameters: [] })
    return String(rows[0]?.at(-1))
  } finally {
    await database.close()
  }
}

type Parameters = Readonly<Record<string, string>>

function withParameters(url: string, parameters: Parameters): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  return address.href
}

/** The address is refused with one line that shows no secret. */
async function refused(url: string, parameters: Parameters, reason: RegExp): Promise<void> {
  const address = new URL(withParameters(url, parameters))
  address.password = SECRET
  try {
    const { database } = await openDatabase(address.href, settings)
    await database.close()
  } catch (error) {
    assert.instance(error, ConnectionFailed)
    const message = error instanceof Error ? error.message : ''
    assert.match(message, reason)
    assert.not.match(message, '\n')
    assert.not.match(message, SECRET)
    return
  }
  assert.unreachable(`it is opened with ${JSON.stringify(parameters)}`)
}

const IS_ENCRYPTED = 'select ssl::text from pg_stat_ssl where pid = pg_backend_pid()'

/** Has the server speak TLS, and ask its users for a certificate where it is told to. */
async function secure(url: string, { authority, server }: Certificates, rules: string) {
  const { database } = await openDatabase(url, settings)
  const run = (sql: string) => database.query({ sql, parameters: [] })
  const { rows } = await run('show data_directory')
  const directory = String(rows[0]?.[0])
  const files = { ssl_cert_file: server.cert, ssl_key_file: server.key, ssl_ca_file: authority }
  for (const [setting, file] of Object.entries(files)) {
    const own = join(directory, `${setting}.pem`)
    copyFileSync(file, own)
    const { uid, gid } = statSync(directory)
    chownSync(own, uid, gid)
    await run(`alter system set ${setting} = '${own}'`)
  }
  writeFileSync(join(directory, 'pg_hba.conf'), rules)
  await run('alter system set ssl = on')
  await run('select pg_reload_conf()')
  await database.close()
  // The server reads its files a moment after it was told to.
  await new Promise((resolve) => setTimeout(resolve, 500))
}

const RULES = `hostssl all certified all cert
host all all all trust
`

test('the modes of TLS mean what libpq says: postgresql', () =>
  withOwnServer('postgresql-15', async ({ url }) => {
    const directory = mkdtempSync(join(tmpdir(), 'quarry-tls-'))
    try {
      const made = await makeCertificates(directory)
      if (made === undefined) return skip('openssl is not installed')
      await valueAt(url, {}, 'create role certified login')
      await secure(url, made, RULES)
      await checkModes(url.replace('127.0.0.1', 'localhost'), made)
    } finally {
      rmSync(directory, { recursive: true })
    }
  }))

async function checkModes(url: string, made: Certificates): Promise<void> {
  const { authority: sslrootcert, stranger, client } = made
  const numeric = url.replace('localhost', '127.0.0.1')
  for (const sslmode of ['allow', 'prefer', 'require'])
    assert.is(await valueAt(url, { sslmode }, IS_ENCRYPTED), 'true', sslmode)
  assert.is(await valueAt(url, { sslmode: 'disable' }, IS_ENCRYPTED), 'false')
  assert.is(await valueAt(url, { sslmode: 'verify-full', sslrootcert }, IS_ENCRYPTED), 'true')
  assert.is(await valueAt(url, { sslrootcert }, IS_ENCRYPTED), 'true')
  assert.is(await valueAt(numeric, { sslmode: 'verify-ca', sslrootcert }, IS_ENCRYPTED), 'true')
  await refused(numeric, { sslmode: 'verify-full', sslrootcert }, /not in the cert's list|altnames/)
  for (const sslmode of ['require', 'verify-ca', 'verify-full'])
    await refused(url, { sslmode, sslrootcert: stranger }, /self-signed|unable to verify|issuer/)
  await refused(url, { sslmode: 'verify-full' }, /self-signed|unable to verify|issuer/)
  const missing = join(tmpdir(), 'no-such-file.pem')
  await refused(url, { sslmode: 'verify-full', sslrootcert: missing }, /"sslrootcert" cannot be/)
  await refused(url, { sslmode: 'encrypted' }, /sslmode is one of/)
  const user = new URL(url)
  user.username = 'certified'
  await refused(user.href, { sslmode: 'require' }, /certificate/)
  const files = { sslmode: 'require', sslcert: client.cert, sslkey: client.key }
  assert.is(await valueAt(user.href, files, 'select current_user'), 'certified')
}

test('a server without TLS is spoken to without it where that is allowed: postgresql', async () => {
  const fresh = await freshDatabase('postgresql-18')
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const { url } = fresh
  for (const sslmode of ['allow', 'prefer'])
    assert.is(await valueAt(url, { sslmode }, IS_ENCRYPTED), 'false', sslmode)
  await refused(url, { sslmode: 'require' }, /does not support SSL/)
  await fresh.drop()
})

test('a socket of this machine is the host of an address: postgresql', async () => {
  const fresh = await freshDatabase('postgresql-15')
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const directory = mkdtempSync(join(tmpdir(), 'quarry-socket-'))
  const { port, pathname } = new URL(fresh.url)
  const socket = createServer((client) => {
    const server = connect(Number(port), '127.0.0.1')
    client.pipe(server).pipe(client)
    for (const each of [client, server]) each.on('error', () => each.destroy())
  })
  await new Promise<void>((resolve) => socket.listen(join(directory, '.s.PGSQL.5432'), resolve))
  try {
    const sql = 'select current_database()'
    const query = `host=${encodeURIComponent(directory)}`
    for (const authority of ['postgres@localhost', 'postgres@'])
      assert.is(
        await valueAsWritten(`postgres://${authority}${pathname}?${query}`, sql),
        pathname.slice(1),
      )
    const url = `postgres://postgres@${encodeURIComponent(directory)}${pathname}?sslmode=require`
    assert.is(await valueAsWritten(url, sql), pathname.slice(1))
    await refused(`postgres://postgres@localhost${pathname}`, { host: '/no/where' }, /ENOENT/)
  } finally {
    socket.close()
    rmSync(directory, { recursive: true })
    await fresh.drop()
  }
})

/** As the command takes an address. */
async function valueAsWritten(url: string, sql: string): Promise<string> {
  assert.ok(isAddress(url), url)
  return valueAt(addressIn(url, '/'), {}, sql)
}

test('the modes of TLS mean what the programs of MySQL say: mysql', async () => {
  const fresh = await freshDatabase('mysql')
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const { url } = fresh
  const cipher = "show session status like 'Ssl_cipher'"
  const directory = await valueAt(url, {}, 'select @@datadir')
  const file = (name: string) => join(directory, name)
  for (const mode of ['PREFERRED', 'REQUIRED', 'required'])
    assert.is.not(await valueAt(url, { 'ssl-mode': mode }, cipher), '', mode)
  assert.is(await valueAt(url, { 'ssl-mode': 'DISABLED' }, cipher), '')
  const known = { 'ssl-ca': file('ca.pem') }
  assert.is.not(await valueAt(url, { 'ssl-mode': 'VERIFY_CA', ...known }, cipher), '')
  await refused(url, { 'ssl-mode': 'VERIFY_CA' }, /self-signed|unable to verify/)
  await refused(url, { 'ssl-mode': 'VERIFY_IDENTITY', ...known }, /altnames|not in the cert/)
  await refused(url, { 'ssl-mode': 'ON' }, /ssl-mode is one of/)
  await refused(url, { 'ssl-ca': '/no/such.pem' }, /"ssl-ca" cannot be read/)
  await checkClientCertificate(url, file)
  const socketPath = await valueAt(url, {}, 'select @@socket')
  const local = url.replace(/@[^/]+/, '@localhost')
  assert.is.not(await valueAt(local, { socketPath }, 'select current_user()'), '')
  await refused(local, { socketPath: '/no/where' }, /ENOENT/)
  await fresh.drop()
})

async function checkClientCertificate(url: string, file: (name: string) => string) {
  const name = `certified_${process.pid}`
  await valueAt(url, {}, `create user ${name} identified by '${SECRET}' require x509`)
  const address = new URL(url)
  address.username = name
  address.password = SECRET
  address.pathname = '/'
  await refused(address.href, { 'ssl-mode': 'REQUIRED' }, /Access denied/)
  const files = { 'ssl-cert': file('client-cert.pem'), 'ssl-key': file('client-key.pem') }
  const user = await valueAt(
    address.href,
    { 'ssl-mode': 'REQUIRED', ...files },
    'select current_user()',
  )
  assert.match(user, name)
  await valueAt(url, {}, `drop user ${name}`)
}

test('a server without TLS is spoken to without it where that is allowed: mariadb', async () => {
  const fresh = await freshDatabase('mariadb')
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  const { url } = fresh
  assert.is(await valueAt(url, { 'ssl-mode': 'PREFERRED' }, 'select 1'), '1')
  await refused(url, { 'ssl-mode': 'REQUIRED' }, /does not support secure/)
  await fresh.drop()
})

test.run()
