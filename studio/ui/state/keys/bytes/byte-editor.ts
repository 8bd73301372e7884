import { type Accessor, createEffect, createSignal, on } from 'solid-js'
import type { Bytes, ShownBytes } from '../../../../api/keys/bytes.ts'
import type { ElementRequest } from '../../../../api/keys/edits.ts'
import { byteView, typedBytes, withBreaksOf } from './byte-views.ts'

/** Where bytes come from, and where they are stored. */
export interface ByteSource {
  /** What is known of them, which may be cut; undefined before anything is. */
  readonly value: Accessor<ShownBytes | undefined>
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
  readonly readWhole: () => Promise<void>
  /** True where it is stored. */
  readonly save: (overwrite?: boolean) => Promise<boolean>
  readonly drop: () => void
}

export function createByteEditor(source: ByteSource): ByteEditor {
  const [typed, setTyped] = createSignal<string>()
  const isHeld = () => typed() !== undefined
  const { shown, text, view, setFailure, showMissed, ...reading } = createReading(source, isHeld)
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
      await source.save(
        bytes.encoding === undefined ? bytes.value : bytes,
        overwrite ? undefined : seen,
      )
      drop()
      return true
    } catch (error) {
      setFailure(error)
      return false
    }
  }
  return {
    ...{ ...reading, view, shown, text, typed, save, drop },
    type: (mine) => void setTyped(withBreaksOf(text(), mine) === text() ? undefined : mine),
    isReadOnly: () => !source.canWrite() || reading.isCut() || !canEdit(),
    note: () =>
      source.canWrite() && view() === 'text' && shown() !== undefined && !canEdit()
        ? 'Its lines end in more than one way, which a text field does not keep. Hex and base64 can be edited.'
        : undefined,
  }
}

/** The bytes as they are read. Those that come while a text is typed over others are shown when it is dropped. */
function createReading({ value, ask }: ByteSource, isHeld: Accessor<boolean>) {
  let isMissed = false
  const [view, setView] = createSignal('text')
  const [shown, setShown] = createSignal<ShownBytes>()
  const [text, setText] = createSignal('')
  const [failure, setFailure] = createSignal<unknown>()
  const show = async (bytes: ShownBytes | undefined) => {
    if (bytes === undefined) return
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
      if (view() === wanted) setText(decoded)
    } catch (error) {
      setText('')
      setFailure(error)
    }
  }
  createEffect(
    on(value, (found) => {
      isMissed = isHeld()
      if (isMissed) return
      if (found?.encoding !== undefined && view() === 'text') setView('hex')
      void show(found)
    }),
  )
  createEffect(on(view, () => void show(shown()), { defer: true }))
  const readWhole = async () => {
    try {
      const whole = await ask({})
      if (whole.encoding !== undefined && view() === 'text') setView('hex')
      await show(whole)
    } catch (error) {
      setFailure(error)
    }
  }
  const showMissed = () => {
    if (isMissed) void show(value())
    isMissed = false
  }
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
    showMissed,
  }
}

const SERVER_VIEWS = ['json', 'gzip', 'deflate', 'brotli', 'messagepack'] as const

function viewOf(name: string): Pick<ElementRequest, 'view'> {
  const view = SERVER_VIEWS.find((each) => each === name)
  return view === undefined ? {} : { view }
}
