import { onMount } from 'solid-js'
import { editText } from '../../../../state/edit/draft.ts'
import type { ValueEdit } from '../../../../state/edit/value/value-edit.ts'
import { groupedNumber } from '../../../../state/numbers.ts'

export function TextView(props: { edit: ValueEdit }) {
  let area: HTMLTextAreaElement | undefined
  const text = () => {
    const draft = props.edit.draft()
    return draft.kind === 'value' ? editText(draft.value) : ''
  }
  onMount(() => {
    area?.focus()
    area?.setSelectionRange(0, 0)
  })
  const size = () => `${groupedNumber(text().length)} characters`
  return (
    <div class="value-text">
      <textarea
        ref={area}
        class="value-area"
        aria-label={`Value of ${props.edit.open.column.name}`}
        readOnly={props.edit.lock() !== undefined}
        spellcheck={false}
        value={text()}
        onInput={(event) =>
          props.edit.setDraft({ kind: 'value', value: event.currentTarget.value })
        }
      />
      <p class="meta">{size()}</p>
    </div>
  )
}
