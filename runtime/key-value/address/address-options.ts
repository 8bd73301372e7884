import { UnreadableAddress } from './unreadable-address.ts'

const names = [
  ...['mode', 'name', 'database'],
  ...['ca', 'cert', 'key', 'servername'],
  ...['sentinelUsername', 'sentinelPassword'],
] as const

const known: ReadonlySet<string> = new Set(names)

/** Returns the options behind the `?` of an address. Throws UnreadableAddress for one that there is not, or that stands twice. */
export function addressOptions(query: string): URLSearchParams {
  const options = new URLSearchParams(query)
  for (const name of options.keys()) {
    if (!known.has(name))
      throw new UnreadableAddress(`the options of an address are ${names.join(', ')}`)
    if (options.getAll(name).length > 1)
      throw new UnreadableAddress(`the option ${name} stands in an address once`)
  }
  return options
}
