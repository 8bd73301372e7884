import { createEffect, Show } from 'solid-js'
import { useKeyStudio } from '../../state/keys/key-studio.ts'

/** What the address leads to. */
export function HomePage() {
  const studio = useKeyStudio()
  createEffect(() => {
    document.title = 'Keys · quarry studio'
    studio.setStatus({ notes: [], end: '' })
  })
  return (
    <main class="sheet" id="main" aria-label="Keys">
      <Show when={studio.meta.data()}>
        {(meta) => (
          <div class="empty">
            <h1>Redis {meta().serverVersion}</h1>
            <p>{meta().address}</p>
          </div>
        )}
      </Show>
    </main>
  )
}
