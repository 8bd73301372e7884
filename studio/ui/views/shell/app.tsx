import { Route, Router } from '@solidjs/router'
import { lazy } from 'solid-js'
import { createStudio, StudioContext } from '../../state/studio.ts'
import { HomePage } from '../home/home-page.tsx'
import { NotFoundPage } from '../home/not-found-page.tsx'
import { TablePage } from '../table/table-page.tsx'
import { Shell } from './shell.tsx'

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

export function App() {
  const studio = createStudio()
  return (
    <StudioContext.Provider value={studio}>
      <Router root={Shell}>
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
