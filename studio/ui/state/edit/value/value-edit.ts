import { type Accessor, createSignal, onCleanup } from 'solid-js'
import { failureLine } from '../../api/api-failure.ts'
import { type Draft, editText, isSameDraft, readDraft } from '../draft.ts'
import { type OpenValue, type ValueView, valueView } from './open-value.ts'

/** The value of a window of its own while it is open. */
export interface ValueEdit {
  readonly open: OpenValue
  readonly view: Accessor<ValueView>
  readonly draft: Accessor<Draft>
  readonly setDraft: (draft: Draft) => void
  readonly isLoading: Accessor<boolean>
  /** Why it could not be fetched. */
  readonly failure: Accessor<string | undefined>
  readonly fault: Accessor<string | undefined>
  /** A part of the value, as an element of an array, is none at this moment. */
  readonly setFault: (reason: string | undefined) => void
  readonly lock: Accessor<string | undefined>
  readonly isChanged: () => boolean
  readonly reload: () => void
  /** False where it can be no value of the column. */
  readonly save: () => boolean
  readonly drop: () => void
}

const BYTES = 'These are bytes in a column of another kind: the SQL editor changes them.'

export function createValueEdit(open: OpenValue): ValueEdit {
  const [draft, setDraft] = createSignal<Draft>(open.draft)
  const [stored, setStored] = createSignal<Draft>(open.draft)
  const [isBytes, setBytes] = createSignal(open.note?.encoding === 'base64')
  const [isLoading, setLoading] = createSignal(open.load !== undefined)
  const [failure, setFailure] = createSignal<string>()
  const [fault, setFault] = createSignal<string>()
  const abort = new AbortController()
  let hash: string | undefined
  let isDone = false

  const load = async () => {
    if (open.load === undefined) return
    setLoading(true)
    setFailure(undefined)
    try {
      const answer = await open.load(abort.signal)
      const whole: Draft = { kind: 'value', value: answer.value }
      hash = answer.hash
      setBytes(answer.encoding === 'base64')
      setStored(whole)
      setDraft(whole)
      setLoading(false)
    } catch (error) {
      if (!abort.signal.aborted) setFailure(failureLine(error))
    }
  }
  void load()

  const lock = () => open.lock ?? (isBytes() && open.column.kind !== 'binary' ? BYTES : undefined)
  const isChanged = () => !isLoading() && lock() === undefined && !isSameDraft(draft(), stored())
  const save = (): boolean => {
    if (fault() !== undefined) return false
    if (isChanged()) {
      const read = readWhole(draft(), open)
      if (read.kind === 'refused') {
        setFault(read.reason)
        return false
      }
      isDone = true
      open.save(read.draft, hash)
    }
    isDone = true
    return true
  }
  onCleanup(() => {
    // Going back leaves the page without a word: what can be stored is.
    if (!isDone && isChanged()) save()
    abort.abort()
  })
  return {
    open,
    view: () => valueView(open.column, isBytes()),
    draft,
    setDraft: (next) => {
      setFault(undefined)
      setDraft(next)
    },
    isLoading,
    failure,
    fault,
    setFault,
    lock,
    isChanged,
    reload: () => void load(),
    save,
    drop: () => {
      isDone = true
    },
  }
}

/** Texts are read as they are typed; what has a view of its own is a value already. */
function readWhole(draft: Draft, { column }: OpenValue): ReturnType<typeof readDraft> {
  if (draft.kind === 'default' || draft.value === null) return { kind: 'draft', draft }
  const isText = typeof draft.value === 'string' && column.kind !== 'binary'
  return isText ? readDraft(editText(draft.value), column) : { kind: 'draft', draft }
}
