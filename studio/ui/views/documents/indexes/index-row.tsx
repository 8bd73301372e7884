import Trash2 from 'lucide-solid/icons/trash'
import { For, Show } from 'solid-js'
import type { DocumentIndex } from '../../../../api/documents/indexes.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { readEjson } from '../../../state/documents/ejson/read-ejson.ts'
import { ejsonText } from '../../../state/documents/ejson/write-ejson.ts'
import { byteText, groupedNumber } from '../../../state/numbers.ts'

const shell = (value: unknown) => ejsonText(readEjson(JSON.stringify(value)), { style: 'shell' })

/** An index of the list. */
export function IndexRow(props: { index: DocumentIndex; drop: () => void }) {
  const studio = useDocumentStudio()
  const size = () => (props.index.size === null ? '' : byteText(props.index.size))
  const uses = () => {
    const { usage } = props.index
    return usage === null ? '' : groupedNumber(usage.operations)
  }
  const since = () => {
    const at = props.index.usage?.since
    return at === undefined || at === null ? undefined : `Counted since ${at}`
  }
  return (
    <tr>
      <td class="strong mono">{props.index.name}</td>
      <td class="mono">{shell(props.index.key)}</td>
      <td>
        <span class="notes">
          <For each={kindsOf(props.index)}>{(kind) => <span class="badge">{kind}</span>}</For>
          <Show when={props.index.partial}>
            {(partial) => <code class="faint">{shell(partial())}</code>}
          </Show>
        </span>
      </td>
      <td class="num">{size()}</td>
      <td class="num" title={since()}>
        {uses()}
      </td>
      <td class="acts">
        <Show when={studio.canWrite() && props.index.name !== '_id_'}>
          <button
            type="button"
            class="icon small"
            aria-label={`Drop ${props.index.name}`}
            title="Drop"
            onClick={props.drop}
          >
            <Trash2 class="i" />
          </button>
        </Show>
      </td>
    </tr>
  )
}

function kindsOf(index: DocumentIndex): readonly string[] {
  const members: readonly unknown[] = Object.values(Object(index.key))
  const named = members.filter((value) => typeof value === 'string').map(String)
  const { expireAfterSeconds } = index
  return [
    ...(index.name === '_id_' ? ['identifier'] : []),
    ...(index.unique ? ['unique'] : []),
    ...(index.sparse ? ['sparse'] : []),
    ...(index.partial === null ? [] : ['partial']),
    ...(expireAfterSeconds === null ? [] : [`ends after ${groupedNumber(expireAfterSeconds)} s`]),
    ...new Set(named),
    ...(members.length > 1 ? ['compound'] : []),
    ...(index.hidden ? ['hidden'] : []),
  ]
}
