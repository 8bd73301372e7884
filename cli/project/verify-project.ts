import type { Compilation, Sources, Target } from '../../compiler/compile.ts'
import { schemaOf } from '../../compiler/query-definitions.ts'
import { leavingFaults } from '../../compiler/leaving-faults.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { PlacedQuery } from '../../compiler/ir/checked.ts'
import { schemaStatements } from '../../compiler/schema-statements.ts'
import type { Place } from '../../compiler/source/span.ts'
import { writtenOffset } from '../../compiler/written-offset.ts'
import { ConnectionFailed } from '../../runtime/connection-failed.ts'
import { MissingDriver } from '../../runtime/missing-driver.ts'
import type { Connection, Engine, Scratch } from '../../runtime/engine.ts'
import { RefusedStatement } from '../../runtime/refused-statement.ts'
import { engineOf, UnknownScheme } from '../../runtime/registry.ts'
import { fault } from '../diagnostics/fault.ts'
import type { Interrupts } from '../process/interrupts.ts'
import { compileQuery } from '../../compiler/compile-query.ts'
import { makeScratch, type NoScratch } from './scratch-place.ts'

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
  /** The server that is there for scratch databases. */
  readonly devUrl: string | undefined
  /** The directory of the project: packages that it has installed are found from there. */
  readonly directory: string
  readonly interrupts: Interrupts
}

class OtherEngine extends Error {}

export interface Verified {
  /** What the engine sees otherwise, or why none was asked. */
  readonly faults: readonly Renderable[]
  /** Undefined where none was asked. */
  readonly asked: Asked | undefined
}

/** Who has described the queries. */
export interface Asked {
  /** With its version. */
  readonly engine: string
  readonly isScratch: boolean
}

/** Has a real engine describe each query. */
export async function verifyProject(
  project: VerifiedProject,
  { url, ...given }: VerifyWith,
): Promise<Verified> {
  try {
    if (url === undefined) return await verifyOnScratch(project, given)
    const connection = await (await fittingEngine(url, project)).connect(url)
    try {
      const faults = await askAbout(project, connection)
      return { faults, asked: { engine: nameOf(project, connection), isScratch: false } }
    } finally {
      await connection.close()
    }
  } catch (error) {
    if (expected.some((kind) => error instanceof kind) && error instanceof Error) {
      return nobody(error.message, undefined)
    }
    throw error
  }
}

function nobody(reason: string, place: Place | undefined): Verified {
  return { faults: [fault('nothing-to-verify-with', { reason }, place)], asked: undefined }
}

/** `PostgreSQL 18.1`; what the builders add behind the number is left out. */
function nameOf({ target }: VerifiedProject, { version }: Connection): string {
  return `${target.dialect.label} ${version.split(' ')[0]}`
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
  given: Omit<VerifyWith, 'url'>,
): Promise<Verified> {
  // Asked of the schema itself: the diagnostic that users see may be switched off.
  const { dialect } = project.target
  const files = schemaOf(project.sources, dialect)
  const [leaving] = leavingFaults(files, dialect)
  if (leaving) return nobody('the schema leaves the scratch database here', leaving.place)
  // Before it is there: a signal that comes while it is made waits for it.
  const making = makeOwnScratch(project, given)
  const drop = () =>
    making.then(
      (made) => ('reason' in made ? undefined : made.drop()),
      () => undefined,
    )
  return given.interrupts.undoing(drop, async () => {
    const made = await making
    if ('reason' in made) return nobody(made.reason, undefined)
    const { connection } = made
    const refused = await loadSchema(project, connection)
    const faults = refused ? [refused] : await askAbout(project, connection)
    return { faults, asked: { engine: nameOf(project, connection), isScratch: true } }
  })
}

/** On the server of the project if it may be there, else in this process if that can be. */
function makeOwnScratch(
  project: VerifiedProject,
  { configured, devUrl, directory }: Omit<VerifyWith, 'url'>,
): Promise<Scratch | NoScratch> {
  const { provider, target, sources } = project
  const { dialect } = target
  const wish = { dialect, provider, schema: sources.schema, directory, configured, devUrl }
  return makeScratch(wish, (url) => fittingEngine(url, project))
}

/** The first statement that the engine refuses. */
async function loadSchema(
  { sources, target }: VerifiedProject,
  connection: Connection,
): Promise<Renderable | undefined> {
  const files = schemaOf(sources, target.dialect)
  const isOfQuery = ({ file }: Place) => sources.queries.some((each) => each.file.path === file)
  for (const { text, place } of schemaStatements(files, target.dialect)) {
    const refused = await refusalOf(connection.execute(text))
    // CREATE TABLE t under :exec may be there already.
    if (refused && !isOfQuery(place))
      return fault('engine-refuses-schema', { reason: refused.message }, place)
  }
  return undefined
}

async function askAbout(
  project: VerifiedProject,
  connection: Connection,
): Promise<readonly Renderable[]> {
  const { compilation, target } = project
  const found: Renderable[] = []
  for (const placed of compilation.project.groups.flatMap(({ queries }) => queries)) {
    const { query, place } = placed
    // What is sent unread has nothing to compare.
    if (query.command === 'other') continue
    const said = connection.disagreements(query, target.dialect.types)
    const refused = await refusalOf(said)
    if (refused) {
      const params = { query: query.name, reason: refused.message }
      found.push(fault('engine-refuses-query', params, refusedPlace(refused, placed, project)))
      continue
    }
    for (const each of await said) {
      found.push(fault('engine-disagrees', { query: query.name, said: each }, place))
    }
  }
  return found
}

/** Why the engine refuses, when it does. */
async function refusalOf(work: Promise<unknown>): Promise<Error | undefined> {
  return work.then(
    () => undefined,
    (error: Error) => error,
  )
}

/** The word that the engine names; the first of the statement where it names none. */
function refusedPlace(
  refused: Error,
  { query, statement: { file, start, end } }: PlacedQuery,
  { compilation, target, sources }: VerifiedProject,
): Place {
  const whole = sources.queries.find((each) => each.file.path === file)?.file.text ?? ''
  // What compiling replaces is not kept of thousands of queries, for the few that are refused.
  const editsOf = () =>
    compileQuery(
      { name: query.name, kind: query.kind, doc: [], text: whole.slice(start, end) },
      compilation.project.catalog,
      target.dialect,
    ).edits
  const within =
    refused instanceof RefusedStatement
      ? writtenOffset(refused.offset, { ...refused, fragments: query.text }, editsOf())
      : 0
  const at = Math.min(start + within, end)
  const [word = ''] = /^(?:[\w$]+|"[^"]*"|`[^`]*`|[^\s\w])/u.exec(whole.slice(at, end)) ?? []
  return { file, start: at, end: at + word.length }
}
