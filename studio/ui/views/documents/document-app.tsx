import { Route, Router, type RouteSectionProps, useLocation, useNavigate } from '@solidjs/router'
import Bookmark from 'lucide-solid/icons/bookmark'
import Braces from 'lucide-solid/icons/braces'
import { createMemo, lazy } from 'solid-js'
import {
  createDocumentStudio,
  documentChangeText,
  DocumentStudioContext,
  useDocumentStudio,
} from '../../state/documents/document-studio.ts'
import { collectionPath, databaseOfPath } from '../../state/documents/place/collection-address.ts'
import { type FrameParts, FramePartsContext } from '../../state/frame/frame-parts.ts'
import { frameUndo } from '../../state/frame/frame-undo.ts'
import { useFrame } from '../../state/frame/frame.ts'
import { NotFoundPage } from '../home/not-found-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { useStoredTabList } from '../shell/use-stored-tab-list.ts'
import { CollectionPage } from './collection/collection-page.tsx'
import { DocumentTree } from './document-tree.tsx'
import { HomePage } from './home-page.tsx'
import '../../styles/bulk.css'
import '../../styles/documents.css'
import '../../styles/json.css'

const QueriesPage = lazy(async () => ({
  default: (await import('./saved/queries-page.tsx')).QueriesPage,
}))

/** The studio of documents. */
export function DocumentApp() {
  const studio = createDocumentStudio(useFrame())
  return (
    <DocumentStudioContext.Provider value={studio}>
      <Router root={Framed}>
        <Route path="/" component={HomePage} />
        <Route path="/queries" component={QueriesPage} />
        <Route path="/documents/:database" component={HomePage} />
        <Route path="/documents/:database/:collection/:tab?" component={CollectionPage} />
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
  const navigate = useNavigate()
  const location = useLocation()
  const places = () =>
    (studio.databases.data()?.databases ?? []).flatMap(({ name: database }) =>
      (studio.collections.of(database).data()?.collections ?? []).map(({ name: collection }) => ({
        ...{ id: `collection ${database} ${collection}`, group: 'Collections' },
        ...{ title: collection, note: database },
        run: () => navigate(collectionPath({ database, collection })),
      })),
    )
  return {
    sections: () => [
      { path: '/', label: 'Documents', icon: Braces, holds: /^\/(?:documents\/.*)?$/ },
      { path: '/queries', label: 'Queries', icon: Bookmark, holds: /^\/queries$/ },
    ],
    things: 'collections',
    place: () => {
      const given = studio.meta.data()?.database ?? ''
      return databaseOfPath(location.pathname) ?? (given === '' ? 'All databases' : given)
    },
    Tree: DocumentTree,
    server: () => `MongoDB ${studio.meta.data()?.serverVersion ?? ''}`,
    SaveState: () => undefined,
    undo: frameUndo(studio.undo, documentChangeText),
    tabs: useStoredTabList(studio.tabs, {
      icons: {},
      fallbackIcon: Braces,
      isUnsaved: () => false,
    }),
    palette: {
      label: 'Search collections and commands',
      goToCommand: 'document.go-to',
      goToPlaceholder: 'Go to a collection',
      icons: { Collections: Braces },
      createPlaces: () => createMemo(places),
      createOthers: () => createMemo(() => []),
    },
    commands: { 'document.queries': () => navigate('/queries') },
    hasLoaded: () => studio.databases.data() !== undefined,
  }
}
