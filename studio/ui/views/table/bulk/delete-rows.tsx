import LoaderCircle from 'lucide-solid/icons/loader-circle'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { createSignal, For, Match, Show, Switch } from 'solid-js'
import '../../../styles/bulk.css'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { type BulkDelete, createBulkDelete } from '../../../state/bulk/bulk-delete.ts'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import { type ChosenRows, rowsText } from '../../../state/bulk/chosen-rows.ts'
import { lossLines, undoLine } from '../../../state/bulk/delete-loss.ts'
import { useStudio } from '../../../state/studio.ts'

/** Names what a deletion takes, in numbers, before it happens. */
export function DeleteRows(props: { chosen: ChosenRows }) {
  const bulk = useBulk()
  const deletion = createBulkDelete(bulk.state, useStudio(), props.chosen)
  const [typed, setTyped] = createSignal('')
  const name = () => bulk.state.table().name
  const isReady = () => {
    const kind = deletion.loss()?.kind
    return kind === 'undoable' || (kind === 'final' && typed() === name())
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady() && !deletion.isBusy() && (await deletion.submit())) bulk.close()
  }
  const title = () => `Delete ${rowsText(deletion.count())} of ${name()}`
  return (
    <Dialog open label={title()} onClose={bulk.close}>
      <form onSubmit={(event) => void submit(event)}>
        <header>
          <h2>{title()}</h2>
        </header>
        <div class="body" aria-live="polite">
          <Loss deletion={deletion} />
          <Show when={deletion.loss()?.kind === 'final'}>
            <div class="field">
              <label for="bulk-confirm">Type {name()} to delete them for good</label>
              <div class="input">
                <input
                  id="bulk-confirm"
                  autocomplete="off"
                  spellcheck={false}
                  onInput={(event) => setTyped(event.currentTarget.value)}
                />
              </div>
            </div>
          </Show>
          <FailureBanner failure={deletion.failure()} />
        </div>
        <footer>
          <button type="button" class="btn" onClick={bulk.close}>
            Cancel
          </button>
          <button type="submit" class="btn danger" disabled={!isReady() || deletion.isBusy()}>
            {deletion.isBusy() ? 'Deleting' : 'Delete'} {rowsText(deletion.count())}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

function Loss(props: { deletion: BulkDelete }) {
  const bulk = useBulk()
  const tried = () => {
    const loss = props.deletion.loss()
    return loss?.kind === 'undoable' ? loss.tried : undefined
  }
  const reason = () => {
    const loss = props.deletion.loss()
    return loss?.kind === 'final' ? loss.reason : undefined
  }
  const refusal = () => {
    const loss = props.deletion.loss()
    return loss?.kind === 'refused' ? loss.failure : undefined
  }
  return (
    <Switch
      fallback={
        <p class="row">
          <LoaderCircle class="i i-s spin" />
          Counting what goes with them
        </p>
      }
    >
      <Match when={props.deletion.failure() !== undefined}>{undefined}</Match>
      <Match when={tried()}>
        {(found) => (
          <>
            <p>The database will delete</p>
            <ul class="loss">
              <For each={lossLines(props.deletion.chosen(), bulk.state.table(), found())}>
                {(line) => <li>{line}</li>}
              </For>
            </ul>
            <p class="hint">{undoLine(found())}</p>
          </>
        )}
      </Match>
      <Match when={reason()}>
        {(text) => (
          <div class="banner warn">
            <TriangleAlert class="i" />
            <div class="body">
              <b>This deletion cannot be undone</b>
              <p>{text()}</p>
              <p>Rows of other tables that belong to them go as well, and are not counted.</p>
            </div>
          </div>
        )}
      </Match>
      <Match when={refusal()}>{(failure) => <FailureBanner failure={failure()} />}</Match>
      <Match when={props.deletion.loss()?.kind === 'miscounted'}>
        <div class="banner warn">
          <TriangleAlert class="i" />
          <div class="body">
            <b>Other rows match now than were counted</b>
            <p>Nothing is deleted. Count them again to see how many there are.</p>
          </div>
          <button type="button" class="btn small" onClick={() => void props.deletion.recount()}>
            Count again
          </button>
        </div>
      </Match>
    </Switch>
  )
}
