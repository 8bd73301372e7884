/** The name of a Host or an authority, in lower case and without its port; undefined where it is neither. */
export function hostName(host: string): string | undefined {
  const parts = /^(?<name>[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/i.exec(host)?.groups
  if (parts === undefined || Number(parts['port'] ?? 0) > 65_535) return undefined
  return parts['name']?.toLowerCase()
}

/** Names that lead to this machine from itself, whatever is bound. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The names by which the server may be asked: those of this machine, what is bound and what `--host` says. */
export function allowedHosts(bound: readonly string[]): ReadonlySet<string> {
  return new Set([...LOOPBACK, ...bound.map((name) => name.toLowerCase())])
}
