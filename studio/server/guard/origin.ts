import { hostName } from './host.ts'

/**
 * Whether a page of the origin may ask: one on `localhost` or `127.0.0.1`, or the page that this very
 * server has given, whose name and port are those of the request's allowed Host.
 */
export function isAllowedOrigin(origin: string, host: string): boolean {
  const authority = /^https?:\/\/(?<authority>[^/?#@]+)$/.exec(origin)?.groups?.['authority']
  const name = authority === undefined ? undefined : hostName(authority)
  if (authority === undefined || name === undefined) return false
  return (
    name === 'localhost' || name === '127.0.0.1' || authority.toLowerCase() === host.toLowerCase()
  )
}
