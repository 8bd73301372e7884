import { Route, Router, type RouteSectionProps } from '@solidjs/router'
import KeyRound from 'lucide-solid/icons/key-round'
import { createMemo } from 'solid-js'
import { createKeyStudio, KeyStudioContext, useKeyStudio } from '../../state/keys/key-studio.ts'
import { type FrameParts, FramePartsContext } from '../../state/frame/frame-parts.ts'
import { useFrame } from '../../state/frame/frame.ts'
import { noUndo } from '../../state/frame/no-undo.ts'
import { NotFoundPage } from '../home/not-found-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { useStoredTabList } from '../shell/use-stored-tab-list.ts'
import { KeyTree } from './key-tree.tsx'
import { HomePage } from './home-page.tsx'

/** The studio of keys. */
export function KeyApp() {
  const studio = createKeyStudio(useFrame())
  return (
    <KeyStudioContext.Provider value={studio}>
      <Router root={Framed}>
        <Route path="/" component={HomePage} />
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
    </FramePartsContext.Provider>
  )
}

function createParts(): FrameParts {
  const studio = useKeyStudio()
  return {
    sections: () => [{ path: '/', label: 'Keys', icon: KeyRound, holds: /^\/$/ }],
    things: 'keys',
    Tree: KeyTree,
    server: () => `Redis ${studio.meta.data()?.serverVersion ?? ''}`,
    SaveState: () => undefined,
    undo: noUndo,
    tabs: useStoredTabList(studio.tabs, {
      icons: {},
      fallbackIcon: KeyRound,
      isUnsaved: () => false,
    }),
    palette: {
      label: 'Search keys and commands',
      goToCommand: 'key.go-to',
      goToPlaceholder: 'Go to a key',
      icons: {},
      createPlaces: () => createMemo(() => []),
      createOthers: () => createMemo(() => []),
    },
    commands: {},
    hasLoaded: () => studio.meta.data() !== undefined,
  }
}
