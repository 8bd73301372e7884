import { createServer, connect, type Socket } from 'node:net'
import { once } from 'node:events'

export interface Relay {
  /** The address of the database, by way of the relay. */
  readonly url: URL
  /** The database is gone: open connections end, new ones are refused. */
  cut(): void
  /** It is back. */
  mend(): void
  close(): Promise<void>
}

/** Stands between the studio and its database, so that the way to it can be cut. */
export async function relay(database: URL): Promise<Relay> {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const behind = connect(Number(database.port), database.hostname)
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(from)
      from.pipe(to)
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
  const url = new URL(database)
  url.port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url,
    cut,
    mend() {
      isCut = false
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
