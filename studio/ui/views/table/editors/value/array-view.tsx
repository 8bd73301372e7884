import { Show } from 'solid-js'
import { isList } from '../../../../state/edit/value/array-elements.ts'
import type { ValueEdit } from '../../../../state/edit/value/value-edit.ts'
import { ElementList } from './element-list.tsx'
import { TextView } from './text-view.tsx'

/** An array element by element. One that counts from another number than 1 is its text. */
export function ArrayView(props: { edit: ValueEdit }) {
  const value = () => {
    const draft = props.edit.draft()
    return draft.kind === 'value' ? draft.value : null
  }
  return (
    <Show when={isList(value())} fallback={<TextView edit={props.edit} />}>
      <div class="value-list">
        <ElementList edit={props.edit} value={value()} path={[]} />
      </div>
    </Show>
  )
}
