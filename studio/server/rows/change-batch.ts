import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { Statement } from '../../../runtime/database.ts'
import { changeTogether } from '../../../runtime/edit/change-together.ts'
import type { Editing } from '../../../runtime/edit/editing.ts'
import type { RowBatch, WrittenBatch } from '../../api/rows.ts'
import { refusal } from '../failure/refusal.ts'
import type { Answer } from '../routing/route.ts'
import { checkIdentifier } from '../tables/find-table.ts'
import { answerRows } from './answer-rows.ts'
import { unwritten, withinJournal } from './unless-unwritten.ts'

/** Makes all changes that a person has prepared, or tells what they would be. */
export async function changeBatch(
  relation: Relation,
  { asked, isTrial }: { readonly asked: RowBatch; readonly isTrial: boolean },
  editing: Editing,
): Promise<Answer> {
  const { open: opened, form } = editing
  const request = { relation, isTrial, ...listsOf(asked) }
  const start = performance.now()
  const done = await withinJournal(() => changeTogether(editing, request))
  if (done.kind === 'stopped') {
    const prefix = `${done.list}.${done.index}.`
    throw unwritten(done.outcome, { opened, form, prefix })
  }
  const answering = { opened, relation, form }
  const body = {
    changed: answerRows(done.changed, answering),
    inserted: answerRows(done.inserted, answering),
    deleted: request.deletes.length,
    statements: done.statements.map(statementText),
    undoId: done.undoId ?? null,
    timing: { dbMs: performance.now() - start },
  } satisfies WrittenBatch
  return { body, dbMs: body.timing.dbMs }
}

function listsOf({ delete: deletes = [], changes = [], insert = [] }: RowBatch) {
  if (deletes.length + changes.length + insert.length === 0)
    throw refusal('bad_request', 'Nothing is to be changed.', 'changes')
  const inserts = insert.map(({ set, defaults = [] }) => ({ set, defaults }))
  const changed = changes.map(({ key, set = {}, defaults = [], expect = {}, expectHash = {} }) => ({
    ...{ key, set, defaults, expect, expectHash },
  }))
  for (const { set, defaults } of [...inserts, ...changed])
    for (const name of [...Object.keys(set), ...defaults]) checkIdentifier(name, `set.${name}`)
  const gone = deletes.map(({ key, expect = {}, expectHash = {} }) => ({ key, expect, expectHash }))
  return { deletes: gone, changes: changed, inserts }
}

const LONGEST = 200

function statementText({ sql, parameters }: Statement): WrittenBatch['statements'][number] {
  return { sql, parameters: parameters.map(parameterText) }
}

function parameterText(value: Statement['parameters'][number]): string {
  if (value === null) return 'NULL'
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (typeof value !== 'string') return String(value)
  const text = `'${value.replaceAll("'", "''")}'`
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
