import { lazy, Match, Suspense, Switch } from 'solid-js'
import { type BulkDialog, useBulk } from '../../../state/bulk/bulk-state.ts'

const EditRows = lazy(async () => ({ default: (await import('./edit-rows.tsx')).EditRows }))
const DeleteRows = lazy(async () => ({ default: (await import('./delete-rows.tsx')).DeleteRows }))
const ExportRows = lazy(async () => ({
  default: (await import('../export/export-rows.tsx')).ExportRows,
}))

const PasteRows = lazy(async () => ({ default: (await import('./paste-rows.tsx')).PasteRows }))
const ImportRows = lazy(async () => ({
  default: (await import('../import/import-rows.tsx')).ImportRows,
}))

const SeedRows = lazy(async () => ({ default: (await import('../seed/seed-rows.tsx')).SeedRows }))

/** The dialog that asks about many rows; its code is fetched when it is opened. */
export function BulkDialogs() {
  const bulk = useBulk()
  return (
    <Suspense>
      <Switch>
        <Match when={chosenOf(bulk.dialog(), 'edit')} keyed>
          {(chosen) => <EditRows chosen={chosen} />}
        </Match>
        <Match when={chosenOf(bulk.dialog(), 'delete')} keyed>
          {(chosen) => <DeleteRows chosen={chosen} />}
        </Match>
        <Match when={bulk.dialog()?.kind === 'export'}>
          <ExportRows />
        </Match>
        <Match when={bulk.dialog()?.kind === 'seed'}>
          <SeedRows />
        </Match>
        <Match when={blockOf(bulk.dialog())} keyed>
          {(block) => <PasteRows block={block} />}
        </Match>
        <Match when={bulk.dialog()?.kind === 'import'}>
          <ImportRows />
        </Match>
      </Switch>
    </Suspense>
  )
}

function blockOf(dialog: BulkDialog | undefined) {
  return dialog?.kind === 'paste' ? dialog.block : undefined
}

function chosenOf(dialog: BulkDialog | undefined, kind: 'edit' | 'delete') {
  return dialog?.kind === kind ? dialog.chosen : undefined
}
