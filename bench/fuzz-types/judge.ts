import { compileQuery } from '../../compiler/compile-query.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import type { Engine } from './engines.ts'
import { ServerEnded } from './outlive.ts'

export interface Finding {
  readonly kind: 'we refuse' | 'we accept' | 'another type' | 'crash'
  readonly sql: string
  /** What is said of it, names and numbers left out: findings of one text are of one class. */
  readonly saying: string
}

export type Judged =
  /** The engine computes what is constant, and refuses a value; or the statement ended it. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'agreed'; readonly query: CheckedQuery | undefined }
  | { readonly kind: 'differs'; readonly finding: Finding }

/** One query, judged by quarry and by the engine. */
export async function judge(sql: string, catalog: Catalog, engine: Engine): Promise<Judged> {
  try {
    return await judged(sql, catalog, engine)
  } catch (error) {
    if (error instanceof ServerEnded) return { kind: 'undecided' }
    throw error
  }
}

async function judged(sql: string, catalog: Catalog, engine: Engine): Promise<Judged> {
  const differs = (kind: Finding['kind'], saying: string): Judged => ({
    kind: 'differs',
    finding: { kind, sql, saying },
  })
  const refusal = await engine.database.refusal(sql)
  const ours = compiled(sql, catalog, engine)
  if (ours.kind === 'crash') return differs('crash', ours.message)
  const { query, message } = ours
  if (refusal !== undefined) {
    if (engine.palette.refusedValue?.test(refusal)) return { kind: 'undecided' }
    return query ? differs('we accept', generalised(refusal)) : { kind: 'agreed', query: undefined }
  }
  if (!query) {
    const isRun = (await engine.database.neverRuns(sql)) === undefined
    return isRun ? differs('we refuse', generalised(message)) : { kind: 'agreed', query: undefined }
  }
  const disagreements = await engine.database.disagreements(query).catch((error: Error) => {
    if (error instanceof ServerEnded) throw error
    return [`what is sent is refused: ${error.message}`]
  })
  const [first] = disagreements
  return first === undefined
    ? { kind: 'agreed', query }
    : differs('another type', generalised(first))
}

type Compiled =
  | {
      readonly kind: 'compiled'
      readonly query: CheckedQuery | undefined
      readonly message: string
    }
  | { readonly kind: 'crash'; readonly message: string }

function compiled(sql: string, catalog: Catalog, engine: Engine): Compiled {
  const asked = compiledAs('many', sql, catalog, engine)
  const givesNoRows = asked.message.startsWith('reads-no-rows')
  return givesNoRows ? compiledAs('exec', sql, catalog, engine) : asked
}

function compiledAs(
  kind: 'many' | 'exec',
  sql: string,
  catalog: Catalog,
  { dialect }: Engine,
): Compiled {
  const named = { name: 'Fuzzed', kind, doc: [], text: sql } as const
  try {
    const { query, diagnostics } = compileQuery(named, catalog, dialect)
    const fault = diagnostics.find(({ severity }) => severity === 'error')
    return { kind: 'compiled', query, message: fault ? `${fault.code}: ${fault.message}` : '' }
  } catch (error) {
    return { kind: 'crash', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Without the names that differ from query to query. */
export function generalised(text: string): string {
  return text
    .replaceAll(/\b(?:c|d|t|r|tab|cte)\d+\b/g, '_')
    .replaceAll(/\$\d+/g, '$n')
    .replaceAll(/^column ".*" is /gs, 'column _ is ')
    .replaceAll(/\bcolumn "?[a-z_]+[\d.]*\w*"?/g, 'column _')
}
