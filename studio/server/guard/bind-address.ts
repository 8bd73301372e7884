import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Where the server listens, and the names by which it may be asked there. */
export interface BindAddress {
  readonly address: string
  readonly isLoopback: boolean
  /** As a Host writes them. */
  readonly names: readonly string[]
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * The address that `--host` means, in the form in which it is bound: `0x7f.1` is 127.0.0.1. Undefined for
 * what is no address, has a port, or is a name that does not resolve; and for `localhost` where it
 * leads to another machine.
 */
export async function bindAddress(host: string): Promise<BindAddress | undefined> {
  const name = normalised(host)
  if (name === undefined) return undefined
  if (isIP(name) !== 0) return { address: name, isLoopback: isLoopback(name), names: namesOf(name) }
  return addressOfName(name, await resolved(name))
}

/** Where a name leads that has been looked up; undefined for none, and for `localhost` on another machine. */
export function addressOfName(name: string, addresses: readonly string[]): BindAddress | undefined {
  const [first] = addresses
  if (first === undefined) return undefined
  const isLocal = addresses.every(isLoopback)
  if (name === 'localhost' && !isLocal) return undefined
  return { address: first, isLoopback: isLocal, names: [name, ...namesOf(first)] }
}

/** As a browser reads it in an address; `::1` without brackets. */
function normalised(host: string): string | undefined {
  if (isIP(host) === 6) return new URL(`http://[${host.split('%')[0]}]`).hostname.slice(1, -1)
  const isPlain = /^[a-z0-9._-]+$/i.test(host) && !host.endsWith('.')
  if (!isPlain || !URL.canParse(`http://${host}`)) return undefined
  return new URL(`http://${host}`).hostname
}

async function resolved(name: string): Promise<readonly string[]> {
  try {
    const found = await lookup(name, { all: true })
    // An address of IPv4 first: that is what people type besides the name.
    return found.toSorted((a, b) => a.family - b.family).map(({ address }) => address)
  } catch (error) {
    if (error instanceof Error && 'code' in error) return []
    throw error
  }
}

function isLoopback(address: string): boolean {
  return loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** A wildcard is reached by the addresses of every interface. */
function namesOf(address: string): readonly string[] {
  if (address !== '0.0.0.0' && address !== '::') return [asHost(address)]
  const interfaces = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return interfaces.map((each) => asHost(each.address))
}

export function asHost(address: string): string {
  return isIP(address) === 6 ? `[${address}]` : address
}
