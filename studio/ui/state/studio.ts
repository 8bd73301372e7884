import { type Accessor, createContext, useContext } from 'solid-js'
import type { Change } from '../../api/changes.ts'
import type { Meta } from '../../api/meta.ts'
import type { MigrationList } from '../../api/migrations.ts'
import type { TableList } from '../../api/tables.ts'
import type { ApiClient } from './api/api-client.ts'
import { EditRegistry } from './edit/edit-registry.ts'
import { createUndoHistory, type UndoHistory } from './edit/undo-history.ts'
import { createFetched, type Fetched, type Told } from './fetched.ts'
import type { Frame } from './frame/frame.ts'
import { createRowCounts, type RowCounts } from './tables/row-counts.ts'
import { createOpenTabs, type OpenTabs } from './tabs/open-tabs.ts'

/** What every page of a relational database shares. */
export interface Studio extends Frame {
  readonly meta: Told<Meta>
  readonly tables: Fetched<TableList>
  /** Those of the project; nothing where the studio was started without one. */
  readonly migrations: Fetched<MigrationList>
  readonly rowCounts: RowCounts
  readonly undo: UndoHistory<Change>
  readonly edits: EditRegistry
  readonly tabs: OpenTabs
}

export function createStudio(frame: Frame): Studio {
  const { api, ready, afterWrites } = frame
  const meta = relationalMeta(frame)
  const undo = createUndoHistory<Change>(api, () => edits.settled())
  const edits = new EditRegistry({
    api,
    say: frame.announcer.say,
    onWritten: frame.noteWrite,
    storage: sessionStorage,
  })
  const tables = createFetched(ready, (_, signal) => api.get<TableList>('/api/tables', { signal }))
  const migrations = createListedMigrations(api, meta, ready)
  afterWrites(() => void undo.refresh().catch(showNothing))
  frame.afterReturns(() => {
    tables.refetch()
    migrations.refetch()
    edits.tryNow()
  })
  return {
    ...frame,
    ...{ meta, tables, migrations, undo, edits },
    rowCounts: createRowCounts(api),
    tabs: createOpenTabs(localStorage),
  }
}

function relationalMeta({ meta }: Frame): Told<Meta> {
  const data = () => {
    const found = meta.data()
    return found?.variant === 'relational' ? found : undefined
  }
  return { ...meta, data }
}

function createListedMigrations(
  api: ApiClient,
  meta: Told<Meta>,
  ready: Accessor<object | undefined>,
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

export const StudioContext = createContext<Studio>()

export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (studio === undefined) throw new Error('a part of the studio stands outside of it')
  return studio
}
