import CircleCheck from 'lucide-solid/icons/circle-check'
import CircleX from 'lucide-solid/icons/circle-x'
import LoaderCircle from 'lucide-solid/icons/loader-circle'
import { For, Match, Show, Switch } from 'solid-js'
import type { MigrationPreview, Rename } from '../../../api/migrations.ts'
import type { DraftState } from '../../state/migrations/draft-state.ts'
import { HazardList } from './hazard-list.tsx'
import { ScriptBox } from './script-box.tsx'

/** Both files as they would be written, and whether they were proven. */
export function DraftPreview(props: { draft: DraftState }) {
  return (
    <div aria-live="polite" class="steps-in">
      <Switch>
        <Match when={props.draft.source() === 'empty'}>
          <p class="soft">
            An empty pair of files, to be filled by hand: the statements of the way up in one, those
            of the way back in the other.
          </p>
        </Match>
        <Match when={props.draft.isBusy() && props.draft.preview() === undefined}>
          <p class="row soft">
            <LoaderCircle class="i i-s spin" />
            Trying both ways on a scratch database
          </p>
        </Match>
        <Match when={props.draft.preview()?.empty}>
          <div class="empty">
            <h3>There is nothing to do</h3>
            <p>
              {props.draft.source() === 'schema'
                ? 'The schema files say what the migrations make. Change them, then draft again.'
                : 'The text has no statements.'}
            </p>
            <Show when={props.draft.source() === 'schema'}>
              <div class="actions">
                <button type="button" class="btn" onClick={() => void props.draft.look()}>
                  Look again
                </button>
              </div>
            </Show>
          </div>
        </Match>
        <Match when={props.draft.preview()}>
          {(preview) => (
            <>
              <PossibleRenames draft={props.draft} renames={preview().possibleRenames} />
              <ShownPreview preview={preview()} />
            </>
          )}
        </Match>
      </Switch>
    </div>
  )
}

/** What may have been renamed: otherwise the old one goes with its values, and a new one comes. */
function PossibleRenames(props: { draft: DraftState; renames: readonly Rename[] }) {
  const oldName = ({ table, column, from }: Rename) => (column === null ? from : `${table}.${from}`)
  const newName = ({ table, column }: Rename) => (column === null ? table : `${table}.${column}`)
  return (
    <For each={props.renames}>
      {(rename) => (
        <label class="banner info rename">
          <input
            type="checkbox"
            checked={props.draft.isRename(rename)}
            onChange={(event) => props.draft.setRename(rename, event.currentTarget.checked)}
          />
          <span class="body">
            <code>{newName(rename)}</code> is what was <code>{oldName(rename)}</code>, so its values
            stay
          </span>
        </label>
      )}
    </For>
  )
}

function ShownPreview(props: { preview: MigrationPreview }) {
  return (
    <>
      <Proof proof={props.preview.proof} />
      <HazardList script={props.preview.up} />
      <ScriptBox script={props.preview.up} />
      <h3>The way back</h3>
      <ScriptBox script={props.preview.down} />
    </>
  )
}

function Proof(props: { proof: MigrationPreview['proof'] }) {
  return (
    <Show
      when={props.proof.passed}
      fallback={
        <div class="banner danger" role="alert">
          <CircleX class="i" />
          <div class="body">
            <b>
              The way {props.proof.way} is not proven: {props.proof.message}
            </b>
            <p>
              <code>{props.proof.statement}</code>
            </p>
          </div>
        </div>
      }
    >
      <div class="banner ok">
        <CircleCheck class="i" />
        <div class="body">
          Proven on a scratch database: up and back, and the schema is what it was.
        </div>
      </div>
    </Show>
  )
}
