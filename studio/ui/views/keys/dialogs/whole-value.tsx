import { createSignal, Show } from 'solid-js'
import { Dialog } from '../../../parts/dialog.tsx'
import { sentBytes } from '../../../state/keys/byte-text.ts'
import { createByteEditor } from '../../../state/keys/bytes/byte-editor.ts'
import type { ElementGridState } from '../../../state/keys/grid/element-grid-state.ts'
import { type ElementRow, isNamed } from '../../../state/keys/element-kinds.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { ByteField } from '../value/byte-field.tsx'
import { useUnsaved } from '../use-unsaved.ts'

/** All bytes of an element, as a text, as hex or as base64, to be read and edited. */
export function WholeValue(props: {
  grid: ElementGridState
  row: ElementRow
  onClose: () => void
}) {
  const studio = useKeyStudio()
  const { page, kind } = props.grid
  const { whole } = kind
  const { row } = props
  const [isAsked, setAsked] = createSignal(false)
  const editor = createByteEditor({
    value: () => whole.of(row),
    ask: (body) => page.readElement({ ...whole.request(row), ...body }),
    canWrite: () => studio.canWrite() && whole.canReplace && isNamed(kind, row),
    save: async (value, seen) => {
      const before = seen === undefined ? undefined : sentBytes(seen)
      await page.change([kind.set(row, value, before)], `${row.label} set`)
      studio.announcer.say('Saved')
    },
  })
  if (whole.of(row).truncated === true) void editor.readWhole()
  useUnsaved(page.address, () => (editor.typed() === undefined ? 0 : 1))
  const close = () => {
    if (editor.typed() === undefined) props.onClose()
    else setAsked(true)
  }
  const takeTheirs = () => {
    page.fetched.refetch()
    void editor.readWhole()
  }
  return (
    <Dialog open label={`Value of ${row.label}`} class="dialog whole-bytes" onClose={close}>
      <header>
        <h2 class="clip">{row.label}</h2>
      </header>
      <ByteField
        label="Whole value"
        editor={editor}
        onTakeTheirs={takeTheirs}
        onSaved={props.onClose}
      />
      <footer>
        <Show when={isAsked() && editor.typed() !== undefined}>
          <span class="grow warn" role="alert">
            What you typed is not saved.
          </span>
          <button type="button" class="btn" onClick={() => props.onClose()}>
            Close without saving
          </button>
        </Show>
        <button type="button" class="btn" onClick={close}>
          Close
        </button>
      </footer>
    </Dialog>
  )
}
