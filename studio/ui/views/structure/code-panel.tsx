import FileCode from 'lucide-solid/icons/file-code'
import X from 'lucide-solid/icons/x'
import { createSignal, For } from 'solid-js'
import { CodeText } from '../../parts/code-text.tsx'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { useStructure } from '../../state/structure/structure-state.ts'
import { CodeButtons } from './code-buttons.tsx'
import { CODE_PARTS, type CodePart } from './code-parts.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The types and the statements of the table, beside its structure. */
export function CodePanel(props: { onClose: () => void }) {
  const state = useStructure()
  const [part, setPart] = createSignal<CodePart>(CODE_PARTS[0])
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const place = CODE_PARTS.findIndex(({ id }) => id === part().id)
    const next = CODE_PARTS.at((place + by) % CODE_PARTS.length) ?? CODE_PARTS[0]
    setPart(next)
    document.getElementById(`code-${next.id}`)?.focus()
  }
  return (
    <aside class="detail codes" aria-label="Generated code">
      <div class="bar">
        <div class="seg" role="tablist" aria-label="Code of the table">
          <For each={CODE_PARTS}>
            {(each) => (
              <button
                type="button"
                role="tab"
                id={`code-${each.id}`}
                aria-selected={part().id === each.id}
                aria-controls="code-text"
                tabindex={part().id === each.id ? 0 : -1}
                onClick={() => setPart(each)}
                onKeyDown={step}
              >
                {each.title}
              </button>
            )}
          </For>
        </div>
        <span class="grow" />
        <CodeButtons part={part()} />
        <button
          type="button"
          class="icon small"
          aria-label="Close the code panel"
          title="Close the code panel"
          onClick={() => props.onClose()}
        >
          <X class="i" />
        </button>
      </div>
      <div class="code-part" role="tabpanel" id="code-text" aria-labelledby={`code-${part().id}`}>
        <div class="bar bar-s meta">
          <FileCode class="i i-s" />
          <span class="grow clip">{part().note(state)}</span>
        </div>
        <FailureBanner
          failure={part().fetched(state).failure()}
          retry={part().fetched(state).refetch}
          class="strip"
        />
        <CodeText text={part().text(state) ?? ''} language={part().language} label={part().title} />
      </div>
    </aside>
  )
}
