import { useNavigate } from '@solidjs/router'
import Bookmark from 'lucide-solid/icons/bookmark'
import Eye from 'lucide-solid/icons/eye'
import Table2 from 'lucide-solid/icons/table-2'
import { createMemo } from 'solid-js'
import type { SavedQuery, SavedQueryList } from '../../../api/queries.ts'
import { createFetched } from '../../state/fetched.ts'
import type { PaletteSource } from '../../state/frame/frame-parts.ts'
import { queryOptions, tableActs, tableOptions } from '../../state/palette/option-sources.ts'
import { workspaceOf } from '../../state/sql/workspace.ts'
import { useStudio } from '../../state/studio.ts'
import { tabPath } from '../../state/tabs/open-tabs.ts'

/** Tables, what can be done with them, and saved queries. */
export function useRelationalPalette(): PaletteSource {
  const studio = useStudio()
  const navigate = useNavigate()
  const goTo = (path: string) => navigate(path)
  const open = (query: SavedQuery) => {
    const { id: queryId, etag, template, name } = query
    const version = template ? undefined : { id: queryId, etag }
    const id = workspaceOf(studio).create({ text: query.query, saved: version }, name)
    navigate(tabPath({ kind: 'sql', id, name }))
  }
  return {
    label: 'Search tables and commands',
    goToCommand: 'app.tables',
    goToPlaceholder: 'Go to a table or view',
    icons: { Tables: Table2, Views: Eye, 'Saved queries': Bookmark },
    createPlaces: () => createMemo(() => tableOptions(studio, goTo)),
    createOthers: (query) => {
      const saved = createFetched(studio.meta.data, (_, signal) =>
        studio.api.get<SavedQueryList>('/api/queries', { signal }),
      )
      return createMemo(() => [
        ...tableActs(studio, goTo, query()),
        ...queryOptions(saved.data()?.queries ?? [], open),
      ])
    },
  }
}
