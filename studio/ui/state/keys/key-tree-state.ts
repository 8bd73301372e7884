import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  getOwner,
  on,
  runWithOwner,
} from 'solid-js'
import type { KeyFolder, KeyList, KeyTree } from '../../../api/keys/keys.ts'
import type { ApiClient } from '../api/api-client.ts'
import { totalText } from './key-words.ts'
import { groupedNumber } from '../numbers.ts'
import { globOf } from './glob-text.ts'
import { type KeyLevel, NOTHING_FOUND, type SeenKey, withKeys, withPart } from './key-levels.ts'
import { type KeyLine, keyLines, ROOT } from './key-lines.ts'
import { createScanRun, type ScanRun } from './scan-run.ts'

/** Keys that a search shows before it asks whether to go on. */
const ENOUGH = 2000
const PAGE = 1000

export interface TreeWish {
  readonly api: ApiClient
  /** Undefined before it is known. */
  readonly database: Accessor<number | undefined>
  readonly separator: Accessor<string>
}

/** What the tree of keys shows, and how far its scans have come. */
export interface KeyTreeState {
  /** What is looked for; empty: everything. */
  readonly pattern: Accessor<string>
  readonly setPattern: (pattern: string) => void
  readonly type: Accessor<string>
  readonly setType: (type: string) => void
  readonly isSearch: Accessor<boolean>
  readonly lines: Accessor<readonly KeyLine[]>
  /** The scan of the whole database, or of the search. */
  readonly scan: Accessor<
    Pick<ScanRun<unknown>, 'progress' | 'isRunning' | 'failure' | 'stop' | 'goOn'>
  >
  readonly toggle: (folder: string) => void
  readonly isComplete: (folder: string) => boolean
  /** Scans again what is shown. */
  readonly refresh: () => void
}

type Level = ScanRun<KeyLevel>

export function createKeyTree({ api, database, separator }: TreeWish): KeyTreeState {
  const owner = getOwner()
  const [pattern, setPattern] = createSignal('')
  const [type, setType] = createSignal('')
  const [levels, setLevels] = createSignal<ReadonlyMap<string, Level>>(new Map())
  const isSearch = () => pattern() !== '' || type() !== ''

  const openLevel = (folder: KeyFolder | undefined) =>
    createLevel({ api, database, separator }, folder)
  const search = createSearch({ api, database, pattern, type })
  const root = openLevel(undefined)
  const stopAll = () => {
    for (const level of levels().values()) level.stop()
    root.stop()
    search.stop()
  }
  const restart = () => {
    stopAll()
    if (database() === undefined) return
    if (isSearch()) return search.restart()
    root.restart()
    for (const level of levels().values()) level.restart()
  }
  createEffect(
    on([database, separator], () => {
      stopAll()
      setLevels(new Map())
      restart()
    }),
  )
  createEffect(on([pattern, type], restart, { defer: true }))

  const folderOf = (id: string) => {
    const line = lines().find((each) => each.kind === 'folder' && each.id === id)
    return line?.kind === 'folder' ? line.folder : undefined
  }
  const toggle = (id: string) => {
    const known = new Map(levels())
    const open = known.get(id)
    open?.stop()
    if (known.delete(id)) {
      setLevels(known)
      return
    }
    const folder = folderOf(id)
    const level = folder && runWithOwner(owner, () => openLevel(folder))
    if (level === undefined) return
    level.restart()
    setLevels(known.set(id, level))
  }
  const levelOf = (id: string) => (id === ROOT ? root : levels().get(id))
  const lines = createMemo(() =>
    keyLines(
      isSearch()
        ? foundLines(search.found())
        : {
            isOpen: (id) => levels().has(id),
            levelOf: (id) => levelOf(id)?.found(),
            noteOf: (id) => noteText(levelOf(id)),
          },
    ),
  )
  return {
    ...{ pattern, setPattern, type, setType, isSearch, lines, toggle },
    scan: () => (isSearch() ? search : root),
    isComplete: (id) => levelOf(id)?.progress()?.complete === true,
    refresh: restart,
  }
}

function createLevel({ api, database, separator }: TreeWish, folder: KeyFolder | undefined): Level {
  return createScanRun<KeyLevel, KeyTree>({
    empty: NOTHING_FOUND,
    ask: (cursor, signal) => {
      const query = { database: database(), separator: separator(), cursor, ...prefixOf(folder) }
      return api.get<KeyTree>('/api/keys/tree', { query, signal })
    },
    add: (level, part) => withPart(level, part, Date.now()),
  })
}

interface SearchWish extends Pick<TreeWish, 'api' | 'database'> {
  readonly pattern: Accessor<string>
  readonly type: Accessor<string>
}

function createSearch({ api, database, pattern, type }: SearchWish) {
  return createScanRun<ReadonlyMap<string, SeenKey>, KeyList>({
    empty: new Map(),
    ask: (cursor, signal) => {
      const match = pattern() === '' ? undefined : globOf(pattern())
      const filter = { match, type: type() === '' ? undefined : type() }
      const query = { database: database(), cursor, count: PAGE, ...filter }
      return api.get<KeyList>('/api/keys', { query, signal })
    },
    add: (found, part) => withKeys(found, part.keys, Date.now()),
    isEnough: (found) => found.size >= ENOUGH,
  })
}

function foundLines(keys: ReadonlyMap<string, SeenKey>) {
  return {
    isOpen: () => false,
    levelOf: () => ({ ...NOTHING_FOUND, keys }),
    noteOf: () => undefined,
  }
}

function prefixOf(folder: KeyFolder | undefined) {
  if (folder === undefined) return {}
  const { prefix, prefixEncoding } = folder
  return prefixEncoding === undefined ? { prefix } : { prefix64: prefix }
}

/** What a folder that is not all there says below its keys. */
function noteText(level: Level | undefined): string | undefined {
  const progress = level?.progress()
  if (level === undefined) return undefined
  if (level.failure() !== undefined) return 'Not read: the scan has failed'
  if (progress === undefined) return 'Scanning'
  const left = level.found().left
  if (progress.complete) return left === 0 ? undefined : `${groupedNumber(left)} more, not listed`
  return `Scanned ${groupedNumber(progress.scanned)} of ${totalText(progress.total)}`
}
