import Download from 'lucide-solid/icons/download'
import PanelRight from 'lucide-solid/icons/panel-right'
import Pencil from 'lucide-solid/icons/pencil'
import SquareTerminal from 'lucide-solid/icons/square-terminal'
import Trash from 'lucide-solid/icons/trash'
import { Show } from 'solid-js'
import { CopyButton } from '../../parts/copy-button.tsx'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { typeLook } from '../../state/keys/key-words.ts'

/** The name of a key, its type, and what can be done with it. */
export function KeyHead(props: {
  name: string
  type: string | undefined
  onRename: () => void
  onExport: () => void
  onDelete: () => void
  onPanel: () => void
  onConsole: () => void
}) {
  const studio = useKeyStudio()
  return (
    <div class="key-head">
      <Show when={props.type}>
        {(type) => (
          <span class="badge line">
            <span class={`mono ${typeLook(type()).color}`}>{typeLook(type()).label}</span>
          </span>
        )}
      </Show>
      <h1>{props.name}</h1>
      <CopyButton text={props.name} what="key" small />
      <span class="tools">
        <Show when={studio.canWrite()}>
          <button type="button" class="btn quiet" onClick={() => props.onRename()}>
            <Pencil class="i" />
            Rename
          </button>
        </Show>
        <button type="button" class="btn quiet" onClick={() => props.onExport()}>
          <Download class="i" />
          Export
        </button>
        <Show when={studio.canWrite()}>
          <button type="button" class="btn quiet is-danger" onClick={() => props.onDelete()}>
            <Trash class="i" />
            Delete
          </button>
        </Show>
        <button
          type="button"
          class="icon hide-phone"
          aria-label="Console below"
          title="Console below (Ctrl+J)"
          onClick={() => props.onConsole()}
        >
          <SquareTerminal class="i" />
        </button>
        <button
          type="button"
          class="icon narrow-only"
          aria-label="About this key"
          title="About this key (Alt+I)"
          onClick={() => props.onPanel()}
        >
          <PanelRight class="i" />
        </button>
      </span>
    </div>
  )
}
