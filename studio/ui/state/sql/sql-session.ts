import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { LintAnswer } from '../../../api/sql.ts'
import type { Studio } from '../studio.ts'
import { keepDocument, readDocument, type SqlDocument } from './document/sql-document.ts'
import type { GivenValues } from './document/parameter-value.ts'
import type { TextRange } from './document/statement-at.ts'
import { createScriptRun, type ScriptRun, type WantedRun } from './run/script-run.ts'
import { createTransaction, type ManualTransaction } from './run/transaction.ts'

const KEEP_AFTER_MS = 300

/** A tab of statements: its text, what runs, and what it gave. It lives on while another page is shown. */
export interface SqlSession {
  readonly id: string
  readonly document: Accessor<SqlDocument>
  readonly text: Accessor<string>
  readonly selection: Accessor<TextRange>
  readonly setText: (text: string) => void
  readonly setSelection: (selection: TextRange, cursor: number) => void
  readonly setParams: (params: GivenValues) => void
  readonly change: (change: Partial<SqlDocument>) => void
  /** False: the browser has no more room, so that a reload would lose the text. */
  readonly isKept: Accessor<boolean>
  /** What the compiler said of the text last. */
  readonly analysis: Accessor<LintAnswer | undefined>
  /** Asks the compiler, unless it was asked the same last. Throws ApiFailure. */
  readonly judge: (query: string, signal?: AbortSignal) => Promise<LintAnswer>
  readonly run: ScriptRun
  readonly execute: (wanted: WantedRun) => Promise<void>
  readonly transaction: ManualTransaction
  /** The editor with its own history as JSON, for the time that another page is shown. */
  readonly editor: { kept: unknown }
  /** Writes what waits to be kept. */
  readonly flush: () => void
}

export function createSqlSession(id: string, studio: Studio): SqlSession {
  const kept = createKeptDocument(id)
  const [selection, setSelection] = createSignal<TextRange>({ start: 0, end: 0 })
  const judging = createJudging(studio, () => kept.document().schema)
  const run = createScriptRun(studio.api)
  const transaction = createTransaction({
    api: studio.api,
    storage: sessionStorage,
    place: `quarry-tx-${id}`,
    now: Date.now,
  })
  const execute = async (wanted: WantedRun) => {
    await run.run(wanted)
    if (wanted.tx === undefined) noteWrites(run, studio)
    else if (isLost(run)) transaction.lose()
    else transaction.touch()
  }
  return {
    id,
    ...kept,
    text: createMemo(() => kept.document().text),
    selection,
    setText: (text) => kept.change({ text }),
    setSelection: (range, cursor) => {
      setSelection(range)
      kept.change({ cursor })
    },
    setParams: (params) => kept.change({ params }),
    ...judging,
    run,
    execute,
    transaction,
    editor: { kept: undefined },
  }
}

function createKeptDocument(id: string) {
  const [document, setDocument] = createSignal(readDocument(localStorage, id))
  const [isKept, setKept] = createSignal(true)
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    setKept(keepDocument(localStorage, id, document()))
  }
  const change = (changed: Partial<SqlDocument>) => {
    setDocument((before) => ({ ...before, ...changed }))
    clearTimeout(timer)
    timer = setTimeout(flush, KEEP_AFTER_MS)
  }
  return { document, isKept, change, flush }
}

function createJudging(studio: Studio, schema: Accessor<string | undefined>) {
  const [analysis, setAnalysis] = createSignal<LintAnswer>()
  let last: { readonly key: string; readonly answer: LintAnswer } | undefined
  const judge = async (query: string, signal?: AbortSignal): Promise<LintAnswer> => {
    const key = JSON.stringify([schema(), query])
    if (last?.key === key) return last.answer
    const body = { query, schema: schema() }
    const call = signal === undefined ? { body } : { body, signal }
    const answer = await studio.api.read<LintAnswer>('/api/sql/lint', call)
    last = { key, answer }
    setAnalysis(answer)
    return answer
  }
  return { analysis, judge }
}

const READS: ReadonlySet<string> = new Set(['SELECT', 'EXPLAIN', 'SHOW', 'PRAGMA', 'VALUES'])

/** Other pages read again what they show; tables may have come and gone. */
function noteWrites(run: ScriptRun, studio: Studio): void {
  const isWritten = run.results().some(({ result: { command } }) => !READS.has(command))
  if (!isWritten) return
  studio.noteUndo()
  studio.tables.refetch()
}

function isLost(run: ScriptRun): boolean {
  const error = run.failure()?.error
  return error instanceof Error && 'status' in error && error.status === 404
}
