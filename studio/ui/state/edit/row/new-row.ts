import { type Accessor, createSignal } from 'solid-js'
import type { JsonValue, Row } from '../../../../api/cell.ts'
import type { InsertRows, WrittenRows } from '../../../../api/rows.ts'
import type { Column } from '../../../../api/tables.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { Intent } from '../../api/intent.ts'
import { type TableAddress, tableApiPath } from '../../table-address.ts'
import { DEFAULT_DRAFT, type Draft } from '../draft.ts'

export type Drafts = Readonly<Record<string, Draft>>

/** A row that is about to be added. A column without a draft gets what the database gives it. */
export interface NewRow {
  readonly draftOf: (column: Column) => Draft
  readonly set: (column: Column, draft: Draft) => void
  readonly faultOf: (column: Column) => string | undefined
  readonly setFault: (column: Column, reason: string) => void
  /** The columns that need a value and have none. */
  readonly missing: Accessor<readonly Column[]>
  readonly isChanged: Accessor<boolean>
  readonly isBusy: Accessor<boolean>
  readonly failure: Accessor<unknown>
  /** The rows as they are stored; undefined where they are not. */
  readonly submit: () => Promise<WrittenRows | undefined>
  /** The values to be added later, of which some may still be missing; undefined where one is none. */
  readonly prepared: () => Row | undefined
}

export interface NewRowOptions {
  readonly api: ApiClient
  readonly table: TableAddress
  readonly columns: Accessor<readonly Column[]>
  readonly begin: Drafts
}

/** NULL is refused, and the database has nothing of its own to put there. */
export function isRequired(column: Column): boolean {
  const isGiven = column.default !== null || column.identity || !column.writable
  return !column.nullable && !isGiven
}

export function createNewRow({ api, table, columns, begin }: NewRowOptions): NewRow {
  const [drafts, setDrafts] = createSignal<Drafts>(begin)
  const [faults, setFaults] = createSignal<Readonly<Record<string, string>>>({})
  // Of any column: one that the table has just got is asked for as soon as the form knows it.
  const [answered, setAnswered] = createSignal<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = createSignal(false)
  const [failure, setFailure] = createSignal<unknown>()
  const intent = new Intent()
  const draftOf = ({ name }: Column) => drafts()[name] ?? DEFAULT_DRAFT
  const missing = () =>
    columns().filter((column) => isRequired(column) && draftOf(column).kind === 'default')
  const set = (column: Column, draft: Draft) => {
    setDrafts((before) => ({ ...before, [column.name]: draft }))
    for (const change of [setFaults, setAnswered])
      change(({ [column.name]: _, ...others }) => others)
  }
  const send = async (): Promise<WrittenRows | undefined> => {
    setBusy(true)
    setFailure(undefined)
    setAnswered({})
    try {
      const body = insertBody(table, drafts())
      return await intent.send(body, (key) =>
        api.send<WrittenRows>('POST', tableApiPath(table, '/rows'), { body, key }),
      )
    } catch (error) {
      setFailure(error)
      setAnswered(faultsOf(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  const prepared = () =>
    Object.keys(faults()).length > 0 ? undefined : insertBody(table, drafts()).rows[0]
  const submit = async () => {
    const needed = missing()
    setFaults(Object.fromEntries(needed.map(({ name }) => [name, NEEDED])))
    return needed.length > 0 ? undefined : send()
  }
  return {
    draftOf,
    set,
    faultOf: ({ name }) => faults()[name] ?? answered()[name],
    setFault: ({ name }, reason) => setFaults((before) => ({ ...before, [name]: reason })),
    missing,
    isChanged: () => Object.values(drafts()).some(({ kind }) => kind === 'value'),
    isBusy,
    failure,
    submit,
    prepared,
  }
}

const NEEDED = 'This column needs a value.'

/** Only what was given is named, so that the database puts in the rest. */
export function insertBody(table: TableAddress, drafts: Drafts): InsertRows {
  const given = Object.entries(drafts).flatMap(([name, draft]): [string, JsonValue][] =>
    draft.kind === 'value' ? [[name, draft.value]] : [],
  )
  return { schema: table.schema, json: 'text', rows: [Object.fromEntries(given)], returning: true }
}

/** What an answer says of single columns. */
function faultsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiFailure)) return {}
  const named = error.details.flatMap(({ path, message }): [string, string][] => {
    const name = path?.split('.').at(-1)
    return name !== undefined && message !== undefined ? [[name, message]] : []
  })
  return Object.fromEntries(named)
}
