import type { SavedQuery } from '../../../api/queries.ts'
import type { TableSummary } from '../../../api/tables.ts'
import { writeDiagramView } from '../diagram/diagram-view.ts'
import { shortCount } from '../numbers.ts'
import type { Studio } from '../studio.ts'
import { tableId, tablePath } from '../table-address.ts'
import { fuzzyMatch } from './fuzzy-match.ts'
import type { PaletteOption } from './palette-options.ts'

type GoTo = (path: string) => void

export function tableOptions(studio: Studio, goTo: GoTo): readonly PaletteOption[] {
  const inSight = (studio.tables.data()?.tables ?? []).filter(({ addressable }) => addressable)
  const home = studio.meta.data()?.defaultSchema
  // Tables come before views.
  const sorted = inSight.toSorted((one, other) => Number(one.view) - Number(other.view))
  return sorted.map((table) => ({
    id: `table ${tableId(table)}`,
    group: table.view ? 'Views' : 'Tables',
    title: table.schema === home ? table.name : `${table.schema}.${table.name}`,
    note: noteOf(table),
    run: () => goTo(tablePath(table)),
  }))
}

function noteOf({ view, rows }: TableSummary): string {
  if (view) return 'view'
  const count = shortCount(rows)
  return count === '' ? '' : `${count} rows`
}

/** What can be done with the table that a word of the query means. */
export function tableActs(studio: Studio, goTo: GoTo, query: string): readonly PaletteOption[] {
  const words = query.split(/\s+/).filter((word) => word.length > 1)
  const matches = (studio.tables.data()?.tables ?? []).flatMap((table) => {
    if (!table.addressable) return []
    const scores = words.flatMap((word) => fuzzyMatch(table.name, word)?.score ?? [])
    return scores.length === 0 ? [] : [{ table, score: Math.max(...scores) }]
  })
  const [best] = matches.toSorted((a, b) => b.score - a.score)
  return best === undefined ? [] : actsOf(best.table, goTo)
}

function actsOf(table: TableSummary, goTo: GoTo): readonly PaletteOption[] {
  const id = tableId(table)
  const view = { schema: undefined, selected: id, around: id, depth: 1 }
  const structure: PaletteOption = {
    id: `structure ${id}`,
    group: 'Do',
    title: `Show the structure of ${table.name}`,
    run: () => goTo(tablePath(table, 'structure')),
  }
  const diagram: PaletteOption = {
    id: `diagram ${id}`,
    group: 'Do',
    title: `Show ${table.name} in the diagram`,
    run: () => goTo(`/diagram${writeDiagramView(view)}`),
  }
  return table.view ? [structure] : [structure, diagram]
}

export function queryOptions(
  queries: readonly SavedQuery[],
  open: (query: SavedQuery) => void,
): readonly PaletteOption[] {
  return queries.map((query) => ({
    id: `query ${query.id}`,
    group: 'Saved queries',
    title: query.name,
    note: query.template ? 'template' : (query.category ?? ''),
    run: () => open(query),
  }))
}
