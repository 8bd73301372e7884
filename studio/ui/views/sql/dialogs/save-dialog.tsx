import { createSignal, onMount, Show } from 'solid-js'
import type { SavedQuery, SavedQueryBody } from '../../../../api/queries.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { ApiFailure, failureLine } from '../../../state/api/api-failure.ts'
import { tagsIn } from '../../../state/sql/saved/query-list.ts'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'
import { useSqlTab } from '../sql-tab.ts'
import { SaveConflict } from './save-conflict.tsx'
import { SaveFields } from './save-fields.tsx'

/** Saves the text of the tab as a query, or the changes of the one that it was opened from. */
export function SaveDialog() {
  const { isSaving, setSaving } = useSql()
  return (
    <Dialog open={isSaving()} label="Save query" onClose={() => setSaving(false)}>
      <SaveForm />
    </Dialog>
  )
}

type How = 'new' | 'seen' | 'over'

function SaveForm() {
  const { session, saved, setSaving } = useSql()
  const { name } = useSqlTab()
  const saving = createSaving()
  onMount(() => void saved.load())
  /** The query that the tab was opened from, unless it is deleted. */
  const known = () => saved.all()?.find(({ id }) => id === session.document().saved?.id)
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const isNew = event.submitter?.dataset['how'] === 'new' || known() === undefined
    const over = saving.conflict() === undefined ? 'seen' : 'over'
    void saving.save(bodyIn(event.currentTarget, session.text()), isNew ? 'new' : over)
  }
  return (
    <form onSubmit={submit}>
      <header>
        <h2>Save query</h2>
      </header>
      <div class="body">
        <Show when={saving.conflict()}>{(theirs) => <SaveConflict theirs={theirs()} />}</Show>
        <SaveFields known={known()} name={name()} all={saved.all() ?? []} />
        <Show when={saving.failure()}>
          {(text) => (
            <p class="danger" role="alert">
              Not saved: {text()}
            </p>
          )}
        </Show>
      </div>
      <footer>
        <button type="button" class="btn" onClick={() => setSaving(false)}>
          Cancel
        </button>
        <Show when={known()}>
          <button type="submit" class="btn" data-how="new" disabled={saving.isBusy()}>
            Save as new
          </button>
        </Show>
        <button type="submit" class="btn primary" disabled={saving.isBusy()}>
          {saving.conflict() === undefined ? 'Save' : 'Save over it'}
        </button>
      </footer>
    </form>
  )
}

function createSaving() {
  const studio = useStudio()
  const { session, saved, setSaving, view } = useSql()
  const [failure, setFailure] = createSignal<string>()
  const [conflict, setConflict] = createSignal<SavedQuery>()
  const [isBusy, setBusy] = createSignal(false)
  const send = (body: SavedQueryBody, how: How): Promise<SavedQuery> => {
    const seen = session.document().saved
    if (how === 'new' || seen === undefined) return saved.add(body)
    return saved.replace(seen.id, body, how === 'over' ? undefined : seen.etag)
  }
  const save = async (body: SavedQueryBody, how: How): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const query = await send(body, how)
      session.change({ saved: { id: query.id, etag: query.etag } })
      studio.tabs.openSql(session.id, query.name)
      studio.toasts.show({ tone: 'ok', text: `Saved ${query.name}` })
      setSaving(false)
      view()?.focus()
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 412) await showConflict()
      else setFailure(failureLine(error))
    }
    setBusy(false)
  }
  const showConflict = async () => {
    await saved.load()
    setConflict(saved.all()?.find(({ id }) => id === session.document().saved?.id))
  }
  return { failure, conflict, isBusy, save }
}

function bodyIn(form: HTMLFormElement, query: string): SavedQueryBody {
  const data = new FormData(form)
  const textOf = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: textOf('name'),
    query,
    tags: [...tagsIn(textOf('tags'))],
    category: textOf('category') || null,
    shared: data.get('shared') !== null,
  }
}
