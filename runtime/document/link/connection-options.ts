/** Milliseconds, and how many connections a studio needs. */
const defaults = {
  appName: 'quarry',
  maxPoolSize: 10,
  serverSelectionTimeoutMS: 10_000,
  connectTimeoutMS: 10_000,
} as const

type Options = { readonly [Name in keyof typeof defaults]?: (typeof defaults)[Name] }

/** Returns what the address does not say itself: options of a client would win over those of the address. */
export function connectionOptions(url: string): Options {
  const query = url.slice(url.indexOf('?') + 1)
  const named = new Set([...new URLSearchParams(query).keys()].map((name) => name.toLowerCase()))
  const left = Object.entries(defaults).filter(([name]) => !named.has(name.toLowerCase()))
  return Object.fromEntries(left)
}
