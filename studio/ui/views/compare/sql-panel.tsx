import Copy from 'lucide-solid/icons/copy'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { createSignal, For, Show } from 'solid-js'
import type { SchemaComparison } from '../../../api/compare.ts'
import { copyAndTell } from '../../state/browser/copy-and-tell.ts'
import { useCompare } from '../../state/compare/compare-state.ts'
import { statementsText } from '../../state/migrations/migration-words.ts'
import { useStudio } from '../../state/studio.ts'
import { useDraft } from './draft-link.tsx'
import { PossibleRenames } from './possible-renames.tsx'
import { StatementLine } from './statement-line.tsx'

/** The SQL that makes one side like the other, each statement with what it puts at risk. */
export function SqlPanel(props: { comparison: SchemaComparison }) {
  const studio = useStudio()
  const state = useCompare()
  const draft = useDraft(state)
  const [way, setWay] = createSignal<'up' | 'down'>('up')
  const script = () => props.comparison[way()]
  const title = () => {
    const { from, to } = state.spoken()
    return way() === 'up'
      ? `SQL that makes ${from} like ${to}`
      : `SQL that makes ${to} like ${from}`
  }
  const destructive = () =>
    script().statements.filter(({ hazards }) =>
      hazards.some(({ kind, rows }) => kind === 'data-loss' && rows !== 0),
    ).length
  return (
    <section class="sync" aria-label={title()}>
      <div class="bar bar-s">
        <b class="clip" title={title()}>
          {title()}
        </b>
        <span class="meta statement-count">{statementsText(script().statements.length)}</span>
        <Show when={destructive() > 0}>
          <span class="badge danger">
            <TriangleAlert class="i" />
            {destructive()} destructive
          </span>
        </Show>
        <span class="grow" />
        <button
          type="button"
          class="btn small quiet hide-phone"
          aria-pressed={way() === 'down'}
          title="The statements that lead the other way"
          onClick={() => setWay(way() === 'up' ? 'down' : 'up')}
        >
          Way back
        </button>
        <button
          type="button"
          class="btn small"
          onClick={() => void copyAndTell(studio, script().text, 'Copied the SQL')}
        >
          <Copy class="i i-s" />
          Copy
        </button>
        <Show when={studio.canWrite()}>
          <Show
            when={state.isMigration()}
            fallback={
              <button
                type="button"
                class="btn small"
                title="A migration begins at what the migrations lead to, so this compares them instead"
                onClick={() => state.change({ from: 'migrations', object: undefined })}
                disabled={state.to()?.kind === 'migrations'}
              >
                Start from the migrations
              </button>
            }
          >
            <button
              type="button"
              class="btn primary small"
              disabled={!draft.isPossible()}
              onClick={() => draft.open()}
            >
              Draft migration
            </button>
          </Show>
        </Show>
      </div>
      <PossibleRenames comparison={props.comparison} />
      <ol class="code" tabindex="0" aria-label="Statements">
        <For each={script().statements}>
          {(statement) => <StatementLine statement={statement} />}
        </For>
      </ol>
    </section>
  )
}
