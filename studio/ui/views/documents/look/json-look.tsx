import { For } from 'solid-js'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { ejsonText } from '../../../state/documents/ejson/write-ejson.ts'

/** The documents as canonical Extended JSON. */
export function JsonLook() {
  const state = useCollection()
  return (
    <section class="docs" aria-label="Documents as text" tabindex="0">
      <For each={state.pages.documents()}>
        {({ document }) => (
          <pre class="doc document-json">
            {ejsonText(document, { style: 'canonical', isTall: true })}
          </pre>
        )}
      </For>
    </section>
  )
}
