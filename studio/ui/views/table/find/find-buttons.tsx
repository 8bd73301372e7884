import ArrowUpDown from 'lucide-solid/icons/arrow-up-down'
import Columns3 from 'lucide-solid/icons/columns-3'
import ListFilter from 'lucide-solid/icons/list-filter'
import Search from 'lucide-solid/icons/search'
import { Show } from 'solid-js'
import { useCommands } from '../../../state/commands/use-commands.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { createMedia } from '../../../state/browser/media.ts'
import { ColumnsPopover } from './columns-popover.tsx'
import { SortPopover } from './sort-popover.tsx'
import { createTogglePopover } from './toggle-popover.ts'

/** The buttons of the toolbar that open what finds and arranges rows. */
export function FindButtons() {
  const find = useFind()
  useCommands({
    'table.search': find.search.focus,
    'table.builder': () => find.setBuilderOpen(true),
    'table.where': () => {
      find.setBarShown(true)
      find.setWhereOpen(true)
    },
    'table.show-all': { run: find.showAll, when: find.isNarrowed },
    'table.reload': () => find.table.pages.reload(),
  })
  return (
    <div class="find-buttons">
      <FilterButton />
      <SortButton />
      <ColumnsButton />
      <SearchButton />
    </div>
  )
}

function FilterButton() {
  const find = useFind()
  const count = () => find.conditions().length + (find.table.view().where === '' ? 0 : 1)
  const isPhone = createMedia('(max-width: 767.98px)')
  let button: HTMLButtonElement | undefined
  const press = () => {
    if (isPhone()) find.setBuilderOpen(true)
    else if (count() > 0) find.setBarShown(!find.isBarShown())
    else if (button !== undefined) find.setOpen({ anchor: button })
  }
  useCommands({
    'table.filter': () => {
      if (button !== undefined) find.setOpen({ anchor: button })
    },
  })
  return (
    <button
      ref={button}
      type="button"
      class="btn quiet"
      aria-pressed={find.isBarShown() && count() > 0}
      onClick={press}
    >
      <ListFilter class="i" />
      <span class="tight-label">Filter</span>
      <Show when={count() > 0}>
        <span class="count">{count()}</span>
      </Show>
    </button>
  )
}

function SortButton() {
  const find = useFind()
  const float = createTogglePopover()
  const count = () => find.table.view().sort.length
  useCommands({ 'table.sort': float.show })
  return (
    <>
      <button
        ref={float.setAnchor}
        type="button"
        class="btn quiet"
        aria-haspopup="dialog"
        aria-expanded={float.isOpen()}
        onClick={float.toggle}
      >
        <ArrowUpDown class="i" />
        <span class="tight-label">Sort</span>
        <Show when={count() > 0}>
          <span class="count">{count()}</span>
        </Show>
      </button>
      <Show when={float.isOpen()}>
        <SortPopover anchor={float.anchor()} onClose={float.close} />
      </Show>
    </>
  )
}

function ColumnsButton() {
  const find = useFind()
  const float = createTogglePopover()
  const counts = () => {
    const all = find.table.pages.columns().length
    const shown = find.table.placed().length
    return shown === all ? String(all) : `${shown} of ${all}`
  }
  useCommands({ 'table.columns': float.show })
  return (
    <>
      <button
        ref={float.setAnchor}
        type="button"
        class="btn quiet"
        aria-haspopup="dialog"
        aria-expanded={float.isOpen()}
        onClick={float.toggle}
      >
        <Columns3 class="i" />
        <span class="tight-label">Columns</span>
        <span class="count">{counts()}</span>
      </button>
      <Show when={float.isOpen()}>
        <ColumnsPopover anchor={float.anchor()} onClose={float.close} />
      </Show>
    </>
  )
}

function SearchButton() {
  const { search } = useFind()
  return (
    <button
      type="button"
      class="icon phone-only"
      aria-label="Search rows"
      aria-expanded={search.isOpen()}
      onClick={() => (search.isOpen() ? search.setOpen(false) : search.focus())}
    >
      <Search class="i" />
    </button>
  )
}
