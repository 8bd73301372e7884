import type { Dialect } from '../../compiler/dialects/dialect.ts'
import type { Engine, Scratch } from '../../runtime/engine.ts'
import { ScratchRefused } from '../../runtime/scratch-refused.ts'
import { engineOf, isSameEngine, UnknownScheme } from '../../runtime/registry.ts'

/** What decides where a scratch database is made. */
export interface ScratchWish {
  readonly dialect: Pick<Dialect, 'scratch' | 'extensions'>
  /** As addresses of its databases begin. */
  readonly provider: string
  /** The texts whose extensions it needs. */
  readonly schema: readonly { readonly text: string }[]
  /** The directory of the project: packages that it has installed are found from there. */
  readonly directory: string
  readonly configured: { readonly variable: string; readonly url: string | undefined }
  /** The address of a server that is there for this. */
  readonly devUrl?: string | undefined
  /** It may be on the configured server, wherever that is. */
  readonly onTarget?: boolean
}

export interface NoScratch {
  readonly reason: string
}

/**
 * Makes an empty database that nobody else uses: on the server that is there for it, in memory, on the configured
 * server if it may be there, else in this process. The configured server comes before the process: its version is the
 * one that the schema is for. Throws what connecting throws.
 */
export async function makeScratch(
  wish: ScratchWish,
  engineFor: (url: string) => Promise<Engine> = engineOf,
): Promise<Scratch | NoScratch> {
  const address = scratchAddress(wish)
  if ('reason' in address) return inThisProcess(wish, address)
  const engine = await engineFor(address.url)
  try {
    return await engine.scratch(address.url, { processId: process.pid, now: Date.now() })
  } catch (error) {
    if (!(error instanceof ScratchRefused)) throw error
    return inThisProcess(wish, { reason: error.message })
  }
}

async function inThisProcess(wish: ScratchWish, address: NoScratch): Promise<Scratch | NoScratch> {
  const { inProcess } = await engineOf(`${wish.provider}:`)
  if (!inProcess) return address
  const { directory } = wish
  const scratch = await inProcess({ directory, extensions: createdExtensions(wish) })
  return scratch ?? { reason: `${address.reason}, and the project has no @electric-sql/pglite` }
}

/** With those that they require, which CASCADE creates. */
function createdExtensions({ dialect: { extensions }, schema }: ScratchWish): readonly string[] {
  if (extensions === 'none') return []
  const created = extensions.created(schema.map(({ text }) => text))
  const required = created.flatMap((name) => extensions.loaded.placed(name)?.requires ?? [])
  return [...new Set([...created, ...required])]
}

function scratchAddress({
  dialect,
  provider,
  configured: { variable, url },
  devUrl,
  onTarget = false,
}: ScratchWish): { readonly url: string } | NoScratch {
  if (devUrl !== undefined) return fitting(devUrl, provider)
  if (dialect.scratch === 'in-memory') return { url: 'sqlite://:memory:' }
  if (!url) return { reason: `neither the environment nor .env has ${variable}` }
  if (!URL.canParse(url)) return { reason: `what ${variable} holds is not an address` }
  if (onTarget || isOnThisMachine(url)) return { url }
  return { reason: `the server of ${variable} is not on this machine` }
}

/** The address that is there for scratch databases, unless it is of another database. */
function fitting(url: string, provider: string): { readonly url: string } | NoScratch {
  try {
    if (isSameEngine(url, provider)) return { url }
    return { reason: `the server for scratch databases is not of the provider "${provider}"` }
  } catch (error) {
    if (!(error instanceof UnknownScheme)) throw error
    return { reason: `the server for scratch databases is not understood: ${error.message}` }
  }
}

function isOnThisMachine(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(?:|localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}
