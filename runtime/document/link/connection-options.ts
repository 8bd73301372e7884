/** Milliseconds, and how many connections a studio needs. */
const defaults = {
  appName: 'quarry',
  maxPoolSize: 10,
  // Whoever asks a server that is lost hears so soon, and whoever still waits hears when it is back: the driver looks
  // once for all of them, and again at its next heartbeat only.
  serverSelectionTimeoutMS: 3000,
  heartbeatFrequencyMS: 1000,
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
