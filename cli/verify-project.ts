import type { Compilation, Sources, Target } from '../compiler/compile.ts'
import { compileSchema } from '../compiler/compile-schema.ts'
import { describeParts } from '../compiler/describe-parts.ts'
import type { Renderable } from '../compiler/diagnostics/render.ts'
import { schemaStatements } from '../compiler/schema-statements.ts'
import { ConnectionFailed } from '../runtime/connection-failed.ts'
import { MissingDriver } from '../runtime/missing-driver.ts'
import type { Connection, Engine } from '../runtime/engine.ts'
import { engineOf, UnknownScheme } from '../runtime/registry.ts'
import { fault } from './fault.ts'

export interface VerifiedProject {
  readonly compilation: Compilation
  readonly target: Target
  readonly sources: Sources
  /** As addresses of its databases begin. */
  readonly provider: string
}

export interface VerifyWith {
  /** A database that has the schema; undefined: a scratch database is made of the schema files. */
  readonly url: string | undefined
  /** Where a scratch database may be made. */
  readonly configured: { readonly variable: string; readonly url: string | undefined }
}

class OtherEngine extends Error {}

/** Has a real engine describe each query, and gives what it sees otherwise, as errors. */
export async function verifyProject(
  project: VerifiedProject,
  { url, configured }: VerifyWith,
): Promise<readonly Renderable[]> {
  try {
    if (url === undefined) return await verifyOnScratch(project, configured)
    const connection = await (await fittingEngine(url, project)).connect(url)
    try {
      return await askAbout(project, connection)
    } finally {
      await connection.close()
    }
  } catch (error) {
    if (expected.some((kind) => error instanceof kind) && error instanceof Error) {
      return [fault('nothing-to-verify-with', { reason: error.message }, undefined)]
    }
    throw error
  }
}

const expected = [ConnectionFailed, MissingDriver, UnknownScheme, OtherEngine]

/** The engine of the address. Throws OtherEngine where the project is for another one. */
async function fittingEngine(url: string, { provider, target }: VerifiedProject): Promise<Engine> {
  const engine = await engineOf(url)
  if (engine === (await engineOf(`${provider}:`))) return engine
  throw new OtherEngine(
    `the project is for ${target.dialect.label}, the address for another database`,
  )
}

async function verifyOnScratch(
  project: VerifiedProject,
  configured: VerifyWith['configured'],
): Promise<readonly Renderable[]> {
  const address = scratchAddress(project.target, configured)
  if ('reason' in address) return [fault('nothing-to-verify-with', address, undefined)]
  // Asked of the schema itself: the diagnostic that users see may be switched off.
  const { diagnostics } = compileSchema(
    project.sources.schema,
    project.target.dialect,
    describeParts,
  )
  const leaving = diagnostics.find(({ code }) => code === 'schema-leaves-database')
  if (leaving) {
    const reason = 'the schema leaves the scratch database here'
    return [fault('nothing-to-verify-with', { reason }, leaving.place)]
  }
  const engine = await fittingEngine(address.url, project)
  const scratch = await engine.scratch(address.url, { processId: process.pid, now: Date.now() })
  try {
    const refused = await loadSchema(project, scratch.connection)
    return refused ? [refused] : await askAbout(project, scratch.connection)
  } finally {
    await scratch.drop()
  }
}

/** In memory, or on the configured server if it is on this machine. */
function scratchAddress(
  { dialect }: Target,
  { variable, url }: VerifyWith['configured'],
): { readonly url: string } | { readonly reason: string } {
  if (dialect.scratch === 'in-memory') return { url: 'sqlite://:memory:' }
  if (!url) return { reason: `neither the environment nor .env has ${variable}` }
  if (!URL.canParse(url)) return { reason: `what ${variable} holds is not an address` }
  if (isOnThisMachine(url)) return { url }
  return { reason: `the server of ${variable} is not on this machine` }
}

function isOnThisMachine(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(?:|localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** The first statement that the engine refuses. */
async function loadSchema(
  { sources, target }: VerifiedProject,
  connection: Connection,
): Promise<Renderable | undefined> {
  for (const { text, place } of schemaStatements(sources.schema, target.dialect)) {
    const reason = await reasonOf(connection.execute(text))
    if (reason !== undefined) return fault('engine-refuses-schema', { reason }, place)
  }
  return undefined
}

async function askAbout(
  { compilation, target }: VerifiedProject,
  connection: Connection,
): Promise<readonly Renderable[]> {
  const found: Renderable[] = []
  for (const { query, place } of compilation.project.groups.flatMap(({ queries }) => queries)) {
    // What is sent unread has nothing to compare.
    if (query.command === 'other') continue
    const said = connection.disagreements(query, target.dialect.types)
    const reason = await reasonOf(said)
    if (reason !== undefined) {
      found.push(fault('engine-refuses-query', { query: query.name, reason }, place))
      continue
    }
    for (const each of await said) {
      found.push(fault('engine-disagrees', { query: query.name, said: each }, place))
    }
  }
  return found
}

/** Why the engine refuses, when it does. */
async function reasonOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: Error) => error.message,
  )
}
