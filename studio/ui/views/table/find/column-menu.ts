import ArrowDown from 'lucide-solid/icons/arrow-down'
import ArrowLeft from 'lucide-solid/icons/arrow-left'
import ArrowRight from 'lucide-solid/icons/arrow-right'
import ArrowUp from 'lucide-solid/icons/arrow-up'
import EyeOff from 'lucide-solid/icons/eye-off'
import ListFilter from 'lucide-solid/icons/list-filter'
import MoveHorizontal from 'lucide-solid/icons/move-horizontal'
import Pin from 'lucide-solid/icons/pin'
import PinOff from 'lucide-solid/icons/pin-off'
import X from 'lucide-solid/icons/x'
import type { Column } from '../../../../api/tables.ts'
import type { MenuSection } from '../../../parts/menu.tsx'
import {
  isPinned,
  withHidden,
  withMoved,
  withoutWidth,
  withPinned,
} from '../../../state/grid/column-layout.ts'
import type { FindState } from '../../../state/grid/find/find-state.ts'
import {
  type QuickFilter,
  quickFiltersFor,
  todayOf,
} from '../../../state/grid/find/quick-filters.ts'
import { sortedBy } from '../../../state/grid/find/sort-keys.ts'

/** What can be done with a column: sort by it, filter by it, arrange it. */
export function columnMenu(
  find: FindState,
  column: Column,
  anchor: HTMLElement,
): readonly MenuSection[] {
  const isNamed = column.addressable
  return [
    ...(isNamed && column.ordered ? [sortSection(find, column)] : []),
    ...(isNamed ? [filterSection(find, column, anchor)] : []),
    arrangeSection(find, column),
  ]
}

function sortSection({ table }: FindState, { name }: Column): MenuSection {
  const sort = () => table.view().sort
  const by = (direction: 'asc' | 'desc', keepOthers: boolean) => () =>
    table.setView({
      ...table.view(),
      sort: sortedBy(sort(), { column: name, direction }, keepOthers),
    })
  const others = sort().filter(({ column }) => column !== name)
  const isSorted = others.length < sort().length
  const none = () => table.setView({ ...table.view(), sort: others })
  return {
    title: 'Sort',
    items: [
      { label: 'Ascending', icon: ArrowUp, run: by('asc', false) },
      { label: 'Descending', icon: ArrowDown, run: by('desc', false) },
      ...(others.length > 0
        ? [{ label: 'Then ascending', icon: ArrowUp, run: by('asc', true), end: 'Shift+click' }]
        : []),
      ...(isSorted ? [{ label: 'Do not sort by it', icon: X, run: none }] : []),
    ],
  }
}

function filterSection(find: FindState, column: Column, anchor: HTMLElement): MenuSection {
  const { name } = column
  const run = (quick: QuickFilter) => () => {
    if (quick.does === 'apply') find.addCondition(quick.filter)
    else find.setOpen({ anchor, column: name, op: quick.op })
  }
  const quick = quickFiltersFor(column, find.abilities(), todayOf(new Date()))
  return {
    title: 'Filter',
    items: [
      ...quick.map((each) => ({ label: each.label, icon: ListFilter, run: run(each) })),
      {
        label: 'More filters…',
        icon: ListFilter,
        run: () => find.setOpen({ anchor, column: name }),
      },
    ],
  }
}

function arrangeSection({ table }: FindState, column: Column): MenuSection {
  const { name } = column
  const { layout, setLayout, pages, placed } = table
  const pinned = isPinned(column, layout())
  const change = (next: ReturnType<typeof layout>) => () => setLayout(next)
  return {
    title: 'Column',
    items: [
      {
        label: pinned ? 'Let it scroll' : 'Keep in sight',
        icon: pinned ? PinOff : Pin,
        run: change(withPinned(layout(), pages.columns(), name)),
      },
      {
        label: 'Move left',
        icon: ArrowLeft,
        run: change(withMoved(layout(), pages.columns(), name, -1)),
      },
      {
        label: 'Move right',
        icon: ArrowRight,
        run: change(withMoved(layout(), pages.columns(), name, 1)),
      },
      {
        label: 'Usual width',
        icon: MoveHorizontal,
        run: change(withoutWidth(layout(), name)),
      },
      {
        label: 'Hide',
        icon: EyeOff,
        run: change(withHidden(layout(), name, true)),
        disabled: placed().length === 1 ? 'One column stays.' : undefined,
      },
    ],
  }
}
