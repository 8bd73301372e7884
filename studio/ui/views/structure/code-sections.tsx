import { For } from 'solid-js'
import { CodeText } from '../../parts/code-text.tsx'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { useStructure } from '../../state/structure/structure-state.ts'
import { CodeButtons } from './code-buttons.tsx'
import { CODE_PARTS } from './code-parts.ts'

/** The code of the table below its structure, where there is no room beside it. */
export function CodeSections() {
  const state = useStructure()
  return (
    <For each={CODE_PARTS}>
      {(part) => (
        <div class="section code-section">
          <div class="codebox">
            <header>
              <h2 class="strong">{part.title}</h2>
              <span class="grow clip">{part.note(state)}</span>
              <CodeButtons part={part} />
            </header>
            <FailureBanner
              failure={part.fetched(state).failure()}
              retry={part.fetched(state).refetch}
              class="strip"
            />
            <CodeText text={part.text(state) ?? ''} language={part.language} label={part.title} />
          </div>
        </div>
      )}
    </For>
  )
}
