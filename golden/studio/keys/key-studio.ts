import { freshKeys, type FreshKeys, ownKeys } from '../../engines/fresh-keys.ts'
import type { StartGroup } from '../../engines/redis-group.ts'
import { skip } from '../../skip.ts'
import { type StartedStudio, startStudio } from '../start-studio.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** A member of the JSON, by its path with dots: `keys.0.type`; undefined where there is none. */
  at(path: string): unknown
}

export type Ask = (method: Method, path: string, body?: object) => Promise<Answered>

/** `quarry studio` on a database of keys of its own. */
export interface KeyStudio extends FreshKeys {
  readonly studio: StartedStudio
  readonly ask: Ask
}

/** A user of an access list. */
export interface KeyUser {
  readonly name: string
  readonly rules: readonly string[]
}

interface Wish {
  /** Starts a server that has no other client. */
  readonly start?: StartGroup
  readonly args?: readonly string[]
  /** The studio signs in as a user of this name with these rules. */
  readonly user?: KeyUser
}

const PASSWORD = 'sesame'

/** Serves an empty database as long as the work lasts. */
export async function withKeyStudio(
  work: (scene: KeyStudio) => Promise<void>,
  { args = [], user, start }: Wish = {},
): Promise<void> {
  const fresh = start ? await ownKeys(start) : await freshKeys()
  if (fresh.kind === 'unavailable') return skip(fresh.reason)
  try {
    const url = user ? await signedIn(fresh, user) : fresh.url
    const studio = await startStudio({ args: [url, ...args] })
    try {
      await work({ ...fresh, studio, ask: asker(studio.origin) })
    } finally {
      await studio.stop()
    }
  } finally {
    if (user) await fresh.client.acl('DELUSER', user.name)
    await fresh.drop()
  }
}

async function signedIn({ client, url }: FreshKeys, { name, rules }: KeyUser): Promise<string> {
  await client.call('ACL', 'SETUSER', name, 'on', `>${PASSWORD}`, ...rules)
  return url.replace('://', `://${name}:${PASSWORD}@`)
}

/** Asks a studio as its page does. */
export function asker(origin: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
    const parsed: unknown = isJson ? JSON.parse(text) : null
    const { status, headers } = answer
    return { status, headers, text, at: (place) => memberAt(parsed, place) }
  }
}

function memberAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return Object.hasOwn(inner, name) ? Reflect.get(inner, name) : undefined
  }, value)
}
