import Layers from 'lucide-solid/icons/layers'
import ListFilter from 'lucide-solid/icons/list-filter'
import Trash from 'lucide-solid/icons/trash'
import { createMemo, type JSX, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { HistoryEntry } from '../../../../api/history.ts'
import type { SavedQuery } from '../../../../api/queries.ts'
import { documentsText } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { commandLine, readCommand } from '../../../state/documents/saved/saved-command.ts'
import { durationText } from '../../../state/numbers.ts'
import { timeOfDay } from '../../../state/sql/saved/history-list.ts'
import { bodyOf } from '../../../state/sql/saved/saved-queries.ts'

/** A saved query, which is opened where it belongs. */
export function SavedItem(props: {
  query: SavedQuery
  open: (text: string, saved: SavedQuery) => void
}) {
  const studio = useDocumentStudio()
  const remove = async () => {
    const removed = props.query
    try {
      await studio.saved.remove(removed)
      const run = () => void studio.saved.add(bodyOf(removed)).catch(studio.toasts.showFailure)
      const action = { label: 'Undo', run }
      studio.toasts.show({ tone: 'info', text: `Deleted ${removed.name}`, action })
    } catch (error) {
      studio.toasts.showFailure(error)
      await studio.saved.load()
    }
  }
  return (
    <div class="panel-item">
      <Opening
        text={props.query.query}
        name={props.query.name}
        open={() => props.open(props.query.query, props.query)}
      />
      <button
        type="button"
        class="icon small"
        aria-label={`Delete ${props.query.name}`}
        title="Delete"
        onClick={() => void remove()}
      >
        <Trash class="i" />
      </button>
    </div>
  )
}

/** A query that was run. */
export function HistoryItem(props: { entry: HistoryEntry; open: (text: string) => void }) {
  const said = () => {
    const { outcome, rowCount, milliseconds, at } = props.entry
    const end = outcome === 'done' ? documentsText(rowCount) : outcome
    return `${timeOfDay(at)} · ${end} · ${durationText(milliseconds)}`
  }
  return (
    <div class="panel-item">
      <Opening text={props.entry.query} name={undefined} open={() => props.open(props.entry.query)}>
        {said()}
      </Opening>
    </div>
  )
}

function Opening(props: {
  text: string
  name: string | undefined
  open: () => void
  children?: JSX.Element
}) {
  const command = createMemo(() => readCommand(props.text))
  const place = () => {
    const found = command()
    return found && `${found.address.database}.${found.address.collection}`
  }
  const line = () => {
    const found = command()
    return found === undefined ? props.text : commandLine(found)
  }
  return (
    <button type="button" class="panel-open" onClick={props.open}>
      <span class="row">
        <Dynamic component={command()?.kind === 'aggregate' ? Layers : ListFilter} class="i i-s" />
        <Show when={props.name}>
          <b class="strong clip">{props.name}</b>
        </Show>
        <span class="soft clip">{place()}</span>
      </span>
      <span class="mono clip-2">{line()}</span>
      <Show when={props.children}>
        <span class="meta">{props.children}</span>
      </Show>
    </button>
  )
}
