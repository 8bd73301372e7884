import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { bindAddress, type BindAddress } from '../../studio/server/guard/bind-address.ts'
import { isToken } from '../../studio/server/guard/token.ts'
import { fault } from '../diagnostics/fault.ts'

/** The options that say where the studio listens, as they are written. */
export interface WantedPlace {
  readonly port: string | undefined
  readonly host: string | undefined
  readonly token: string | undefined
}

/** Where the studio listens. */
export interface StudioPlace {
  readonly bound: BindAddress
  /** Undefined: the first free one from `firstPort` on. */
  readonly port: number | undefined
  readonly firstPort: number
  readonly token: string | undefined
}

const FIRST_PORT = 5555

/**
 * Checks where the studio is to listen: other machines reach it only with a token. The port that is tried first is
 * that of the project, if it has one.
 */
export async function findPlace(
  wanted: WantedPlace,
  firstPort = FIRST_PORT,
): Promise<StudioPlace | Renderable> {
  const { port, host = '127.0.0.1', token } = wanted
  if (token !== undefined && !isToken(token)) return fault('malformed-token', {}, undefined)
  if (port !== undefined && !isPort(port)) return fault('malformed-port', { port }, undefined)
  const bound = await bindAddress(host)
  if (bound === undefined) return fault('unusable-host', { host }, undefined)
  if (!bound.isLoopback && token === undefined)
    return fault('host-without-token', { host }, undefined)
  return { bound, port: port === undefined ? undefined : Number(port), firstPort, token }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}
