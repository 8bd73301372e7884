import {
  type Accessor,
  createContext,
  createEffect,
  createMemo,
  createSignal,
  on,
  useContext,
} from 'solid-js'
import type { Change } from '../../../api/changes.ts'
import type { KeyMeta } from '../../../api/keys/meta.ts'
import type { KeyDatabases } from '../../../api/keys/server.ts'
import { createStored } from '../browser/stored.ts'
import { createUndoHistory, type UndoHistory } from '../edit/undo-history.ts'
import { createFetched, type Fetched, type Told } from '../fetched.ts'
import type { Frame } from '../frame/frame.ts'
import { createStoredTabs, type StoredTabs } from '../tabs/stored-tabs.ts'
import { createKeyChoice, type KeyChoice } from './key-choice.ts'
import { createKeyTree, type KeyTreeState } from './key-tree-state.ts'
import { type ConsoleState, createConsole } from './console-state.ts'
import { createOwnChanges, type OwnChanges } from './own-changes.ts'
import { createUnsaved, type Unsaved } from './unsaved.ts'

/** What asks a page of keys to open, wherever it was asked for. */
export type KeyDialog =
  | 'new-key'
  | 'delete-by-pattern'
  | 'export'
  | 'import'
  | 'delete-chosen'
  | 'expire-chosen'
  | 'export-chosen'

/** What every page of keys shares. */
export interface KeyStudio extends Frame {
  readonly meta: Told<KeyMeta>
  readonly tabs: StoredTabs
  readonly databases: Fetched<KeyDatabases>
  /** The number of the database whose keys are shown; undefined before it is known. */
  readonly database: Accessor<number | undefined>
  readonly showDatabase: (number: number) => void
  /** Between the parts of a key's name. */
  readonly separator: Accessor<string>
  readonly setSeparator: (separator: string) => void
  readonly tree: KeyTreeState
  readonly choice: KeyChoice
  readonly undo: UndoHistory<Change>
  readonly ownChanges: OwnChanges
  readonly console: ConsoleState
  /** Waits for what is being saved. */
  readonly settling: Settling
  /** What is typed and not stored, by the page where it was typed. */
  readonly unsaved: Unsaved
  readonly dialog: Accessor<KeyDialog | undefined>
  readonly openDialog: (dialog: KeyDialog | undefined) => void
}

export interface Settling {
  readonly settled: () => Promise<void>
  readonly note: (work: Promise<unknown>) => void
  /** How many edits are being saved, and how many wait for a person. */
  readonly saving: Accessor<number>
}

export function createKeyStudio(frame: Frame): KeyStudio {
  const data = () => {
    const meta = frame.meta.data()
    return meta?.variant === 'key-value' ? meta : undefined
  }
  const [shown, showDatabase] = createSignal<number>()
  const [dialog, openDialog] = createSignal<KeyDialog>()
  const [separator, setSeparator] = createStored(
    localStorage,
    'quarry-key-separator',
    ':',
    isSeparator,
  )
  // A memo: a page that says which database is shown already must not have the tree read again.
  const database = createMemo(() =>
    frame.ready() === undefined ? undefined : (shown() ?? data()?.database),
  )
  const settling = createSettling()
  const choice = createKeyChoice()
  createEffect(on(database, choice.clear, { defer: true }))
  const tree = createKeyTree({ api: frame.api, database, separator })
  const undo = createUndoHistory<Change>(frame.api, settling.settled)
  const databases = createFetched(frame.ready, (_, signal) =>
    frame.api.get<KeyDatabases>('/api/kv/databases', { signal }),
  )
  const readAgain = () => {
    databases.refetch()
    tree.refresh()
    if (data()?.capabilities.undo === true) void undo.refresh().catch(frame.toasts.showFailure)
  }
  frame.afterWrites(readAgain)
  frame.afterReturns(readAgain)
  createEffect(() => {
    if (data()?.capabilities.undo === true && frame.ready() !== undefined)
      void undo.refresh().catch(frame.toasts.showFailure)
  })
  createEffect(on(frame.written, readAgain, { defer: true }))
  const studio = {
    ...frame,
    meta: { ...frame.meta, data },
    tabs: createStoredTabs(localStorage, 'quarry-key-tabs'),
    ...{ databases, database, separator, setSeparator, tree, choice, undo, settling },
    showDatabase: (number: number) => void showDatabase(number),
    ownChanges: createOwnChanges(sessionStorage),
    unsaved: createUnsaved(),
    dialog,
    openDialog: (wanted: KeyDialog | undefined) => void openDialog(wanted),
  }
  return { ...studio, console: createConsole(studio) }
}

function createSettling(): Settling {
  const [saving, setSaving] = createSignal(0)
  let last: Promise<unknown> = Promise.resolve()
  return {
    saving,
    settled: async () => void (await last),
    note: (work) => {
      setSaving((count) => count + 1)
      const done = () => void setSaving((count) => count - 1)
      last = Promise.all([last, work.then(done, done)])
    },
  }
}

function isSeparator(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 16
}

export const KeyStudioContext = createContext<KeyStudio>()

export function useKeyStudio(): KeyStudio {
  const studio = useContext(KeyStudioContext)
  if (studio === undefined) throw new Error('a part of the studio of keys stands outside of it')
  return studio
}
