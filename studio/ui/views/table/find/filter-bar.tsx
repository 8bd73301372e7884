import Code from 'lucide-solid/icons/code'
import Plus from 'lucide-solid/icons/plus'
import SlidersHorizontal from 'lucide-solid/icons/sliders-horizontal'
import { createMemo, Index, lazy, Show, Suspense } from 'solid-js'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { faultyConditions } from '../../../state/grid/find/faulty-conditions.ts'
import { withoutNode } from '../../../state/grid/find/filter-tree.ts'
import { ConditionPopover } from './condition-popover.tsx'
import { FilterChip } from './filter-chip.tsx'

const WhereBar = lazy(async () => ({ default: (await import('./where-bar.tsx')).WhereBar }))

/** The conditions that narrow the rows, each as a chip, and the ways to more of them. */
export function FilterBar() {
  const find = useFind()
  const { view, pages } = find.table
  const isWhere = () => view().where !== '' || find.isWhereOpen()
  const isShown = () =>
    find.isBarShown() && (find.conditions().length > 0 || isWhere() || find.open() !== undefined)
  const faults = createMemo(() => faultyConditions(pages.failure(), view().filter))
  return (
    <>
      <Show when={isShown()}>
        <div class="filters" role="group" aria-label="Filters">
          <Index each={find.conditions()}>
            {(condition, place) => (
              <>
                <Show when={place > 0}>
                  <span class="word">and</span>
                </Show>
                <FilterChip
                  condition={condition()}
                  place={place}
                  fault={faults().get(place)}
                  onRemove={() => find.setConditions(withoutNode(find.conditions(), [place]))}
                />
              </>
            )}
          </Index>
          <BarButtons isWhere={isWhere()} />
        </div>
        <Show when={isWhere()}>
          <Suspense fallback={<div class="filters" aria-busy="true" />}>
            <WhereBar />
          </Suspense>
        </Show>
      </Show>
      <Show when={find.open()} keyed>
        {(open) => <ConditionPopover open={open} onClose={() => find.setOpen(undefined)} />}
      </Show>
    </>
  )
}

function BarButtons(props: { isWhere: boolean }) {
  const find = useFind()
  return (
    <>
      <button
        type="button"
        class="icon small"
        aria-label="Add filter"
        title="Add filter"
        aria-haspopup="dialog"
        onClick={(event) => find.setOpen({ anchor: event.currentTarget })}
      >
        <Plus class="i" />
      </button>
      <span class="grow" />
      <button
        type="button"
        class="btn quiet small"
        title="Groups of conditions with and, or, not"
        aria-haspopup="dialog"
        onClick={() => find.setBuilderOpen(true)}
      >
        <SlidersHorizontal class="i i-s" />
        Advanced
      </button>
      <button
        type="button"
        class="btn quiet small hide-phone"
        title="Write the condition in SQL"
        aria-pressed={props.isWhere}
        onClick={() => find.setWhereOpen(!find.isWhereOpen())}
      >
        <Code class="i i-s" />
        WHERE
      </button>
      <button type="button" class="btn quiet small" onClick={() => find.showAll()}>
        Clear
      </button>
    </>
  )
}
