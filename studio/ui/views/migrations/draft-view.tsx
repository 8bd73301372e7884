import { A, useLocation, useNavigate } from '@solidjs/router'
import ArrowLeft from 'lucide-solid/icons/arrow-left'
import { createEffect, For, onMount, Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { createDraft, type DraftSource } from '../../state/migrations/draft-state.ts'
import { useMigrations } from '../../state/migrations/migrations-state.ts'
import { useStudio } from '../../state/studio.ts'
import { DraftPreview } from './draft-preview.tsx'

const SOURCES: readonly { readonly source: DraftSource; readonly label: string }[] = [
  { source: 'schema', label: 'From the schema files' },
  { source: 'sql', label: 'From SQL' },
  { source: 'empty', label: 'Empty' },
]

/** A new migration: what it is made of, both its files before they are written, and its name. */
export function DraftView(props: { from: DraftSource }) {
  const studio = useStudio()
  const state = useMigrations()
  const navigate = useNavigate()
  const location = useLocation<{ sql?: string }>()
  const draft = createDraft(studio, { from: props.from, sql: location.state?.sql ?? '' })
  let field: HTMLInputElement | undefined
  onMount(() => field?.focus())
  createEffect(() => {
    if (draft.source() === 'schema' && draft.preview() === undefined) void draft.look()
  })
  onMount(() => {
    if (draft.sql() !== '') void draft.look()
  })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!draft.canWrite()) return
    const id = await draft.write()
    if (id === undefined) return
    studio.toasts.show({ tone: 'ok', text: `Written: ${draft.name().trim()}, 2 files` })
    state.reload()
    navigate(`/migrations/${id}`)
  }
  return (
    <section class="beside-main" aria-label="New migration">
      <div class="bar bar-s">
        <A
          class="icon phone-only"
          href="/migrations"
          aria-label="All migrations"
          title="All migrations"
        >
          <ArrowLeft class="i" />
        </A>
        <h2 class="clip">New migration</h2>
        <span class="grow" />
        <fieldset class="seg bare" aria-label="What it is made of">
          <For each={SOURCES}>
            {({ source, label }) => (
              <button
                type="button"
                aria-pressed={draft.source() === source}
                onClick={() => draft.setSource(source)}
              >
                {label}
              </button>
            )}
          </For>
        </fieldset>
      </div>
      <div class="scroll steps">
        <Show when={draft.source() === 'sql'}>
          <div class="field">
            <label for="draft-sql">SQL of the way up</label>
            <div class="input area">
              <textarea
                id="draft-sql"
                class="code-area"
                rows="8"
                spellcheck={false}
                placeholder="ALTER TABLE orders ADD COLUMN channel text;"
                value={draft.sql()}
                onInput={(event) => draft.setSql(event.currentTarget.value)}
              />
            </div>
            <p class="hint">
              The way back is planned from what the SQL changes. Rows are not brought back.
            </p>
          </div>
          <div>
            <button
              type="button"
              class="btn"
              disabled={draft.sql().trim() === '' || draft.isBusy()}
              onClick={() => void draft.look()}
            >
              Preview
            </button>
          </div>
        </Show>
        <FailureBanner failure={draft.failure()} />
        <DraftPreview draft={draft} />
      </div>
      <form class="confirm" onSubmit={(event) => void submit(event)}>
        <label class="soft" for="draft-name">
          Name
        </label>
        <div class="input">
          <input
            id="draft-name"
            ref={(element) => {
              field = element
            }}
            autocomplete="off"
            spellcheck={false}
            placeholder="orders_channel"
            value={draft.name()}
            onInput={(event) => draft.setName(event.currentTarget.value)}
          />
        </div>
        <span class="grow" />
        <button type="submit" class="btn primary" disabled={!draft.canWrite()}>
          Write 2 files
        </button>
      </form>
    </section>
  )
}
