import Copy from 'lucide-solid/icons/copy'
import { Show } from 'solid-js'
import type { SqlResult } from '../../../../../api/sql.ts'
import { Dialog } from '../../../../parts/dialog.tsx'
import { copyAndTell } from '../../../../state/browser/copy-and-tell.ts'
import type { CellPlace } from '../../../../state/grid/cell-selection.ts'
import { useStudio } from '../../../../state/studio.ts'

/** A value with all its lines. */
export function ValueDialog(props: { result: SqlResult; place: CellPlace; onClose: () => void }) {
  const studio = useStudio()
  const column = () => props.result.columns[props.place.column]
  const value = () => props.result.rows[props.place.row]?.[column()?.key ?? ''] ?? null
  const note = () =>
    props.result.cells.find(
      ({ row, column: key }) => row === props.place.row && key === column()?.key,
    )
  const text = () => {
    const shown = value()
    if (typeof shown !== 'string') return JSON.stringify(shown)
    return column()?.kind === 'json' ? indented(shown) : shown
  }
  return (
    <Dialog open class="dialog value" label={`Value of ${column()?.name}`} onClose={props.onClose}>
      <header>
        <h2>
          {column()?.name} <span class="type faint">{column()?.type}</span>
        </h2>
      </header>
      <div class="body">
        <Show when={note()?.truncated}>
          <p>This is the beginning: results hold the first 65,536 signs of a value.</p>
        </Show>
        <Show when={value() !== null} fallback={<i class="nil">NULL</i>}>
          <pre class="code whole" tabindex="0">
            {text()}
          </pre>
        </Show>
      </div>
      <footer>
        <button
          type="button"
          class="btn"
          disabled={value() === null}
          onClick={() => void copyAndTell(studio, text(), 'Value copied')}
        >
          <Copy class="i" />
          Copy
        </button>
        <button type="button" class="btn primary" autofocus onClick={() => props.onClose()}>
          Close
        </button>
      </footer>
    </Dialog>
  )
}

/** A document of small numbers is set out; any other stays as it is stored, with every digit. */
function indented(text: string): string {
  if (/\d{16}/.test(text)) return text
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
