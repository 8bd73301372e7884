/** The database does not answer, or refuses. The password of the address is not in the message. */
export class ConnectionFailed extends Error {
  constructor(url: string, { cause, hide = hidePassword }: FailedParts) {
    super(`cannot connect to ${hide(url)}: ${reasonOf(cause)}`, { cause })
    this.name = 'ConnectionFailed'
  }
}

interface FailedParts {
  readonly cause: unknown
  /** Returns the address without its password. */
  readonly hide?: (url: string) => string
}

/** The address with `***` for the password; only the scheme of what is not an address. */
export function hidePassword(url: string): string {
  if (!URL.canParse(url)) return `${url.split(':')[0] ?? ''}:...`
  const address = new URL(url)
  if (address.password !== '') address.password = '***'
  const secrets = [...address.searchParams].filter(isSecret)
  for (const [name] of secrets) address.searchParams.set(name, '***')
  return address.href
}

/** `?password=` and `?sslpassword=` of PostgreSQL; `?ssl={...}` of MySQL may hold a key. */
function isSecret([name, value]: readonly [string, string]): boolean {
  return /pass|secret|token/i.test(name) || (name === 'ssl' && value.startsWith('{'))
}

// Node gathers the failures of several addresses of one host, and the whole has no message.
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
