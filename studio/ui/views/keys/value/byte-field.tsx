import { Show } from 'solid-js'
import { Choice } from '../../../parts/choice.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { rawBytes } from '../../../state/keys/byte-text.ts'
import type { ByteEditor } from '../../../state/keys/bytes/byte-editor.ts'
import { byteText } from '../../../state/numbers.ts'
import { ByteValue } from './byte-value.tsx'

const OWN_VIEWS = [
  { value: 'text', label: 'Show as UTF-8' },
  { value: 'hex', label: 'Show as hex' },
  { value: 'base64', label: 'Show as base64' },
] as const

const ALL_VIEWS = [
  ...OWN_VIEWS,
  { value: 'json', label: 'Show as JSON' },
  { value: 'gzip', label: 'Show unpacked by gzip' },
  { value: 'deflate', label: 'Show unpacked by deflate' },
  { value: 'brotli', label: 'Show unpacked by brotli' },
  { value: 'messagepack', label: 'Show as MessagePack' },
] as const

/** Bytes as a text, in one of several views; some of them can be edited. */
export function ByteField(props: {
  label: string
  editor: ByteEditor
  /** Only a text has a meaning, as with JSON. */
  isText?: boolean
  /** The server does not decode it. */
  hasOwnViewsOnly?: boolean
  onTakeTheirs: () => void
  onSaved?: () => void
}) {
  const editor = () => props.editor
  const size = () => editor().shown()?.size ?? rawBytes(editor().shown() ?? { value: '' }).length
  const save = async (overwrite = false) => {
    if (await editor().save(overwrite)) props.onSaved?.()
  }
  const takeTheirs = () => {
    editor().drop()
    props.onTakeTheirs()
  }
  return (
    <>
      <div class="bar">
        <span class="meta">{byteText(size())}</span>
        <Show when={editor().isCut()}>
          <span class="badge warn">Cut</span>
          <button type="button" class="btn small" onClick={() => void editor().readWhole()}>
            Read all of it
          </button>
        </Show>
        <span class="grow" />
        <Show when={props.isText !== true}>
          <Choice
            label="How the value is shown"
            options={props.hasOwnViewsOnly === true ? OWN_VIEWS : ALL_VIEWS}
            value={editor().view()}
            disabled={editor().typed() !== undefined}
            onChoose={editor().setView}
          />
        </Show>
        <Show when={editor().typed() !== undefined}>
          <button type="button" class="btn" onClick={editor().drop}>
            Discard
          </button>
          <button type="button" class="btn primary" onClick={() => void save()}>
            Save value
          </button>
        </Show>
      </div>
      <FailureBanner failure={editor().failure()} class="strip" />
      <Show when={editor().isConflict() && editor().typed() !== undefined}>
        <Show when={editor().theirs()}>
          {(theirs) => (
            <div class="byte-note theirs mono" role="group" aria-label="Theirs" tabindex="0">
              <ByteValue shown={theirs()} />
            </div>
          )}
        </Show>
        <div class="bar bar-s">
          <span class="grow soft">What you typed is kept.</span>
          <button type="button" class="btn small" onClick={() => void save(true)}>
            Save over it
          </button>
          <button type="button" class="btn small" onClick={takeTheirs}>
            Take theirs
          </button>
        </div>
      </Show>
      <Show when={editor().note()}>{(note) => <p class="byte-note meta">{note()}</p>}</Show>
      <textarea
        class="key-text mono"
        aria-label={props.label}
        spellcheck={false}
        readOnly={editor().isReadOnly()}
        value={editor().typed() ?? editor().text()}
        onInput={(event) => editor().type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          if (editor().typed() === undefined) return
          event.preventDefault()
          void save()
        }}
      />
    </>
  )
}
