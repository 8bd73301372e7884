import { createServer, connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { PassThrough, type Transform } from 'node:stream'

export interface Relay {
  /** The address of the database, by way of the relay. */
  readonly url: URL
  /** The database is gone: open connections end, new ones are refused. */
  cut(): void
  /** It is back. */
  mend(): void
  close(): Promise<void>
}

/** What the bytes of one connection pass: to the database, and back. */
export interface Filters {
  readonly up: Transform
  readonly down: Transform
}

/** Stands between the studio and its database, so that the way to it can be cut. */
export async function relay(
  database: URL,
  filtersOf: (client: Socket) => Filters = unfiltered,
): Promise<Relay> {
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const behind = connect(Number(database.port), database.hostname)
    const { up, down } = filtersOf(client)
    for (const [from, filter, to] of [
      [client, up, behind],
      [behind, down, client],
    ] as const) {
      open.add(from)
      from.pipe(filter).pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = new URL(database)
  url.port = String(port)
  const cut = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return {
    url,
    cut,
    mend() {
      if (!server.listening) server.listen(port, '127.0.0.1')
    },
    async close() {
      const closed = server.listening ? once(server, 'close') : undefined
      cut()
      await closed
    },
  }
}

function unfiltered(): Filters {
  return { up: new PassThrough(), down: new PassThrough() }
}
