import { useParams } from '@solidjs/router'
import { createEffect, createMemo, createSignal, Match, Show, Switch } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { useCommands } from '../../state/commands/use-commands.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { type KeyAddress, keyLabel, keyOfPath, keyPath } from '../../state/keys/key-address.ts'
import { createKeyPage, type KeyPage as Page } from '../../state/keys/key-page-state.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { counted } from '../../state/keys/key-words.ts'
import { durationText } from '../../state/numbers.ts'
import { NotFoundPage } from '../home/not-found-page.tsx'
import { AboutKey } from './about-key.tsx'
import { ConsolePanel } from './console/console-panel.tsx'
import { ExportKeys } from './dialogs/export-keys.tsx'
import { RenameDialog } from './dialogs/rename-dialog.tsx'
import { KeyHead } from './key-head.tsx'
import { ElementGrid } from './value/element-grid.tsx'
import { StreamView } from './stream/stream-view.tsx'
import { TextValue } from './value/text-value.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'
import { useDeleteKey } from './use-delete-key.ts'

/** A key: its value, and what is known of it. */
export function KeyPage() {
  const params = useParams()
  const address = createMemo(() => keyOfPath(params['database'], params['key']))
  return (
    <Show when={address()} keyed fallback={<NotFoundPage />}>
      {(found) => <KnownKey address={found} />}
    </Show>
  )
}

function KnownKey(props: { address: KeyAddress }) {
  const studio = useKeyStudio()
  const page = createKeyPage(studio, () => props.address)
  const [isRenaming, setRenaming] = createSignal(false)
  const [isExporting, setExporting] = createSignal(false)
  const [isPanelOpen, setPanelOpen] = createSignal(false)
  const [isConsoleOpen, setConsoleOpen] = createSignal(false)
  const name = () => keyLabel(props.address)
  usePageTitle(name)
  createEffect(() => {
    const { database } = props.address
    studio.showDatabase(database)
    const path = keyPath(props.address)
    studio.tabs.open({ id: path, path, name: name(), kind: 'key' })
  })
  createEffect(() => {
    const found = page.fetched.data()
    const keys = studio.databases
      .data()
      ?.databases.find(({ number }) => number === props.address.database)?.keys
    const notes =
      keys === undefined ? [] : [`db${props.address.database} · ${counted(keys, 'key')}`]
    studio.setStatus({ notes, end: found === undefined ? '' : durationText(found.timing.dbMs) })
  })
  const remove = useDeleteKey(page)
  const writes = (run: () => void) => ({ run, when: studio.canWrite })
  useCommands({
    'key.rename': writes(() => setRenaming(true)),
    'key.delete': writes(() => void remove()),
    'key.export-this': () => setExporting(true),
    'key.reload': page.fetched.refetch,
    'key.about': () => setPanelOpen(!isPanelOpen()),
    'key.console-below': () => setConsoleOpen(!isConsoleOpen()),
  })
  return (
    <>
      <main class="sheet" id="main" aria-label={`Key ${name()}`}>
        <KeyHead
          name={name()}
          type={page.fetched.data()?.type}
          onRename={() => setRenaming(true)}
          onExport={() => setExporting(true)}
          onDelete={() => void remove()}
          onPanel={() => setPanelOpen(!isPanelOpen())}
          onConsole={() => setConsoleOpen(!isConsoleOpen())}
        />
        <FailureBanner
          failure={toldFailure(studio.connection, page.fetched.failure())}
          retry={page.fetched.refetch}
          class="strip"
        />
        <Show when={page.fetched.failure() === undefined}>
          <Value page={page} />
        </Show>
        <Show when={isConsoleOpen()}>
          <ConsolePanel onClose={() => setConsoleOpen(false)} />
        </Show>
      </main>
      <AboutKey page={page} isDrawer={isPanelOpen()} onClose={() => setPanelOpen(false)} />
      <Show when={isExporting()}>
        <ExportKeys address={props.address} onClose={() => setExporting(false)} />
      </Show>
      <Show when={isRenaming()}>
        <RenameDialog page={page} onClose={() => setRenaming(false)} />
      </Show>
    </>
  )
}

function Value(props: { page: Page }) {
  const type = () => props.page.fetched.data()?.value.type
  return (
    <Switch>
      <Match when={props.page.kind()} keyed>
        {(kind) => <ElementGrid page={props.page} kind={kind} />}
      </Match>
      <Match when={type() === 'string' || type() === 'json'}>
        <TextValue page={props.page} />
      </Match>
      <Match when={type() === 'stream'}>
        <StreamView page={props.page} />
      </Match>
      <Match when={type() === 'other'}>
        <div class="empty">
          <h2>This type has no view</h2>
          <p>Its module is not known here. The console reads it by the commands of the module.</p>
        </div>
      </Match>
    </Switch>
  )
}
