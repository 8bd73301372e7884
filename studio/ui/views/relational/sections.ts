import Activity from 'lucide-solid/icons/activity'
import GitCompare from 'lucide-solid/icons/git-compare'
import Layers from 'lucide-solid/icons/layers'
import SquareFunction from 'lucide-solid/icons/square-function'
import SquareTerminal from 'lucide-solid/icons/square-terminal'
import Table2 from 'lucide-solid/icons/table-2'
import Workflow from 'lucide-solid/icons/workflow'
import type { Section } from '../../state/frame/frame-parts.ts'
import type { Studio } from '../../state/studio.ts'

/** Without a project there are no migrations, and nothing to compare the database with. */
export function sectionsOf(studio: Studio): readonly Section[] {
  const isProject = studio.meta.data()?.capabilities.migrations === true
  const waiting = pendingIn(studio)
  const ofProject: readonly Section[] = [
    {
      ...{ path: '/migrations', label: 'Migrations', icon: Layers, holds: /^\/migrations/ },
      waiting,
    },
    // On a phone comparing is reached from the migrations.
    {
      ...{ path: '/compare', label: 'Compare', icon: GitCompare, holds: /^\/compare/ },
      isBeside: true,
    },
  ]
  return [...FIRST, ...(isProject ? ofProject : []), ...LAST]
}

const FIRST: readonly Section[] = [
  { path: '/', label: 'Data', icon: Table2, holds: /^\/(?:tables\/.*)?$/ },
  { path: '/sql', label: 'SQL', icon: SquareTerminal, holds: /^\/sql(?:\/.*)?$/ },
  { path: '/diagram', label: 'Diagram', icon: Workflow, holds: /^\/diagram$/ },
]

const LAST: readonly Section[] = [
  { path: '/objects', label: 'Objects', icon: SquareFunction, holds: /^\/objects/ },
  { path: '/activity', label: 'Activity', icon: Activity, holds: /^\/activity/ },
]

function pendingIn({ migrations }: Studio): Section['waiting'] {
  const pending = migrations.data()?.migrations.filter(({ state }) => state === 'pending') ?? []
  return pending.length === 0 ? undefined : { count: pending.length, word: 'pending' }
}
