import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Bytes, ShownBytes } from '../../../api/keys/bytes.ts'
import type {
  EditedKey,
  ElementAnswer,
  ElementEdit,
  ElementRequest,
} from '../../../api/keys/edits.ts'
import type { ChangedKey, DeletedKey, KeyAnswer, PatchKey } from '../../../api/keys/key.ts'
import { failureLine } from '../api/api-failure.ts'
import { createFetched, type Fetched } from '../fetched.ts'
import { sentBytes } from './byte-text.ts'
import { createElementEdits, type ElementEdits } from './element-edits.ts'
import { type ElementKind, elementKind, type ElementRow } from './element-kinds.ts'
import { type KeyAddress, keyLabel, keyPath, keyQuery } from './key-address.ts'
import type { KeyStudio } from './key-studio.ts'
import { globOf } from './glob-text.ts'

/** A key that is shown: its value page by page, and what can be done with it. */
export interface KeyPage {
  readonly address: Accessor<KeyAddress>
  readonly fetched: Fetched<KeyAnswer>
  readonly kind: Accessor<ElementKind | undefined>
  /** The pages of the value that were read so far. */
  readonly answers: Accessor<readonly KeyAnswer[]>
  /** The elements that were read so far, by their ids. */
  readonly rows: Accessor<ReadonlyMap<string, ElementRow>>
  readonly filter: Accessor<string>
  readonly setFilter: (filter: string) => void
  /** There are more elements than those that are shown. */
  readonly hasMore: Accessor<boolean>
  readonly more: () => Promise<void>
  readonly edits: ElementEdits
  /** Stores a text where the element is still what was seen of it. */
  readonly setElement: (row: ElementRow, value: string) => void
  readonly removeElement: (row: ElementRow) => Promise<void>
  /** All bytes of an element, or of the value, or what they mean. Throws ApiFailure. */
  readonly readElement: (body: ElementRequest) => Promise<ShownBytes>
  /** Changes elements, and remembers it by the words. Throws ApiFailure. */
  readonly change: (edits: readonly ElementEdit[], text: string) => Promise<EditedKey>
  readonly patch: (patch: PatchKey, text: string) => Promise<ChangedKey>
  readonly remove: () => Promise<DeletedKey>
}

/** Elements of a page. */
const PAGE = 200
/** The most that one answer has. */
const MOST = 1000

export function createKeyPage(studio: KeyStudio, address: Accessor<KeyAddress>): KeyPage {
  const { kind, more, hasMore, ...reading } = createPages(studio, address)
  const { fetched } = reading
  const edits = createElementEdits(({ id, value }, error) => {
    const name = reading.rows().get(id)?.label ?? id
    const text = `Not saved: ${name} of ${keyLabel(address())} to ${value}. ${failureLine(error)}`
    studio.toasts.show({ tone: 'danger', text })
  })

  createEffect(on(fetched.data, edits.noteRead))

  const note = (undoId: string | null, text: string) => {
    if (undoId !== null)
      studio.ownChanges.note({ undoId, path: keyPath(address()), text, at: Date.now() })
    studio.noteWrite()
  }
  const change = async (wanted: readonly ElementEdit[], text: string) => {
    const sent = studio.api.send<EditedKey>('POST', '/api/key/edit', {
      query: keyQuery(address()),
      body: { edits: wanted },
    })
    studio.settling.note(sent)
    const answer = await sent
    note(answer.undoId, text)
    fetched.refetch()
    return answer
  }
  const readElement = async (body: ElementRequest) => {
    const options = { query: keyQuery(address()), body }
    return (await studio.api.read<ElementAnswer>('/api/key/element', options)).element
  }
  /** The element with all of the bytes that it is named by. */
  const named = async (of: ElementKind, row: ElementRow) => {
    const { nameIt, with: withBytes, of: bytesOf, request } = of.whole
    if (!nameIt || bytesOf(row).truncated !== true) return row
    return withBytes(row, await readElement(request(row)))
  }
  return {
    ...{ ...reading, address, kind, more, hasMore, edits, change, readElement },
    removeElement: async (row) => {
      const of = kind()
      if (of !== undefined) await change([of.remove(await named(of, row))], `${row.label} deleted`)
    },
    setElement: (row, value) => {
      const of = kind()
      if (of === undefined) return
      const send = async (typed: string, seen: Bytes | undefined) => {
        await change([of.set(await named(of, row), typed, seen)], `${row.label} set`)
      }
      void edits.edit({ id: row.id, value, seen: sentBytes(row.value), send })
    },
    patch: async (body, text) => {
      const query = keyQuery(address())
      const answer = await studio.api.send<ChangedKey>('PATCH', '/api/key', { query, body })
      note(answer.undoId, text)
      if (body.rename === undefined) fetched.refetch()
      return answer
    },
    remove: async () => {
      const answer = await studio.api.send<DeletedKey>('DELETE', '/api/key', {
        query: keyQuery(address()),
      })
      note(answer.undoId, 'Key deleted')
      return answer
    },
  }
}

/** The elements of the key that were read so far. */
function createPages(studio: KeyStudio, address: Accessor<KeyAddress>) {
  const [filter, setFilter] = createSignal('')
  const [further, setFurther] = createSignal<readonly KeyAnswer[]>([])
  const source = createMemo(() =>
    studio.ready() === undefined ? undefined : { address: address(), filter: filter() },
  )
  // So many elements as are in sight are read again, so that none of them goes away by an edit.
  let read = { source: source(), size: PAGE }
  const load = (
    { cursor, type, size = PAGE }: { cursor?: string; type: string | undefined; size?: number },
    signal?: AbortSignal,
  ) => {
    const match = filter() === '' ? {} : { match: globOf(filter()) }
    const order = type === 'stream' ? { reverse: 1 } : {}
    const limit = type === undefined || type === 'string' ? {} : { limit: Math.min(size, MOST) }
    return studio.api.get<KeyAnswer>('/api/key', {
      query: { ...keyQuery(address()), cursor, ...order, ...match, ...limit },
      ...(signal === undefined ? {} : { signal }),
    })
  }
  const fetched: Fetched<KeyAnswer> = createFetched(source, async (asked, signal) => {
    const type = fetched.data()?.type
    if (asked !== read.source) read = { source: asked, size: PAGE }
    const { size } = read
    const first = await load({ type, size }, signal)
    // Only now it is known that the newest entries come first.
    const isTurned = first.type === 'stream' && type !== 'stream'
    const answer = isTurned ? await load({ type: 'stream', size }, signal) : first
    setFurther([])
    return answer
  })
  createEffect(on(address, () => setFilter(''), { defer: true }))
  createEffect(on(studio.written, fetched.refetch, { defer: true }))
  const kind = createMemo(() => elementKind(fetched.data()?.value.type ?? ''))
  const answers = createMemo(() => {
    const first = fetched.data()
    return first === undefined ? [] : [first, ...further()]
  })
  const rows = createMemo((): ReadonlyMap<string, ElementRow> => {
    const all = answers().flatMap(({ value }) => kind()?.rowsOf(value) ?? [])
    return new Map(all.map((row) => [row.id, row]))
  })
  const cursor = () => cursorOf(answers().at(-1))
  const hasMore = () => cursor() !== undefined
  const more = async () => {
    const at = cursor()
    if (at === undefined) return
    const answer = await load({ cursor: at, type: fetched.data()?.type })
    read = { ...read, size: read.size + PAGE }
    setFurther((all) => [...all, answer])
  }
  return {
    ...{ fetched, kind, answers, rows, filter, hasMore, more },
    setFilter: (text: string) => void setFilter(text),
  }
}

function cursorOf(answer: KeyAnswer | undefined): string | undefined {
  const value = answer?.value
  return value !== undefined && 'cursor' in value ? (value.cursor ?? undefined) : undefined
}
