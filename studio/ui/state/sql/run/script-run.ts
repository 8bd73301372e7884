import { type Accessor, createSignal } from 'solid-js'
import type { JsonValue } from '../../../../api/cell.ts'
import type { SqlMode, SqlResult } from '../../../../api/sql.ts'
import { ApiFailure, isUnanswered } from '../../api/api-failure.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { Intent } from '../../api/intent.ts'
import { readEvents } from './read-events.ts'

/** Statements as they are sent. */
export interface WantedRun {
  readonly query: string
  /** Where the text stands in the editor. */
  readonly offset: number
  readonly params: readonly JsonValue[]
  /** How many of them each statement has. */
  readonly counts: readonly number[]
  readonly mode: SqlMode
  readonly limit: number
  readonly schema: string | undefined
  readonly tx: string | undefined
}

/** What one statement gave. */
export interface ShownResult {
  readonly id: string
  readonly result: SqlResult
  /** The statement itself, for a file of its rows. */
  readonly text: string
  readonly params: readonly JsonValue[]
  readonly schema: string | undefined
  readonly tx: string | undefined
  /** Where it stands in the editor. */
  readonly at: { readonly start: number; readonly end: number }
  /** From the server to the page, and reading it. */
  readonly transferMs: number
}

export interface RunFailure {
  readonly error: unknown
  /** The person has ended it. */
  readonly isCancelled: boolean
  readonly run: WantedRun
}

/** At most one run of a tab goes on at a time. */
export interface ScriptRun {
  readonly results: Accessor<readonly ShownResult[]>
  readonly failure: Accessor<RunFailure | undefined>
  /** When the run began that goes on, in milliseconds since 1970. */
  readonly runningSince: Accessor<number | undefined>
  readonly run: (wanted: WantedRun) => Promise<void>
  /** Ends the statement on the server. */
  readonly cancel: () => void
  /** Shows why nothing was run. */
  readonly fail: (error: unknown, wanted: WantedRun) => void
}

export function createScriptRun(api: ApiClient): ScriptRun {
  const [results, setResults] = createSignal<readonly ShownResult[]>([])
  const [failure, setFailure] = createSignal<RunFailure>()
  const [running, setRunning] = createSignal<{ readonly id: string; readonly since: number }>()
  const intent = new Intent()
  let cancelled: string | undefined
  // The id is a part of the request, so that it stays where the same one is sent again.
  let lastId: { readonly key: string; readonly id: string } | undefined

  const idOf = (wanted: WantedRun) => {
    const key = intent.keyOf(wanted)
    lastId = lastId?.key === key ? lastId : { key, id: crypto.randomUUID() }
    return lastId
  }
  const follow = async (wanted: WantedRun, { id, key }: SentRun): Promise<void> => {
    const { query, params, mode, limit, schema, tx } = wanted
    const body = { query, requestId: id, json: 'text', params, mode, limit, schema, tx }
    let before = performance.now()
    const values = new StatementValues(wanted)
    for await (const event of readEvents(api.lines('/api/sql', body, { key }))) {
      if (event.event === 'failure') throw new ApiFailure(event.status, event.body)
      if (event.event === 'done') return
      const place = results().length
      const now = performance.now()
      const shown = shownResult(event.result, wanted, {
        id: `${id}-${place}`,
        params: values.of(event.result),
        waitedMs: now - before,
      })
      before = now
      setResults((all) => [...all, shown])
    }
  }
  const run = async (wanted: WantedRun): Promise<void> => {
    if (running() !== undefined) return
    const sent = idOf(wanted)
    const { id } = sent
    setRunning({ id, since: Date.now() })
    setFailure(undefined)
    setResults([])
    try {
      await follow(wanted, sent)
      intent.settle()
    } catch (error) {
      // What has run up to its failure is another run from now on.
      if (!isUnanswered(error)) intent.settle()
      setFailure({ error, isCancelled: cancelled === id, run: wanted })
    }
    setRunning(undefined)
  }
  const cancel = () => {
    const id = running()?.id
    if (id === undefined) return
    cancelled = id
    const told = api.send('DELETE', `/api/sql/${encodeURIComponent(id)}`)
    told.catch((error: unknown) => {
      // It has ended by itself meanwhile.
      if (error instanceof ApiFailure && error.status === 404) return
      cancelled = undefined
    })
  }
  const fail = (error: unknown, wanted: WantedRun) => {
    setResults([])
    setFailure({ error, isCancelled: false, run: wanted })
  }
  return { results, failure, runningSince: () => running()?.since, run, cancel, fail }
}

/** Tells the values of each statement to its results, of which a call may give several, one behind the other. */
class StatementValues {
  readonly #wanted: Pick<WantedRun, 'params' | 'counts'>
  #statement = -1
  #start: number | undefined
  #from = 0
  #to = 0

  constructor(wanted: Pick<WantedRun, 'params' | 'counts'>) {
    this.#wanted = wanted
  }

  /** Those of the statement that gave the result; the results come in the order of the statements. */
  of({ statement }: SqlResult): readonly JsonValue[] {
    const { params, counts } = this.#wanted
    if (statement.start !== this.#start) {
      this.#start = statement.start
      this.#statement += 1
      this.#from = this.#to
      this.#to += counts[this.#statement] ?? 0
    }
    return params.slice(this.#from, this.#to)
  }
}

interface SentRun {
  readonly id: string
  readonly key: string
}

interface Arrival {
  readonly id: string
  readonly params: readonly JsonValue[]
  readonly waitedMs: number
}

function shownResult(result: SqlResult, wanted: WantedRun, arrival: Arrival): ShownResult {
  const { start, end } = result.statement
  const { query, offset, schema, tx } = wanted
  return {
    id: arrival.id,
    result,
    text: query.slice(start, end),
    params: arrival.params,
    schema,
    tx,
    at: { start: start + offset, end: end + offset },
    transferMs: Math.max(0, arrival.waitedMs - result.timing.totalMs),
  }
}
