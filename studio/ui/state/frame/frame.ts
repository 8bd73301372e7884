import { type Accessor, createContext, createMemo, createSignal, useContext } from 'solid-js'
import type { AnyMeta } from '../../../api/any-meta.ts'
import { type Announcer, createAnnouncer } from '../announcer.ts'
import { type ApiClient, createApiClient } from '../api/api-client.ts'
import { keepToken, readToken } from '../api/token.ts'
import { createTheme, type ThemeChoice } from '../browser/theme.ts'
import { commandsOf } from '../commands/command-table.ts'
import { type Commands, createCommands } from '../commands/commands.ts'
import { createKeymap, type Keymap } from '../commands/keymap.ts'
import { type Connection, createConnection } from '../connection/connection.ts'
import { createFetched, type Told } from '../fetched.ts'
import { createToasts, type Toasts } from '../toasts.ts'
import { createWrites, type Writes } from './writes.ts'

/** The words of the status bar, left to right; a page sets its own. */
export interface StatusLine {
  readonly notes: readonly string[]
  readonly end: string
}

/** What every variant of the studio has. */
export interface Frame extends Writes {
  readonly api: ApiClient
  readonly meta: Told<AnyMeta>
  readonly connection: Connection
  readonly theme: ThemeChoice
  readonly commands: Commands
  readonly keymap: Keymap
  readonly announcer: Announcer
  readonly toasts: Toasts
  readonly status: Accessor<StatusLine>
  readonly setStatus: (line: StatusLine) => void
  /** What the page shows. */
  readonly pageTitle: Accessor<string>
  readonly setPageTitle: (title: string) => void
  readonly locked: Accessor<boolean>
  /** Whether a token was sent, and was not the right one. */
  readonly tokenRefused: Accessor<boolean>
  readonly unlock: (token: string) => void
  readonly canWrite: Accessor<boolean>
  /** Has something read again when the connection was lost and is back. */
  readonly afterReturns: (read: () => void) => void
  /** Another value for each token: what is read with one is read again with the next. Undefined before `meta` is there. */
  readonly ready: Accessor<object | undefined>
}

export function createFrame(): Frame {
  const [token, setToken] = createSignal(readToken())
  const [locked, setLocked] = createSignal(false)
  const [tokenRefused, setTokenRefused] = createSignal(false)
  const [status, setStatus] = createSignal<StatusLine>({ notes: [], end: '' })
  const [pageTitle, setPageTitle] = createSignal('')
  const announcer = createAnnouncer()
  const api = createApiClient(
    token,
    () => {
      setTokenRefused(token() !== undefined)
      setLocked(true)
    },
    (answer) => connection.note(answer),
  )
  const writes = createWrites()
  const readers: (() => void)[] = []
  const connection = createConnection({
    ask: () => api.get('/api/health'),
    onReturn: () => {
      meta.refetch()
      for (const read of readers) read()
      writes.noteReturn()
    },
  })
  const asked = createMemo(() => ({ token: token() }))
  const meta = createFetched(asked, (_, signal) => api.get<AnyMeta>('/api/meta', { signal }))
  const commandIds = createMemo(() => commandsOf(meta.data()?.variant))
  return {
    ...{ api, meta, connection, announcer, status, setStatus, locked, tokenRefused },
    ...{ pageTitle, setPageTitle },
    ...writes,
    theme: createTheme(),
    commands: createCommands(),
    keymap: createKeymap(localStorage, commandIds),
    toasts: createToasts(announcer.say),
    unlock: (given) => {
      keepToken(given)
      setToken(given)
      setLocked(false)
    },
    afterReturns: (read) => void readers.push(read),
    canWrite: () => meta.data()?.readOnly === false,
    ready: () => (meta.data() === undefined ? undefined : asked()),
  }
}

export const FrameContext = createContext<Frame>()

export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (frame === undefined) throw new Error('a part of the studio stands outside of its frame')
  return frame
}
