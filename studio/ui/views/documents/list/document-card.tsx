import Copy from 'lucide-solid/icons/copy'
import Pencil from 'lucide-solid/icons/pencil'
import Trash2 from 'lucide-solid/icons/trash'
import { createSignal, For, Show } from 'solid-js'
import { rovingStop } from '../../../parts/roving-stop.ts'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { type FoundDocument, hasId, idText } from '../../../state/documents/edit/document-id.ts'
import { draftChanges } from '../../../state/documents/edit/drafts.ts'
import { DocumentDialog } from '../dialogs/document-dialog.tsx'
import { CardContext, createCard } from './card-state.ts'
import { AddField } from './add-field.tsx'
import { DraftFooter } from './draft-footer.tsx'
import { FieldRow } from './field-row.tsx'

/** A document with its fields, each of which can be edited in its place. */
export function DocumentCard(props: { found: FoundDocument }) {
  const state = useCollection()
  const studio = useDocumentStudio()
  const card = createCard(() => props.found)
  const [isWhole, setWhole] = createSignal(false)
  const isChosen = () => state.chosen().has(props.found.key)
  const label = () => idText(props.found)
  const canWrite = () => studio.canWrite() && hasId(props.found)
  const attempt = (work: Promise<void>) => void work.catch(studio.toasts.showFailure)
  return (
    <CardContext.Provider value={card}>
      <article
        class="doc"
        ref={rovingStop}
        data-selected={isChosen() ? '' : undefined}
        aria-label={`Document ${label()}`}
      >
        <header>
          <input
            type="checkbox"
            aria-label={`Select document ${label()}`}
            checked={isChosen()}
            disabled={!hasId(props.found)}
            onChange={(event) => state.choose(props.found.key, event.currentTarget.checked)}
          />
          <code>{label()}</code>
          <Show when={card.draft()}>
            {(draft) => (
              <span class="badge warn">
                <Pencil class="i" />
                {changedText(draftChanges(draft())?.length)}
              </span>
            )}
          </Show>
          <Show when={canWrite()}>
            <span class="tools">
              <button
                type="button"
                class="icon small"
                aria-label={`Edit ${label()} as text`}
                title="Edit as text"
                onClick={() => setWhole(true)}
              >
                <Pencil class="i" />
              </button>
              <button
                type="button"
                class="icon small"
                aria-label={`Clone ${label()}`}
                title="Clone"
                onClick={() => attempt(state.clone(props.found))}
              >
                <Copy class="i" />
              </button>
              <button
                type="button"
                class="icon small"
                aria-label={`Delete ${label()}`}
                title="Delete"
                onClick={() => attempt(state.remove([props.found]))}
              >
                <Trash2 class="i" />
              </button>
            </span>
          </Show>
        </header>
        <ul class="json">
          <For each={card.document().members}>
            {(member) => <FieldRow path={[member.name]} value={member.value} />}
          </For>
        </ul>
        <Show when={canWrite()}>
          <AddField path={[]} />
        </Show>
        <DraftFooter />
      </article>
      <DocumentDialog
        open={isWhole()}
        document={card.document()}
        apply={card.change}
        onClose={() => setWhole(false)}
      />
    </CardContext.Provider>
  )
}

function changedText(count: number | undefined): string {
  if (count === undefined) return 'Document changed'
  return count === 1 ? '1 field changed' : `${count} fields changed`
}
