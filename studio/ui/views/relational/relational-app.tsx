import type { Meta } from '../../../api/meta.ts'
import { Route, Router, type RouteSectionProps, useNavigate } from '@solidjs/router'
import { lazy } from 'solid-js'
import { FramePartsContext, type FrameParts } from '../../state/frame/frame-parts.ts'
import { useFrame } from '../../state/frame/frame.ts'
import { frameUndo } from '../../state/frame/frame-undo.ts'
import { changeText } from '../../state/edit/undo-order.ts'
import { watchLeaving } from '../../state/edit/watch-leaving.ts'
import { createStudio, StudioContext, useStudio } from '../../state/studio.ts'
import { HomePage } from '../home/home-page.tsx'
import { NotFoundPage } from '../home/not-found-page.tsx'
import { TablePage } from '../table/table-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { pageActs } from './page-acts.ts'
import { useRelationalPalette } from './relational-palette.ts'
import { useRelationalTabs } from './relational-tabs.ts'
import { SaveState } from './save-state.tsx'
import { sectionsOf } from './sections.ts'
import { SideTree } from './side-tree.tsx'

/** What is not needed for the first rows is loaded when it is visited. */
const StructurePage = lazy(async () => ({
  default: (await import('../structure/structure-page.tsx')).StructurePage,
}))
const ObjectsPage = lazy(async () => ({
  default: (await import('../objects/objects-page.tsx')).ObjectsPage,
}))
const ActivityPage = lazy(async () => ({
  default: (await import('../activity/activity-page.tsx')).ActivityPage,
}))
const MigrationsPage = lazy(async () => ({
  default: (await import('../migrations/migrations-page.tsx')).MigrationsPage,
}))
const ComparePage = lazy(async () => ({
  default: (await import('../compare/compare-page.tsx')).ComparePage,
}))
const DesignPage = lazy(async () => ({
  default: (await import('../design/design-page.tsx')).DesignPage,
}))
const SqlPage = lazy(async () => ({ default: (await import('../sql/sql-page.tsx')).SqlPage }))
const DiagramPage = lazy(async () => ({
  default: (await import('../diagram/diagram-page.tsx')).DiagramPage,
}))

/** The studio of relational databases. */
export function RelationalApp() {
  const studio = createStudio(useFrame())
  watchLeaving(studio.edits)
  return (
    <StudioContext.Provider value={studio}>
      <Router root={Framed}>
        <Route path="/" component={HomePage} />
        <Route path="/tables/:schema/:name" component={TablePage} />
        <Route path="/tables/:schema/:name/structure" component={StructurePage} />
        <Route path={['/design', '/tables/:schema/:name/design']} component={DesignPage} />
        <Route path={['/objects', '/objects/:kind/:schema/:name']} component={ObjectsPage} />
        <Route path="/activity" component={ActivityPage} />
        <Route path="/sql/:id?" component={SqlPage} />
        <Route path="/diagram" component={DiagramPage} />
        <Route path="/migrations/:id?" component={MigrationsPage} />
        <Route path="/compare" component={ComparePage} />
        <Route path="*" component={NotFoundPage} />
      </Router>
    </StudioContext.Provider>
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
  const studio = useStudio()
  const navigate = useNavigate()
  return {
    sections: () => sectionsOf(studio),
    things: 'tables',
    Tree: SideTree,
    server: () => serverText(studio.meta.data()),
    SaveState,
    undo: frameUndo(studio.undo, changeText),
    tabs: useRelationalTabs(),
    palette: useRelationalPalette(),
    commands: pageActs(navigate, studio),
    hasLoaded: () => studio.tables.data() !== undefined,
  }
}

function serverText(meta: Meta | undefined): string {
  const version = /\d+(?:\.\d+)*/.exec(meta?.serverVersion ?? '')?.[0] ?? ''
  return meta === undefined ? '' : `${meta.dialectLabel} ${version}`
}
