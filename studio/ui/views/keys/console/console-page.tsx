import { createEffect } from 'solid-js'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { Console } from './console.tsx'
import { usePageTitle } from '../../../state/frame/page-title.ts'

/** The console with a page of its own. */
export function ConsolePage() {
  const studio = useKeyStudio()
  usePageTitle(() => 'Console')
  createEffect(() => {
    studio.tabs.open({ id: 'console', path: '/console', name: 'Console', kind: 'console' })
    studio.setStatus({ notes: [], end: '' })
  })
  return (
    <main class="sheet" id="main" aria-label="Console">
      <div class="bar">
        <h1>Console</h1>
        <span class="meta hide-phone">Ctrl+C stops, ↑ history, Tab completes</span>
        <span class="grow" />
        <button type="button" class="btn quiet" onClick={studio.console.clear}>
          Clear
        </button>
      </div>
      <div class="console">
        <Console />
      </div>
    </main>
  )
}
