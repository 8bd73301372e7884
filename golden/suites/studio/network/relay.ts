import { connect, createServer, type Socket } from 'node:net'

/** A way to a server on which nothing comes through while it is broken. */
export interface Relay {
  /** The address by which the studio knows the server. */
  readonly url: string
  /** Leads to another server from now on. */
  lead(url: string): void
  /** Takes what comes and gives nothing back, as a network does that loses its packets; connections stay. */
  setSilent(isSilent: boolean): void
  /** Ends all connections at the next message to the server that matches: with it on its way, or before it. */
  breakAt(expression: RegExp, delivery: 'delivered' | 'lost'): void
  /** Whether that has happened. */
  isBroken(): boolean
  close(): Promise<void>
}

/** In which the server has done what it was sent. */
const DELIVERED_WITHIN_MS = 100

/** Opens a port of this machine that leads to the server of the address. */
export async function openRelay(url: string): Promise<Relay> {
  let target = new URL(url)
  let isSilent = false
  let breaking: { readonly expression: RegExp; readonly delivery: 'delivered' | 'lost' } | undefined
  const sockets = new Set<Socket>()
  const relay = createServer((client) => {
    const server = connect(Number(target.port), target.hostname)
    const pass = (to: Socket) => (chunk: Buffer) => {
      if (!isSilent) to.write(chunk)
    }
    client.on('data', (chunk: Buffer) => {
      if (breaking?.expression.test(chunk.toString('latin1')) !== true) return pass(server)(chunk)
      const { delivery } = breaking
      breaking = undefined
      server.removeAllListeners('data')
      if (delivery === 'delivered') server.write(chunk)
      setTimeout(() => client.destroy(), DELIVERED_WITHIN_MS)
    })
    server.on('data', pass(client))
    const end = () => {
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.once('close', () => {
        sockets.delete(socket)
        end()
      })
      socket.on('error', end)
    }
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const bound = relay.address()
  const address = new URL(url)
  address.port = typeof bound === 'object' && bound !== null ? String(bound.port) : ''
  return {
    url: address.href,
    lead: (other) => {
      target = new URL(other)
    },
    setSilent: (wanted) => {
      isSilent = wanted
    },
    breakAt: (expression, delivery) => {
      breaking = { expression, delivery }
    },
    isBroken: () => breaking === undefined,
    close: () =>
      new Promise((resolve) => {
        relay.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
