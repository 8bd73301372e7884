import { For, Show } from 'solid-js'
import { failureLine } from '../../../state/api/api-failure.ts'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { type Draft, draftChanges } from '../../../state/documents/edit/drafts.ts'
import { pathValue, rebased } from '../../../state/documents/edit/path-value.ts'
import type { EjsonValue } from '../../../state/documents/ejson/ejson-value.ts'
import { valueText } from '../../../state/documents/ejson/value-look.ts'
import { useCard } from './card-state.ts'

const shown = (value: EjsonValue | undefined) => (value === undefined ? 'absent' : valueText(value))

/** What is sent, on which condition, and what came of it. */
export function DraftFooter() {
  const card = useCard()
  return (
    <Show when={card.draft()}>
      {(draft) => (
        <Show when={draft().theirs !== undefined} fallback={<Sending draft={draft()} />}>
          <Conflict draft={draft()} />
        </Show>
      )}
    </Show>
  )
}

function Sending(props: { draft: Draft }) {
  const state = useCollection()
  const key = () => props.draft.found.key
  const changes = () => draftChanges(props.draft)
  const verb = () => {
    const count = changes()?.length
    if (count === undefined) return 'Save document'
    return count === 1 ? 'Save 1 field' : `Save ${count} fields`
  }
  return (
    <footer>
      <span class="meta grow clip" role={props.draft.failure === undefined ? undefined : 'alert'}>
        {props.draft.failure === undefined
          ? sentText(props.draft)
          : `Not saved. ${failureLine(props.draft.failure)}`}
      </span>
      <button type="button" class="btn quiet small" onClick={() => state.drafts.drop(key())}>
        Revert
      </button>
      <button
        type="button"
        class="btn small"
        disabled={props.draft.isSaving}
        onClick={() => void state.save(key())}
      >
        {props.draft.isSaving ? 'Saving' : verb()}
      </button>
    </footer>
  )
}

function sentText(draft: Draft): string {
  const changes = draftChanges(draft)
  if (changes === undefined) return 'The whole document is replaced, if nobody has changed it'
  const [first] = changes
  if (first === undefined || changes.length > 1)
    return 'Only these fields are sent, and only if they are still as you saw them'
  const condition = first.was === undefined ? 'still absent' : `still ${valueText(first.was)}`
  return `Only ${first.path} is sent, and only if it is ${condition}`
}

function Conflict(props: { draft: Draft }) {
  const state = useCollection()
  const key = () => props.draft.found.key
  const theirs = () => props.draft.theirs ?? undefined
  /** What somebody else has stored is what is seen from now on. */
  const takeMine = async () => {
    const stored = theirs()
    if (stored === undefined) return
    state.drafts.note(key(), {
      ...{ found: { ...props.draft.found, document: stored }, theirs: undefined },
      now: rebased(props.draft, stored),
    })
    await state.save(key())
  }
  const takeTheirs = () => {
    state.drafts.drop(key())
    state.pages.reload()
  }
  return (
    <div class="conflict" role="alert">
      <b>
        {theirs() === undefined
          ? 'The document is not there any more.'
          : 'Somebody has changed this document.'}
      </b>
      <Show when={theirs()}>
        {(stored) => (
          <table class="list">
            <thead>
              <tr>
                <th>Field</th>
                <th>Mine</th>
                <th>Theirs</th>
              </tr>
            </thead>
            <tbody>
              <For each={draftChanges(props.draft) ?? []}>
                {({ path, now }) => (
                  <tr>
                    <td class="mono">{path}</td>
                    <td class="mono">{shown(now)}</td>
                    <td class="mono">{shown(pathValue(stored(), path))}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        )}
      </Show>
      <footer>
        <button type="button" class="btn small" onClick={takeTheirs}>
          {theirs() === undefined ? 'Drop my edit' : 'Take theirs'}
        </button>
        <Show when={theirs() !== undefined}>
          <button type="button" class="btn small" onClick={() => void takeMine()}>
            Keep mine
          </button>
        </Show>
      </footer>
    </div>
  )
}
