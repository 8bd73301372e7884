import type { Relation } from '../../compiler/ir/catalog.ts'
import type { QueryOptions } from '../database.ts'
import { DatabaseFailure } from '../database-failure.ts'
import type { OpenDatabase } from '../open-database.ts'
import { checkSelection, type Selection } from './page/check-page.ts'
import { type Checked, type Fault, unlessFaulty } from './fault.ts'
import type { CountMode, PageRequest } from './page/page-request.ts'
import { Parameters } from './parameters.ts'
import { selectionText } from './filter/selection-text.ts'

/** How many rows there are; `at-least`: counting was given up after the time that it has. */
export interface Count {
  readonly value: number | null
  readonly mode: 'exact' | 'estimated' | 'at-least' | 'none'
}

export interface CountOptions extends Pick<QueryOptions, 'signal'> {
  readonly mode: CountMode
  readonly where?: string | undefined
}

/** The milliseconds that counting has. */
const BUDGET = 1000
/** So many rows are counted before all are. */
const FIRST = 100_000
/** `auto` counts smaller tables, and takes the estimate of greater ones. */
const SMALL = 50_000

const NONE: Count = { value: null, mode: 'none' }

/** Throws DatabaseFailure, but not where counting takes too long. */
export async function countRows(
  open: OpenDatabase,
  relation: Relation,
  request: Pick<PageRequest, 'filter' | 'search'>,
  { mode, where, signal }: CountOptions,
): Promise<Checked<Count>> {
  const faults: Fault[] = []
  const selection = checkSelection(relation, request, { open, where, faults })
  const checked = unlessFaulty(selection, faults)
  if (checked.kind === 'refused') return checked
  if (mode === 'none') return { kind: 'checked', value: NONE }
  const estimate = mode === 'exact' ? NONE : await estimated(open, selection, signal)
  const isEnough = mode === 'estimated' || (estimate.value ?? 0) > SMALL
  if (estimate.value !== null && isEnough) return { kind: 'checked', value: estimate }
  return { kind: 'checked', value: await counted(open, selection, signal) }
}

/** What the engine has noted of the table as a whole. */
async function estimated(
  { database }: OpenDatabase,
  { relation, filter, search, where }: Selection,
  signal: AbortSignal | undefined,
): Promise<Count> {
  if (filter ?? search ?? where) return NONE
  const sizes = await database.sizes({ signal })
  const found = sizes.find(({ schema, name }) => {
    return schema === relation.schema && name === relation.name
  })
  return found?.rows === undefined ? NONE : { value: found.rows, mode: 'estimated' }
}

async function counted(
  open: OpenDatabase,
  selection: Selection,
  signal: AbortSignal | undefined,
): Promise<Count> {
  const end = Date.now() + BUDGET
  const first = await numberOf(open, selection, { most: FIRST + 1, timeout: BUDGET, signal })
  if (first === undefined) return NONE
  if (first <= FIRST) return { value: first, mode: 'exact' }
  const timeout = Math.max(1, end - Date.now())
  const all = await numberOf(open, selection, { timeout, signal })
  return all === undefined ? { value: FIRST, mode: 'at-least' } : { value: all, mode: 'exact' }
}

interface Counting extends Pick<QueryOptions, 'signal' | 'timeout'> {
  readonly most?: number
}

/** Undefined where it took too long. */
async function numberOf(
  open: OpenDatabase,
  selection: Selection,
  { most, timeout, signal }: Counting,
): Promise<number | undefined> {
  const parameters = new Parameters(open.sqlText)
  const rows = selectionText(selection, open, parameters)
  const sql =
    most === undefined
      ? `select count(*)${rows}`
      : `select count(*) from (select 1 as one${rows} limit ${most}) as counted`
  try {
    const result = await open.database.query(parameters.statement(sql), { timeout, signal })
    return Number(result.rows[0]?.[0] ?? 0)
  } catch (error) {
    if (error instanceof DatabaseFailure && error.facts.kind === 'timeout') return undefined
    throw error
  }
}
