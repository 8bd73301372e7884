import X from 'lucide-solid/icons/x'
import { Console } from './console.tsx'

/** The console below a key. */
export function ConsolePanel(props: { onClose: () => void }) {
  return (
    <section class="console is-panel" aria-label="Console">
      <div class="bar bar-s">
        <b>Console</b>
        <span class="meta">Ctrl+C stops, ↑ history</span>
        <span class="grow" />
        <button
          type="button"
          class="icon small"
          aria-label="Close console"
          title="Close console (Ctrl+J)"
          onClick={() => props.onClose()}
        >
          <X class="i" />
        </button>
      </div>
      <Console />
    </section>
  )
}
