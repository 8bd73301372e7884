import { connect, type Socket } from 'node:net'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { execute } from '../shop-database.ts'
import { startStudio } from '../start-studio.ts'
import { ask } from './raw-request.ts'

const IDLE = 200
/** A connection that is not ended by then is never ended. */
const PATIENCE = 60_000

/** Opens a connection, writes the beginning of a request, and gives what the server says before it ends it. */
function halfRequest(origin: string, beginning: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(beginning))
    let said = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('the server does not end it')))
    socket.on('error', reject)
    socket.on('close', () => resolve(said))
  })
}

function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.on('error', reject)
  })
}

test('idle connections hold nobody up, and slow ones end (security 55)', async () => {
  const database = await freshDatabase('sqlite')
  if (database.kind === 'unavailable') return skip(database.reason)
  await execute(database.url, ['CREATE TABLE notes (id integer primary key)'])
  const studio = await startStudio({ args: [database.url] })
  const { origin } = studio
  const sockets = await Promise.all(Array.from({ length: IDLE }, () => openSocket(origin)))
  try {
    const head = `POST /api/sql HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n`
    const body = 'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query"'
    const slow = [halfRequest(origin, head), halfRequest(origin, head + body)]
    for (const target of ['/api/tables', '/api/tables/notes', '/'])
      assert.is((await ask(origin, { target })).status, 200)
    for (const said of await Promise.all(slow)) assert.match(said, /^HTTP\/1\.1 408 |^$/)
    assert.is((await ask(origin, {})).status, 200)
  } finally {
    for (const socket of sockets) socket.destroy()
    await studio.stop()
    await database.drop()
  }
})

test.run()
