import { Route, Router, type RouteSectionProps, useNavigate } from '@solidjs/router'
import KeyRound from 'lucide-solid/icons/key-round'
import { createMemo, lazy } from 'solid-js'
import type { Change } from '../../../api/changes.ts'
import type { CommandActs } from '../../state/commands/commands.ts'
import { type FrameParts, FramePartsContext } from '../../state/frame/frame-parts.ts'
import { useFrame } from '../../state/frame/frame.ts'
import { frameUndo } from '../../state/frame/frame-undo.ts'
import { keyLabel, keyPath } from '../../state/keys/key-address.ts'
import {
  createKeyStudio,
  type KeyStudio,
  KeyStudioContext,
  useKeyStudio,
} from '../../state/keys/key-studio.ts'
import { counted } from '../../state/keys/key-words.ts'
import { NotFoundPage } from '../home/not-found-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { useStoredTabList } from '../shell/use-stored-tab-list.ts'
import { GuardLeaving } from './guard-leaving.tsx'
import { HomePage } from './home-page.tsx'
import { KeyDialogs } from './dialogs/key-dialogs.tsx'
import { KeyTree } from './key-tree.tsx'
import { keySections } from './key-sections.ts'
import { SaveState } from './save-state.tsx'
import '../../styles/keys.css'
import '../../styles/structure.css'

const KeyPage = lazy(async () => ({ default: (await import('./key-page.tsx')).KeyPage }))
const ConsolePage = lazy(async () => ({
  default: (await import('./console/console-page.tsx')).ConsolePage,
}))
const SlowLogPage = lazy(async () => ({
  default: (await import('./server/slow-log-page.tsx')).SlowLogPage,
}))
const PubSubPage = lazy(async () => ({
  default: (await import('./messages/pub-sub-page.tsx')).PubSubPage,
}))
const ServerPage = lazy(async () => ({
  default: (await import('./server/server-page.tsx')).ServerPage,
}))

/** The studio of keys. */
export function KeyApp() {
  const studio = createKeyStudio(useFrame())
  return (
    <KeyStudioContext.Provider value={studio}>
      <Router root={Framed}>
        <Route path="/" component={HomePage} />
        <Route path="/keys/:database/:key" component={KeyPage} />
        <Route path="/console" component={ConsolePage} />
        <Route path="/slow-log" component={SlowLogPage} />
        <Route path="/pub-sub" component={PubSubPage} />
        <Route path="/server" component={ServerPage} />
        <Route path="*" component={NotFoundPage} />
      </Router>
    </KeyStudioContext.Provider>
  )
}

/** The frame with the parts of this variant. */
function Framed(props: RouteSectionProps) {
  return (
    <FramePartsContext.Provider value={createParts()}>
      <Shell {...props} />
      <KeyDialogs />
      <GuardLeaving />
    </FramePartsContext.Provider>
  )
}

function createParts(): FrameParts {
  const studio = useKeyStudio()
  const navigate = useNavigate()
  return {
    sections: () => keySections,
    things: 'keys',
    Tree: KeyTree,
    server: () => {
      const meta = studio.meta.data()
      return meta === undefined ? '' : `${meta.product} ${meta.serverVersion}`
    },
    place: () => `db${studio.database() ?? studio.meta.data()?.database ?? 0}`,
    SaveState,
    undo: frameUndo(studio.undo, (change) => changeText(studio, change)),
    tabs: useStoredTabList(studio.tabs, {
      ...{ icons: {}, fallbackIcon: KeyRound },
      isUnsaved: (id) => studio.unsaved.of(id) > 0,
    }),
    palette: {
      label: 'Search keys and commands',
      goToCommand: 'key.go-to',
      goToPlaceholder: 'Go to a key that was scanned',
      icons: { Keys: KeyRound },
      createPlaces: () => createMemo(() => foundKeys(studio, (path) => navigate(path))),
      createOthers: () => createMemo(() => []),
    },
    commands: pageActs(studio, (path) => navigate(path)),
    hasLoaded: () => studio.meta.data() !== undefined,
  }
}

function foundKeys({ tree, database }: KeyStudio, goTo: (path: string) => void) {
  return tree.lines().flatMap((line) => {
    if (line.kind !== 'key') return []
    const path = keyPath({ ...line.key, database: database() ?? 0 })
    const { type } = line.key
    const run = () => goTo(path)
    return [{ id: path, group: 'Keys', title: keyLabel(line.key), note: type, run }]
  })
}

function pageActs(studio: KeyStudio, goTo: (path: string) => void): CommandActs {
  const writes = (run: () => void) => ({ run, when: studio.canWrite })
  return {
    'key.new': writes(() => studio.openDialog('new-key')),
    'key.delete-pattern': writes(() => studio.openDialog('delete-by-pattern')),
    'key.export': () => studio.openDialog('export'),
    'key.import': writes(() => studio.openDialog('import')),
    'key.scan-again': studio.tree.refresh,
    'key.console': () => goTo('/console'),
    'key.server': () => goTo('/server'),
    'key.slow-log': () => goTo('/slow-log'),
    'key.pub-sub': () => goTo('/pub-sub'),
  }
}

const VERBS = { insert: 'adding', update: 'change of', delete: 'deletion of' } as const

function changeText({ ownChanges }: KeyStudio, { undoId, kind, rows, schema }: Change): string {
  const own = ownChanges.all().find((change) => change.undoId === undoId)
  return own?.text ?? `${VERBS[kind]} ${counted(rows, 'key')} of db${schema}`
}
