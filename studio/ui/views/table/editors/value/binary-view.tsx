import Upload from 'lucide-solid/icons/upload'
import { createEffect, createMemo, createSignal, onCleanup, Show } from 'solid-js'
import { hexText, imageType, readHex, toBase64 } from '../../../../state/edit/value/binary-value.ts'
import type { ValueEdit } from '../../../../state/edit/value/value-edit.ts'
import { bytesOf } from '../../../../state/grid/cell-look.ts'
import { byteText } from '../../../../state/numbers.ts'
import { useStudio } from '../../../../state/studio.ts'
import { HexView } from './hex-view.tsx'

/** Longer values are replaced by a file, not written in hexadecimal. */
const MOST_WRITTEN = 65_536

/** Bytes: as an image where they are one that cannot run anything, and in hexadecimal. */
export function BinaryView(props: { edit: ValueEdit }) {
  const [isWriting, setWriting] = createSignal(false)
  const bytes = createMemo(() => {
    const draft = props.edit.draft()
    return bytesOf(draft.kind === 'value' ? String(draft.value) : '')
  })
  const image = () => imageType(bytes())
  const put = (given: Uint8Array) => props.edit.setDraft({ kind: 'value', value: toBase64(given) })
  const isLocked = () => props.edit.lock() !== undefined
  return (
    <div class="value-text">
      <div class="value-tools">
        <span>
          {image()?.label ?? 'Bytes'}, {byteText(bytes().length)}
        </span>
        <span class="grow" />
        <Show when={!isLocked()}>
          <Show when={bytes().length <= MOST_WRITTEN}>
            <button
              type="button"
              class="btn quiet small"
              aria-pressed={isWriting()}
              onClick={() => setWriting(!isWriting())}
            >
              Write hex
            </button>
          </Show>
          <UploadButton edit={props.edit} onBytes={put} />
        </Show>
      </div>
      <Show when={image()}>
        {(type) => <ImagePreview bytes={bytes()} type={type().type} label={type().label} />}
      </Show>
      <Show when={isWriting() && !isLocked()} fallback={<HexView bytes={bytes()} />}>
        <HexField edit={props.edit} bytes={bytes()} onBytes={put} />
      </Show>
    </div>
  )
}

/** Only through an address of the browser's own; nothing is fetched. */
function ImagePreview(props: { bytes: Uint8Array<ArrayBuffer>; type: string; label: string }) {
  const [address, setAddress] = createSignal<string>()
  createEffect(() => {
    const made = URL.createObjectURL(new Blob([props.bytes], { type: props.type }))
    setAddress(made)
    onCleanup(() => URL.revokeObjectURL(made))
  })
  return <img class="value-image" src={address()} alt={`${props.label}, as it is stored`} />
}

function HexField(props: {
  edit: ValueEdit
  bytes: Uint8Array
  onBytes: (bytes: Uint8Array) => void
}) {
  const [typed, setTyped] = createSignal(hexText(props.bytes))
  const onText = (text: string) => {
    setTyped(text)
    const read = readHex(text)
    if (read !== undefined) props.onBytes(read)
    props.edit.setFault(
      read === undefined ? 'Bytes are written in pairs of hexadecimal digits.' : undefined,
    )
  }
  return (
    <textarea
      class="value-area"
      aria-label="Bytes in hexadecimal"
      spellcheck={false}
      value={typed()}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  )
}

function UploadButton(props: { edit: ValueEdit; onBytes: (bytes: Uint8Array) => void }) {
  const studio = useStudio()
  let field: HTMLInputElement | undefined
  /** Base64 makes four characters of three bytes, and a request has more than the value. */
  const most = () => Math.floor((((studio.meta.data()?.limits.bodyBytes ?? 0) - 4096) / 4) * 3)
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > most()) {
      const size = `${file.name} has ${byteText(file.size)}`
      return props.edit.setFault(`${size}; a value can have ${byteText(most())} here.`)
    }
    try {
      props.onBytes(new Uint8Array(await file.arrayBuffer()))
    } catch {
      props.edit.setFault(`${file.name} cannot be read.`)
    }
  }
  return (
    <>
      <button type="button" class="btn small" onClick={() => field?.click()}>
        <Upload class="i i-s" />
        Upload a file
      </button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label="File to upload"
        onChange={(event) => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
