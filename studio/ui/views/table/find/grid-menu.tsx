import ArrowUpRight from 'lucide-solid/icons/arrow-up-right'
import Columns3 from 'lucide-solid/icons/columns-3'
import FunnelX from 'lucide-solid/icons/funnel-x'
import Link from 'lucide-solid/icons/link'
import ListFilter from 'lucide-solid/icons/list-filter'
import { Show } from 'solid-js'
import { Menu, type MenuSection } from '../../../parts/menu.tsx'
import { cellFilters } from '../../../state/grid/find/cell-filters.ts'
import { type FindState, useFind } from '../../../state/grid/find/find-state.ts'
import { useStudio } from '../../../state/studio.ts'
import {
  readReferences,
  referredRows,
  referringRows,
  type References,
} from '../../../state/grid/find/referring-rows.ts'
import { createFetched } from '../../../state/fetched.ts'
import { columnMenu } from './column-menu.ts'

/** The menu of the active cell, or of a column; it floats beside what it was opened at. */
export function GridMenu() {
  const find = useFind()
  const close = () => find.setMenu(undefined)
  const column = (name: string) => find.table.pages.columns().find((each) => each.name === name)
  return (
    <Show when={find.menu()} keyed>
      {(open) => (
        <Show when={open.column} fallback={<CellMenu anchor={open.anchor} onClose={close} />}>
          {(name) => (
            <Show when={column(name())}>
              {(shown) => (
                <Menu
                  anchor={open.anchor}
                  label={`Column ${name()}`}
                  sections={columnMenu(find, shown(), open.anchor)}
                  onClose={close}
                />
              )}
            </Show>
          )}
        </Show>
      )}
    </Show>
  )
}

/** What can be done with the active cell: filter by it, go where it leads, and the menu of its column. */
function CellMenu(props: { anchor: HTMLElement; onClose: () => void }) {
  const find = useFind()
  const studio = useStudio()
  const references = createFetched(find.table.table, (table, signal) =>
    readReferences(studio.api, table, signal),
  )
  const column = () => find.table.activeColumn()?.name ?? ''
  const sections = () => [
    ...filterSections(find),
    ...linkSections(find, references.data()),
    columnSection(column(), () => find.setMenu({ anchor: props.anchor, column: column() })),
  ]
  return (
    <Menu
      anchor={props.anchor}
      label={`Cell of ${column()}`}
      sections={sections()}
      onClose={props.onClose}
    />
  )
}

function filterSections(find: FindState): readonly MenuSection[] {
  const row = find.table.activeRow()
  const column = find.table.activeColumn()
  const filters =
    row === undefined || column === undefined
      ? undefined
      : cellFilters(row, column, find.abilities())
  if (filters === undefined) return []
  return [
    {
      items: [
        {
          label: 'Filter by this value',
          icon: ListFilter,
          run: () => find.addCondition(filters.same),
        },
        {
          label: 'Exclude this value',
          icon: FunnelX,
          run: () => find.addCondition(filters.other),
        },
      ],
    },
  ]
}

function linkSections(find: FindState, references: References | undefined): readonly MenuSection[] {
  const row = find.table.activeRow()
  const column = find.table.activeColumn()
  if (row === undefined || column === undefined || references === undefined) return []
  const followed = referredRows(row, column.name, references.foreignKeys)
  const children = referringRows(row, references.dependencies)
  return [
    {
      items: followed.map(({ label, path }, index) => ({
        label: `Open the row of ${label}`,
        icon: ArrowUpRight,
        href: path,
        ...(index === 0 && { end: 'Alt+Enter' }),
      })),
    },
    {
      title: 'Rows that refer to this one',
      items: children.map(({ label, path }) => ({ label, icon: Link, href: path })),
    },
  ]
}

function columnSection(name: string, run: () => void): MenuSection {
  return { items: [{ label: `Column ${name}…`, icon: Columns3, run }] }
}
