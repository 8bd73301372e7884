import { createEffect, createSignal, on, Show } from 'solid-js'
import type { Bytes, ShownBytes } from '../../../../api/keys/bytes.ts'
import type { ElementAnswer, ElementEdit } from '../../../../api/keys/edits.ts'
import { Choice } from '../../../parts/choice.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import {
  base64Text,
  bytesOfBase64,
  bytesOfHex,
  hexText,
  rawBytes,
  sentBytes,
  writtenBytes,
} from '../../../state/keys/byte-text.ts'
import { keyQuery } from '../../../state/keys/key-address.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { byteText } from '../../../state/numbers.ts'

const VIEWS = [
  { value: 'text', label: 'Show as UTF-8' },
  { value: 'hex', label: 'Show as hex' },
  { value: 'base64', label: 'Show as base64' },
  { value: 'json', label: 'Show as JSON' },
  { value: 'gzip', label: 'Show unpacked by gzip' },
  { value: 'deflate', label: 'Show unpacked by deflate' },
  { value: 'brotli', label: 'Show unpacked by brotli' },
  { value: 'messagepack', label: 'Show as MessagePack' },
] as const

/** The views that are read back, so that they can be edited. */
const EDITABLE: Readonly<Record<string, (text: string) => Uint8Array | undefined>> = {
  text: (text) => new TextEncoder().encode(text),
  hex: bytesOfHex,
  base64: bytesOfBase64,
}

/** The value of a string, or of JSON, as a text or by what its bytes mean. */
export function TextValue(props: { page: KeyPage }) {
  const state = createTextState(props.page)
  const { view, setView, shown, text, typed, setTyped, failure, isJson, isCut } = state
  const { readWhole, isReadOnly, save, drop } = state
  return (
    <>
      <div class="bar">
        <span class="meta">
          {byteText(shown()?.size ?? rawBytes(shown() ?? { value: '' }).length)}
        </span>
        <Show when={isCut()}>
          <span class="badge warn">Cut</span>
          <button type="button" class="btn small" onClick={() => void readWhole()}>
            Read all of it
          </button>
        </Show>
        <span class="grow" />
        <Show when={!isJson()}>
          <Choice
            label="How the value is shown"
            options={VIEWS}
            value={view()}
            disabled={typed() !== undefined}
            onChoose={setView}
          />
        </Show>
        <Show when={typed() !== undefined}>
          <button type="button" class="btn" onClick={drop}>
            Discard
          </button>
          <button type="button" class="btn primary" onClick={() => void save()}>
            Save value
          </button>
        </Show>
      </div>
      <FailureBanner failure={failure()} class="strip" />
      <Show when={failure() !== undefined && typed() !== undefined}>
        <div class="bar bar-s">
          <span class="grow soft">What you typed is kept.</span>
          <button type="button" class="btn small" onClick={() => void save(true)}>
            Save over it
          </button>
          <button type="button" class="btn small" onClick={drop}>
            Take theirs
          </button>
        </div>
      </Show>
      <textarea
        class="key-text mono"
        aria-label="Value"
        spellcheck={false}
        readOnly={isReadOnly()}
        value={typed() ?? text()}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !event.ctrlKey || typed() === undefined) return
          event.preventDefault()
          void save()
        }}
      />
    </>
  )
}

/** What needs no server to be shown. */
const decoders: Readonly<Record<string, (bytes: Uint8Array, written: ShownBytes) => string>> = {
  text: (_, written) => written.value,
  hex: (bytes) => hexText(bytes),
  base64: (bytes) => base64Text(bytes),
}

/** The value as it is shown in one of the views. */
function createShownText(page: KeyPage) {
  const studio = useKeyStudio()
  const [view, setView] = createSignal('text')
  const [shown, setShown] = createSignal<ShownBytes>()
  const [text, setText] = createSignal('')
  const [failure, setFailure] = createSignal<unknown>()
  const value = () => {
    const found = page.fetched.data()?.value
    return found?.type === 'string' || found?.type === 'json' ? found.value : undefined
  }
  const isJson = () => page.fetched.data()?.value.type === 'json'
  const isCut = () => shown()?.truncated === true
  const show = async () => {
    const found = value()
    if (found === undefined) return
    setFailure(undefined)
    setShown(found)
    const wanted = view()
    const decode = decoders[wanted]
    if (decode !== undefined) return setText(decode(rawBytes(found), found))
    try {
      const query = keyQuery(page.address())
      const body = { view: wanted }
      const answer = await studio.api.send<ElementAnswer>('POST', '/api/key/element', {
        query,
        body,
      })
      if (view() === wanted) setText(answer.element.value)
    } catch (error) {
      setText('')
      setFailure(error)
    }
    return undefined
  }
  createEffect(
    on(value, (found) => {
      if (found?.encoding !== undefined && view() === 'text') setView('hex')
    }),
  )
  createEffect(on([value, view], () => void show()))
  const readWhole = async () => {
    try {
      const query = keyQuery(page.address())
      const options = { query, body: {} }
      const answer = await studio.api.send<ElementAnswer>('POST', '/api/key/element', options)
      setShown(answer.element)
      setText(decoders[view()]?.(rawBytes(answer.element), answer.element) ?? text())
    } catch (error) {
      setFailure(error)
    }
  }
  return { view, setView, shown, text, failure, setFailure, isJson, isCut, readWhole }
}

/** The same with what is typed over it. */
function createTextState(page: KeyPage) {
  const studio = useKeyStudio()
  const reading = createShownText(page)
  const { view, shown, setFailure, isJson, isCut } = reading
  const [typed, setTyped] = createSignal<string>()
  const isReadOnly = () => !studio.canWrite() || isCut() || EDITABLE[view()] === undefined
  const save = async (overwrite = false) => {
    const [mine, seen] = [typed(), shown()]
    const bytes = mine === undefined ? undefined : EDITABLE[view()]?.(mine)
    if (seen === undefined || bytes === undefined) {
      setFailure(new Error(`Not saved: this is no ${view()}.`))
      return
    }
    try {
      const expect = overwrite ? undefined : seen
      await page.change([editOf(isJson(), sentBytes(writtenBytes(bytes)), expect)], 'Value set')
      setTyped(undefined)
      setFailure(undefined)
      studio.announcer.say('Saved')
    } catch (error) {
      setFailure(error)
    }
  }
  const drop = () => {
    setTyped(undefined)
    setFailure(undefined)
    page.fetched.refetch()
  }
  return { ...reading, typed, setTyped, isReadOnly, save, drop }
}

function editOf(isJson: boolean, value: Bytes, seen: ShownBytes | undefined): ElementEdit {
  if (!isJson)
    return { op: 'string.set', value, ...(seen === undefined ? {} : { expect: sentBytes(seen) }) }
  const text = typeof value === 'string' ? value : value.value
  const expect = seen === undefined ? {} : { expect: seen.value }
  return { op: 'json.set', path: '$', value: text, ...expect }
}
