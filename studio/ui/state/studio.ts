import { type Accessor, createContext, createMemo, createSignal, useContext } from 'solid-js'
import type { Meta } from '../../api/meta.ts'
import type { MigrationList } from '../../api/migrations.ts'
import type { TableList } from '../../api/tables.ts'
import { type Announcer, createAnnouncer } from './announcer.ts'
import { type ApiClient, createApiClient } from './api/api-client.ts'
import { keepToken, readToken } from './api/token.ts'
import { type Commands, createCommands } from './commands/commands.ts'
import { createKeymap, type Keymap } from './commands/keymap.ts'
import { EditRegistry } from './edit/edit-registry.ts'
import { createUndoHistory, type UndoHistory } from './edit/undo-history.ts'
import { type Connection, createConnection } from './connection/connection.ts'
import { createFetched, type Fetched } from './fetched.ts'
import { createOpenTabs, type OpenTabs } from './open-tabs.ts'
import { createRowCounts, type RowCounts } from './tables/row-counts.ts'
import { createTheme, type ThemeChoice } from './browser/theme.ts'
import { createToasts, type Toasts } from './toasts.ts'

/** The words of the status bar, left to right; a page sets its own. */
export interface StatusLine {
  readonly notes: readonly string[]
  readonly end: string
}

/** What every page of the studio shares. */
export interface Studio {
  readonly api: ApiClient
  readonly meta: Fetched<Meta>
  readonly tables: Fetched<TableList>
  /** Those of the project; nothing where the studio was started without one. */
  readonly migrations: Fetched<MigrationList>
  readonly rowCounts: RowCounts
  readonly connection: Connection
  readonly undo: UndoHistory
  readonly edits: EditRegistry
  readonly tabs: OpenTabs
  readonly theme: ThemeChoice
  readonly commands: Commands
  readonly keymap: Keymap
  readonly announcer: Announcer
  readonly toasts: Toasts
  readonly status: Accessor<StatusLine>
  readonly setStatus: (line: StatusLine) => void
  readonly locked: Accessor<boolean>
  /** Whether a token was sent, and was not the right one. */
  readonly tokenRefused: Accessor<boolean>
  readonly unlock: (token: string) => void
  readonly canWrite: Accessor<boolean>
  /** Counts the writes made elsewhere, after which pages read again what they show. */
  readonly written: Accessor<number>
  /** A write of this page, which shows its result itself. */
  readonly noteWrite: () => void
  /** An undo or redo, whose result no page knows yet. */
  readonly noteUndo: () => void
}

export function createStudio(): Studio {
  const [token, setToken] = createSignal(readToken())
  const [locked, setLocked] = createSignal(false)
  const [tokenRefused, setTokenRefused] = createSignal(false)
  const [status, setStatus] = createSignal<StatusLine>({ notes: [], end: '' })
  const announcer = createAnnouncer()
  const api = createApiClient(
    token,
    () => {
      setTokenRefused(token() !== undefined)
      setLocked(true)
    },
    (answer) => connection.note(answer),
  )
  const connection = createConnection({
    ask: () => api.get('/api/health'),
    onReturn: () => {
      meta.refetch()
      tables.refetch()
      migrations.refetch()
      edits.tryNow()
      writes.noteReturn()
    },
  })
  // A new token reads everything again.
  const ready = createMemo(() => ({ token: token() }))
  const meta = createFetched(ready, (_, signal) => api.get<Meta>('/api/meta', { signal }))
  const afterMeta = () => (meta.data() === undefined ? undefined : ready())
  const undo = createUndoHistory(api, () => edits.settled())
  const writes = createWrites(() => void undo.refresh().catch(showNothing))
  const edits = new EditRegistry({
    api,
    say: announcer.say,
    onWritten: writes.noteWrite,
    storage: sessionStorage,
  })
  const tables = createFetched(afterMeta, (_, signal) =>
    api.get<TableList>('/api/tables', { signal }),
  )
  const migrations = createListedMigrations(api, meta, ready)
  return {
    api,
    meta,
    tables,
    migrations,
    rowCounts: createRowCounts(api),
    connection,
    undo,
    edits,
    tabs: createOpenTabs(localStorage),
    theme: createTheme(),
    commands: createCommands(),
    keymap: createKeymap(localStorage),
    announcer,
    toasts: createToasts(announcer.say),
    status,
    setStatus,
    locked,
    tokenRefused,
    unlock: (given) => {
      keepToken(given)
      setToken(given)
      setLocked(false)
    },
    canWrite: () => meta.data()?.readOnly === false,
    ...writes,
  }
}

function createListedMigrations(
  api: ApiClient,
  meta: Fetched<Meta>,
  ready: Accessor<object>,
): Fetched<MigrationList> {
  const ofProject = () => (meta.data()?.capabilities.migrations === true ? ready() : undefined)
  return createFetched(ofProject, (_, signal) =>
    api.get<MigrationList>('/api/migrations', { signal }),
  )
}

/** The journal is told again by the next write, so that a failed reading of it needs no words. */
function showNothing(): undefined {
  return undefined
}

interface Writes extends Pick<Studio, 'written' | 'noteWrite' | 'noteUndo'> {
  /** The connection was lost and is back: anything may have been written. */
  readonly noteReturn: () => void
}

/** Writes are told to the other tabs of the browser, which read again what they show. */
function createWrites(refresh: () => void): Writes {
  const [written, setWritten] = createSignal(0)
  const channel = new BroadcastChannel('quarry-writes')
  const noteWrite = () => {
    refresh()
    channel.postMessage('write')
  }
  const noteUndo = () => {
    setWritten((count) => count + 1)
    channel.postMessage('write')
  }
  const noteReturn = () => {
    refresh()
    setWritten((count) => count + 1)
  }
  channel.addEventListener('message', noteReturn)
  return { written, noteWrite, noteUndo, noteReturn }
}

export const StudioContext = createContext<Studio>()

export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (studio === undefined) throw new Error('a part of the studio stands outside of it')
  return studio
}
