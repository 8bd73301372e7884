import { type Accessor, createEffect, createSignal, on } from 'solid-js'
import type { Bytes, ShownBytes } from '../../../../api/keys/bytes.ts'
import type { ElementRequest } from '../../../../api/keys/edits.ts'
import { ApiFailure } from '../../api/api-failure.ts'
import { sentBytes } from '../byte-text.ts'
import { theirsOf } from '../element-edits.ts'
import { byteView, typedBytes, withBreaksOf } from './byte-views.ts'

/** Where bytes come from, and where they are stored. */
export interface ByteSource {
  /** What is known of them, which may be cut; undefined before anything is. */
  readonly value: Accessor<ShownBytes | undefined>
  /** Whether they are a document of JSON, which has one view. */
  readonly isDocument?: Accessor<boolean>
  /** All of the bytes, or what they mean in a view of the server. Throws ApiFailure. */
  readonly ask: (body: Pick<ElementRequest, 'view'>) => Promise<ShownBytes>
  readonly canWrite: Accessor<boolean>
  /** Stores them where they are still what was seen. Throws ApiFailure. */
  readonly save: (value: Bytes, seen: ShownBytes | undefined) => Promise<void>
}

/** Bytes as a text of one of the views, with what is typed over it. */
export interface ByteEditor {
  readonly view: Accessor<string>
  readonly setView: (view: string) => void
  readonly shown: Accessor<ShownBytes | undefined>
  readonly isCut: Accessor<boolean>
  readonly text: Accessor<string>
  readonly typed: Accessor<string | undefined>
  readonly type: (text: string) => void
  readonly isReadOnly: Accessor<boolean>
  /** Why it cannot be edited in this view, though it can in another. */
  readonly note: Accessor<string | undefined>
  readonly failure: Accessor<unknown>
  /** Somebody has stored other bytes meanwhile. */
  readonly isConflict: Accessor<boolean>
  /** Of a conflict: what is there now, where that was told. */
  readonly theirs: Accessor<ShownBytes | undefined>
  readonly readWhole: () => Promise<void>
  /** True where all that was typed is stored. `overwrite` stores it over what a conflict has told. */
  readonly save: (overwrite?: boolean) => Promise<boolean>
  readonly drop: () => void
}

export function createByteEditor(source: ByteSource): ByteEditor {
  const [typed, setTyped] = createSignal<string>()
  const isHeld = () => typed() !== undefined
  const { shown, text, view, failure, setFailure, show, showMissed, ...reading } = createReading(
    source,
    isHeld,
  )
  const { isConflict, theirs } = conflictOf(failure)
  const canEdit = () => {
    const bytes = shown()
    return bytes !== undefined && byteView(view())?.canEdit(bytes) === true
  }
  const drop = () => {
    setTyped(undefined)
    setFailure(undefined)
    showMissed()
  }
  const save = async (overwrite = false): Promise<boolean> => {
    const [mine, seen] = [typed(), shown()]
    const bytes =
      mine === undefined || seen === undefined ? undefined : typedBytes(view(), mine, seen)
    if (bytes === undefined) {
      setFailure(new Error(`Not saved: this is no ${view()}.`))
      return false
    }
    try {
      await source.save(sentBytes(bytes), overwrite ? theirs() : seen)
      // What was typed while it was on its way stays.
      if (typed() === mine) setTyped(undefined)
      await show(bytes)
      return !isHeld()
    } catch (error) {
      setFailure(error)
      return false
    }
  }
  return {
    ...{ ...reading, view, shown, text, typed, failure, isConflict, theirs, save, drop },
    type: (mine) => {
      if (withBreaksOf(text(), mine) === text()) drop()
      else setTyped(mine)
    },
    isReadOnly: () => !source.canWrite() || reading.isCut() || !canEdit(),
    note: () =>
      source.canWrite() && view() === 'text' && shown() !== undefined && !canEdit()
        ? 'Its lines end in more than one way, which a text field does not keep. Hex and base64 can be edited.'
        : undefined,
  }
}

function conflictOf(failure: Accessor<unknown>): Pick<ByteEditor, 'isConflict' | 'theirs'> {
  const conflict = () => {
    const found = failure()
    return found instanceof ApiFailure && found.status === 409 ? found : undefined
  }
  const theirs = () => {
    const found = conflict()
    return found && theirsOf(found)
  }
  return { isConflict: () => conflict() !== undefined, theirs }
}

/** The bytes as they are read. Those that come while a text is typed over others are shown when it is dropped. */
function createReading({ value, isDocument, ask }: ByteSource, isHeld: Accessor<boolean>) {
  let missed: ShownBytes | undefined
  let turn = 0
  const [chosen, setView] = createSignal('text')
  const view = () => (isDocument?.() === true ? 'document' : chosen())
  const [shown, setShown] = createSignal<ShownBytes>()
  const [text, setText] = createSignal('')
  const [failure, setFailure] = createSignal<unknown>()
  const show = async (bytes: ShownBytes | undefined) => {
    if (bytes === undefined) return
    turn += 1
    const own = turn
    missed = undefined
    setFailure(undefined)
    setShown(bytes)
    const wanted = view()
    const local = byteView(wanted)
    if (local !== undefined) {
      setText(local.textOf(bytes))
      return
    }
    try {
      const { value: decoded } = await ask(viewOf(wanted))
      if (own === turn) setText(decoded)
    } catch (error) {
      if (own !== turn) return
      setText('')
      setFailure(error)
    }
  }
  const take = async (bytes: ShownBytes | undefined) => {
    if (isHeld()) {
      missed = bytes
      return
    }
    if (bytes?.encoding !== undefined && chosen() === 'text') setView('hex')
    await show(bytes)
  }
  createEffect(on(value, (found) => void take(found)))
  createEffect(on(view, () => void show(shown()), { defer: true }))
  const readWhole = async () => {
    try {
      await take(await ask({}))
    } catch (error) {
      setFailure(error)
    }
  }
  const showMissed = () => void take(missed)
  const isCut = () => shown()?.truncated === true
  return {
    view,
    setView: (to: string) => void setView(to),
    shown,
    text,
    failure,
    setFailure,
    isCut,
    readWhole,
    show,
    showMissed,
  }
}

const SERVER_VIEWS = ['json', 'gzip', 'deflate', 'brotli', 'messagepack'] as const

function viewOf(name: string): Pick<ElementRequest, 'view'> {
  const view = SERVER_VIEWS.find((each) => each === name)
  return view === undefined ? {} : { view }
}
