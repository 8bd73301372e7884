import { createEffect, Show } from 'solid-js'
import { useDocumentStudio } from '../../state/documents/document-studio.ts'

/** What the address leads to. */
export function HomePage() {
  const studio = useDocumentStudio()
  createEffect(() => {
    document.title = 'Documents · quarry studio'
    studio.setStatus({ notes: [], end: '' })
  })
  return (
    <main class="sheet" id="main" aria-label="Documents">
      <Show when={studio.meta.data()}>
        {(meta) => (
          <div class="empty">
            <h1>MongoDB {meta().serverVersion}</h1>
            <p>{meta().address}</p>
          </div>
        )}
      </Show>
    </main>
  )
}
