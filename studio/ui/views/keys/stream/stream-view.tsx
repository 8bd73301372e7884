import Plus from 'lucide-solid/icons/plus'
import { createSignal, Match, Show, Switch } from 'solid-js'
import { useCommands } from '../../../state/commands/use-commands.ts'
import type { KeyPage } from '../../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted } from '../../../state/keys/key-words.ts'
import { AddEntry } from './add-entry.tsx'
import { StreamEntries } from './stream-entries.tsx'
import { NewGroup } from './new-group.tsx'
import { StreamGroups } from './stream-groups.tsx'
import { TrimStream } from './trim-stream.tsx'

type StreamDialog = 'entry' | 'trim' | 'group'

/** The entries of a stream, newest first, and the groups that read it. */
export function StreamView(props: { page: KeyPage }) {
  const studio = useKeyStudio()
  const [view, setView] = createSignal<'entries' | 'groups'>('entries')
  const [dialog, setDialog] = createSignal<StreamDialog>()
  const close = () => setDialog(undefined)
  const add = () => setDialog(view() === 'entries' ? 'entry' : 'group')
  useCommands({ 'key.add-element': { run: add, when: studio.canWrite } })
  return (
    <>
      <div class="bar wraps">
        <fieldset class="seg bare">
          <legend class="sr">Part of the stream</legend>
          <button
            type="button"
            aria-pressed={view() === 'entries'}
            onClick={() => setView('entries')}
          >
            Entries
          </button>
          <button
            type="button"
            aria-pressed={view() === 'groups'}
            onClick={() => setView('groups')}
          >
            Groups
          </button>
        </fieldset>
        <span class="meta grow">
          {counted(props.page.fetched.data()?.length ?? 0, 'entry', 'entries')}
        </span>
        <Show when={studio.canWrite()}>
          <Show when={view() === 'entries'}>
            <button type="button" class="btn quiet" onClick={() => setDialog('trim')}>
              Trim…
            </button>
          </Show>
          <button type="button" class="btn" onClick={add}>
            <Plus class="i" />
            {view() === 'entries' ? 'Add entry' : 'New group'}
          </button>
        </Show>
      </div>
      <Show when={view() === 'entries'} fallback={<StreamGroups page={props.page} />}>
        <StreamEntries page={props.page} />
      </Show>
      <Switch>
        <Match when={dialog() === 'entry'}>
          <AddEntry page={props.page} onClose={close} />
        </Match>
        <Match when={dialog() === 'trim'}>
          <TrimStream page={props.page} onClose={close} />
        </Match>
        <Match when={dialog() === 'group'}>
          <NewGroup page={props.page} onClose={close} />
        </Match>
      </Switch>
    </>
  )
}
