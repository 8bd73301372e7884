import { Route, Router, type RouteSectionProps } from '@solidjs/router'
import Braces from 'lucide-solid/icons/braces'
import { createMemo } from 'solid-js'
import {
  createDocumentStudio,
  DocumentStudioContext,
  useDocumentStudio,
} from '../../state/documents/document-studio.ts'
import { type FrameParts, FramePartsContext } from '../../state/frame/frame-parts.ts'
import { useFrame } from '../../state/frame/frame.ts'
import { noUndo } from '../../state/frame/no-undo.ts'
import { NotFoundPage } from '../home/not-found-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { useStoredTabList } from '../shell/use-stored-tab-list.ts'
import { DocumentTree } from './document-tree.tsx'
import { HomePage } from './home-page.tsx'

/** The studio of documents. */
export function DocumentApp() {
  const studio = createDocumentStudio(useFrame())
  return (
    <DocumentStudioContext.Provider value={studio}>
      <Router root={Framed}>
        <Route path="/" component={HomePage} />
        <Route path="*" component={NotFoundPage} />
      </Router>
    </DocumentStudioContext.Provider>
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
  const studio = useDocumentStudio()
  return {
    sections: () => [{ path: '/', label: 'Documents', icon: Braces, holds: /^\/$/ }],
    things: 'collections',
    Tree: DocumentTree,
    server: () => `MongoDB ${studio.meta.data()?.serverVersion ?? ''}`,
    SaveState: () => undefined,
    undo: noUndo,
    tabs: useStoredTabList(studio.tabs, {
      icons: {},
      fallbackIcon: Braces,
      isUnsaved: () => false,
    }),
    palette: {
      label: 'Search databases, collections and commands',
      goToCommand: 'document.go-to',
      goToPlaceholder: 'Go to a collection',
      icons: {},
      createPlaces: () => createMemo(() => []),
      createOthers: () => createMemo(() => []),
    },
    commands: {},
    hasLoaded: () => studio.meta.data() !== undefined,
  }
}
