import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { DatabaseFailure } from '../../../runtime/database-failure.ts'
import { openDatabase } from '../../../runtime/registry.ts'

const SECRET = 'the contents of a private file'
const COM_QUERY = 3

/** A packet of the MySQL protocol: three bytes of length, its number, its bytes. */
function packet(sequence: number, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([bytes.length, bytes.length >> 8, 0, sequence]), bytes])
}

const zeros = (count: number) => Buffer.alloc(count)

/** Protocol 10, every capability that there is, mysql_native_password. */
const GREETING = Buffer.concat([
  Buffer.from([10]),
  Buffer.from('9.0.0\0'),
  Buffer.from([1, 0, 0, 0]),
  Buffer.from('abcdefgh\0'),
  Buffer.from([0xff, 0xf7, 45, 2, 0, 0x0f, 0x00, 21]),
  zeros(10),
  Buffer.from('ijklmnopqrst\0mysql_native_password\0'),
])
const DONE = Buffer.from([0, 0, 0, 2, 0, 0, 0])

/** Answers every query by asking for a file of the client's machine, and keeps all that it is sent. */
function roguePeer(file: string, received: Buffer[]): (socket: Socket) => void {
  const request = Buffer.concat([Buffer.from([0xfb]), Buffer.from(file)])
  return (socket) => {
    socket.on('error', () => socket.destroy())
    socket.write(packet(0, GREETING))
    let isLogin = true
    socket.on('data', (bytes: Buffer) => {
      received.push(bytes)
      if (isLogin) socket.write(packet(2, DONE))
      else if (bytes[4] === COM_QUERY) socket.write(packet(1, request))
      else socket.end()
      isLogin = false
    })
  }
}

test('a server that asks for a file of this machine gets none (security 53)', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'quarry-infile-'))
  const file = join(directory, 'private.txt')
  writeFileSync(file, SECRET)
  const received: Buffer[] = []
  const server = createServer(roguePeer(file, received)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const options = { readOnly: false, connections: 1, statementTimeout: 2000 }
  const outcome = await openDatabase(`mysql://root@127.0.0.1:${port}/x`, options)
    .then(async ({ database }) => {
      const asked = database.query({ sql: 'select 1', parameters: [] })
      return asked.finally(() => database.close())
    })
    .then(
      () => 'it answered',
      (error: unknown) => error,
    )
  server.close()
  rmSync(directory, { recursive: true })
  const sent = Buffer.concat(received)
  assert.ok(sent.length > 0 && sent.includes('root'), 'it has logged in')
  assert.ok(received.length > 1, 'it has sent a query')
  assert.not.ok(sent.includes(SECRET))
  assert.ok(outcome instanceof Error, String(outcome))
  if (outcome instanceof DatabaseFailure) assert.is(outcome.facts.kind, 'connection')
})

test.run()
