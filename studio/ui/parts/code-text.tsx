import { For } from 'solid-js'
import { highlightSql } from '../state/code/highlight-sql.ts'
import { highlightTypescript } from '../state/code/highlight-typescript.ts'

const HIGHLIGHTS = { sql: highlightSql, typescript: highlightTypescript } as const

/** Code in colour, to be read and copied. */
export function CodeText(props: {
  text: string
  language: keyof typeof HIGHLIGHTS
  label: string
}) {
  const pieces = () => HIGHLIGHTS[props.language](props.text)
  return (
    <pre class="code" tabindex="0" role="region" aria-label={props.label}>
      <For each={pieces()}>
        {(piece) => (piece.look === '' ? piece.text : <span class={piece.look}>{piece.text}</span>)}
      </For>
    </pre>
  )
}
