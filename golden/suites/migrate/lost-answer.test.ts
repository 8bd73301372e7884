import { connect, createServer, type Socket } from 'node:net'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withProject } from './harness.ts'

const servers = ['postgresql-18', 'mysql', 'mariadb'] as const

/** Each statement leaves something that would be there twice, or be refused, if it were run again. */
const files = {
  '20260101000000_log.up.sql': 'CREATE TABLE log (n integer);\nINSERT INTO log VALUES (0);\n',
  '20260102000000_more.up.sql': `INSERT INTO log VALUES (1);
CREATE TABLE t (id integer);
INSERT INTO log VALUES (2);
CREATE INDEX t_id ON t (id);
`,
}

interface Network {
  readonly url: string
  /** Whether the messages that were to be lost have come. */
  hasFailed(): boolean
  close(): void
}

/** A way to the server that fails when message number `place` of those that match is sent: the server gets it, and its answer is lost. */
function failingNetwork(url: string, expression: RegExp, place: number): Promise<Network> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let [seen, hasFailed] = [0, false]
  const lose = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', (lost) => lost)
    }
    client.on('data', (message) => {
      if (hasFailed) return
      if (expression.test(message.toString('latin1'))) seen += 1
      hasFailed = seen === place
      database.write(message)
      if (hasFailed) setTimeout(lose, LATER)
    })
    database.on('data', (message) => {
      if (!hasFailed) client.write(message)
    })
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = new URL(url)
      const listening = server.address()
      if (listening !== null && typeof listening === 'object') address.port = String(listening.port)
      address.hostname = '127.0.0.1'
      resolve({ url: address.href, hasFailed: () => hasFailed, close: () => server.close() })
    })
  })
}

/** Milliseconds in which the server has done what it was sent. */
const LATER = 100

/** What ends a transaction, or is one by itself: the statements of a file and those of its history. */
const ENDS = /commit|(?:insert into|update) \S*quarry_migrations|create (?:table t|index)/i

/** PostgreSQL takes both files in one message. */
const fewest = { 'postgresql-18': 2, mysql: 4, mariadb: 4 } as const

for (const engine of servers) {
  test(`${engine}: apply goes on where the answer to a message was lost, and does nothing twice`, () =>
    withProject(engine, files, async ({ url, quarry, rows, execute }) => {
      for (let place = 1; ; place++) {
        await execute('DROP TABLE IF EXISTS log, t, quarry_migrations')
        const network = await failingNetwork(url, ENDS, place)
        const { code, out, err } = await quarry('apply', network.url)
        network.close()
        if (!network.hasFailed()) {
          assert.is(code, 0, out + err)
          assert.ok(place >= fewest[engine], `${place} messages`)
          return
        }
        const label = `${place}: ${out}${err}`
        assert.is(code, 1, label)
        assert.match(err, /\[(?:lost-database|unreachable-database)\]/, label)
        const again = await quarry('apply')
        assert.is(again.code, 0, `${label}${again.err}`)
        assert.equal(await rows('SELECT n FROM log ORDER BY n'), [[0], [1], [2]], label)
        assert.is((await quarry('status')).code, 0, label)
      }
    }))

  test(`${engine}: raw does not say that a transaction was undone when the answer to its COMMIT was lost`, () =>
    withProject(engine, {}, async ({ root, url, quarry, rows, execute }) => {
      await execute('CREATE TABLE log (n integer)')
      writeFileSync(join(root, 'script.sql'), 'INSERT INTO log VALUES (1);\n')
      const network = await failingNetwork(url, /commit/i, 1)
      const { code, err } = await quarry('raw script.sql', network.url)
      network.close()
      assert.is(code, 1, err)
      assert.equal(await rows('SELECT n FROM log'), [[1]])
      assert.match(err, 'whether it was committed is not known')
    }))
}

test.run()
