import { createMemo, For, onMount } from 'solid-js'
import { colouredJson } from '../../../../state/edit/value/coloured-json.ts'
import type { JsonFault } from '../../../../state/edit/value/json-text.ts'

/** The text of a document with its colours below it, and a wavy line where it is no JSON. */
export function JsonArea(props: {
  label: string
  text: string
  fault: JsonFault | undefined
  readOnly: boolean
  onText: (text: string) => void
}) {
  let area: HTMLTextAreaElement | undefined
  let colours: HTMLPreElement | undefined
  const parts = createMemo(() => colouredJson(props.text, props.fault?.at))
  const follow = () => {
    if (area === undefined || colours === undefined) return
    colours.scrollTop = area.scrollTop
    colours.scrollLeft = area.scrollLeft
  }
  onMount(() => {
    area?.focus()
    area?.setSelectionRange(0, 0)
  })
  return (
    <div class="json-area">
      <pre ref={colours} class="code" aria-hidden="true">
        <For each={parts()}>{(part) => <span class={part.look}>{part.text}</span>}</For>
        {'\n'}
      </pre>
      <textarea
        ref={area}
        class="code"
        wrap="off"
        aria-label={props.label}
        aria-invalid={props.fault !== undefined}
        readOnly={props.readOnly}
        spellcheck={false}
        value={props.text}
        onInput={(event) => props.onText(event.currentTarget.value)}
        onScroll={follow}
      />
    </div>
  )
}
