import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** So many ports behind the first one are tried. */
const MOST_TRIED = 100
const LAST_PORT = 65_535

export interface ListenAt {
  readonly address: string
  /** Undefined: the first free one from `firstPort` on. */
  readonly port: number | undefined
  readonly firstPort: number
}

export class PortInUse extends Error {
  readonly port: number

  constructor(port: number, { cause }: { readonly cause: unknown }) {
    super(`port ${port} is in use`, { cause })
    this.name = 'PortInUse'
    this.port = port
  }
}

/** Listens; the port that it is. Throws PortInUse, and what the system says of an address that is not its own. */
export async function listen(app: FastifyInstance, at: ListenAt): Promise<number> {
  if (at.port !== undefined) return listenAt(app, at.address, at.port)
  const lastPort = Math.min(at.firstPort + MOST_TRIED, LAST_PORT)
  for (let port = at.firstPort; ; port++) {
    try {
      return await listenAt(app, at.address, port)
    } catch (error) {
      if (!(error instanceof PortInUse) || port >= lastPort) throw error
    }
  }
}

async function listenAt(app: FastifyInstance, host: string, port: number): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PortInUse(port, { cause: error })
    throw error
  }
  const bound: AddressInfo | string | null = app.server.address()
  return bound === null || typeof bound === 'string' ? port : bound.port
}
