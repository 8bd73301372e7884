import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { Editing } from '../../../runtime/edit/editing.ts'
import type { Condition } from '../../../runtime/edit/statement-writer.ts'
import { insertRows } from '../../../runtime/edit/insert/insert-rows.ts'
import { updateMatching } from '../../../runtime/edit/update/update-matching.ts'
import { type Edited, updateRows } from '../../../runtime/edit/update/update-rows.ts'
import type { InsertRows, PatchFilter, PatchRows } from '../../api/rows.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import type { Answer } from '../routing/route.ts'
import { checkIdentifier } from '../tables/find-table.ts'
import { answerRows } from './answer-rows.ts'
import { miscounted, unwritten, withinJournal } from './unless-unwritten.ts'

/** Changes single rows, where they still are what was seen. */
export async function patchRowsOf(
  relation: Relation,
  { changes, atomic = true }: PatchRows,
  editing: Editing,
): Promise<Answer> {
  const asked = changes.map(({ key, set = {}, defaults = [], expect = {}, expectHash = {} }) => ({
    ...{ key, set, defaults, expect, expectHash },
  }))
  for (const { set, defaults } of asked) checkNames([...Object.keys(set), ...defaults])
  const start = performance.now()
  const edited = await withinJournal(() =>
    updateRows(editing, { relation, changes: asked, isAtomic: atomic }),
  )
  return { body: writtenBody(relation, edited, { editing, start, path: 'changes' }) }
}

export async function insertRowsInto(
  relation: Relation,
  { rows, defaults = [], returning = true }: InsertRows,
  editing: Editing,
): Promise<Answer> {
  const asked = rows.map((set, index) => ({ set, defaults: defaults[index] ?? [] }))
  for (const { set, defaults: named } of asked) checkNames([...Object.keys(set), ...named])
  const start = performance.now()
  const edited = await withinJournal(() => insertRows(editing, { relation, rows: asked }))
  const body = writtenBody(relation, edited, { editing, start, path: 'rows' })
  const location = `/api/tables/${encodeURIComponent(relation.name)}`
  const told = returning ? body : { ...body, rows: [], cells: [], keys: [] }
  return { status: 201, headers: { location }, body: told }
}

/** Gives all rows of a condition the same values. */
export async function patchMatching(
  relation: Relation,
  { condition, set, defaults = [], expectCount }: Matching,
  editing: Editing,
): Promise<Answer> {
  if (expectCount === undefined) throw new Refusal('confirm_required', { details: [COUNT] })
  checkNames([...Object.keys(set), ...defaults])
  const start = performance.now()
  const update = { relation, condition, set, defaults, expectCount }
  const updated = await withinJournal(() => updateMatching(editing, update))
  if (updated.kind === 'miscounted') throw miscounted(updated.atLeast)
  const { open: opened, form } = editing
  if (updated.kind === 'stopped') throw unwritten(updated.outcome, { opened, form, prefix: '' })
  const timing = { dbMs: performance.now() - start }
  return { body: { updated: updated.updated, undoId: updated.undoId ?? null, timing } }
}

interface Matching extends Pick<PatchFilter, 'set' | 'defaults' | 'expectCount'> {
  readonly condition: Condition
}

/** A change of all rows of a filter says how many it takes them for. */
export const COUNT = {
  path: 'expectCount',
  message: 'The number of rows that are meant is needed.',
} as const

function checkNames(names: readonly string[]): void {
  for (const name of names) checkIdentifier(name, `set.${name}`)
}

interface Written {
  readonly editing: Editing
  readonly start: number
  readonly path: string
}

function writtenBody(
  relation: Relation,
  edited: Edited,
  { editing: { open: opened, form }, start, path }: Written,
) {
  if (edited.kind === 'stopped')
    throw unwritten(edited.outcome, { opened, form, prefix: `${path}.${edited.index}.` })
  const stored = edited.outcomes.map((each) => (each.kind === 'stored' ? each.row : undefined))
  if (stored.every((row) => row === undefined) && stored.length > 0)
    throw refusal('conflict', 'None of the rows could be written.', path)
  const timing = { dbMs: performance.now() - start }
  return {
    ...answerRows(stored, { opened, relation, form }),
    undoId: edited.undoId ?? null,
    timing,
  }
}
