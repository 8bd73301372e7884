import { For } from 'solid-js'
import { highlightTypescript } from '../../../state/code/highlight-typescript.ts'
import type { EjsonObject } from '../../../state/documents/ejson/ejson-value.ts'
import { type EjsonStyle, ejsonText } from '../../../state/documents/ejson/write-ejson.ts'

/** Documents as text, in colour. */
export function DocumentTexts(props: {
  documents: readonly EjsonObject[]
  label: string
  style: EjsonStyle
}) {
  return (
    <section class="docs" aria-label={props.label} tabindex="0">
      <For each={props.documents}>
        {(document) => (
          <pre class="doc document-json code">
            <For
              each={highlightTypescript(ejsonText(document, { style: props.style, isTall: true }))}
            >
              {(piece) =>
                piece.look === '' ? piece.text : <span class={piece.look}>{piece.text}</span>
              }
            </For>
          </pre>
        )}
      </For>
    </section>
  )
}
