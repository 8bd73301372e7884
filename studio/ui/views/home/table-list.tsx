import ArrowDown from 'lucide-solid/icons/arrow-down'
import ArrowUp from 'lucide-solid/icons/arrow-up'
import { For, Show } from 'solid-js'
import { createMedia } from '../../state/browser/media.ts'
import { createRowSight, remPixels } from '../../state/row-sight.ts'
import type { ListLine, ListWish, TableSort } from '../../state/tables/listed-tables.ts'
import { SchemaLine, TableLine } from './table-lines.tsx'

interface TableListProps {
  readonly lines: readonly ListLine[]
  readonly wish: ListWish
  readonly change: (part: Partial<ListWish>) => void
}

/** Lines in rem, as the style sheet has them: the border is part of each. */
const LINE = 1.8125
const PHONE_LINE = 2.5625

/** The tables as a table; of 20,000 only those in sight exist. */
export function TableList(props: TableListProps) {
  const isPhone = createMedia('(max-width: 767.98px)')
  const sight = createRowSight(
    () => props.lines.length,
    () => remPixels(isPhone() ? PHONE_LINE : LINE),
  )
  const hasSchemas = () => props.lines.some(({ kind }) => kind === 'schema')
  return (
    <section
      class="scroll"
      aria-label="Tables of the database"
      tabindex="0"
      ref={sight.setElement}
      onScroll={() => sight.onScroll()}
    >
      <table class="list home-list" aria-rowcount={props.lines.length + 1}>
        <thead>
          <tr>
            <SortHead sort="name" label="Name" {...props} />
            <SortHead sort="rows" label="Rows" isNumber {...props} />
            <SortHead sort="size" label="Size" isNumber {...props} />
            <th class="hide-phone comment-head">Comment</th>
          </tr>
        </thead>
        <tbody>
          <Spacer height={sight.before()} />
          <For each={sight.indexes()}>
            {(index) => (
              <Show when={props.lines[index]}>
                {(line) => <Line line={line()} index={index} hasSchemas={hasSchemas()} />}
              </Show>
            )}
          </For>
          <Spacer height={sight.behind()} />
        </tbody>
      </table>
    </section>
  )
}

function Line(props: { line: ListLine; index: number; hasSchemas: boolean }) {
  const schema = () => (props.line.kind === 'schema' ? props.line : undefined)
  const table = () => (props.line.kind === 'table' ? props.line.table : undefined)
  return (
    <>
      <Show when={schema()}>{(line) => <SchemaLine line={line()} index={props.index} />}</Show>
      <Show when={table()}>
        {(found) => (
          <TableLine table={found()} index={props.index} showsSchema={!props.hasSchemas} />
        )}
      </Show>
    </>
  )
}

/** What stands for the lines that do not exist. */
function Spacer(props: { height: number }) {
  return (
    <Show when={props.height > 0}>
      <tr class="spacer">
        <td colspan="4" style={{ height: `${props.height}px` }} />
      </tr>
    </Show>
  )
}

function SortHead(
  props: TableListProps & {
    readonly sort: TableSort
    readonly label: string
    readonly isNumber?: boolean
  },
) {
  const isSorted = () => props.wish.sort === props.sort
  const direction = () => {
    if (!isSorted()) return 'none'
    return props.wish.descends ? 'descending' : 'ascending'
  }
  // The largest first: that is what somebody who sorts by a number looks for.
  const press = () => {
    const descends = isSorted() ? !props.wish.descends : props.isNumber === true
    props.change({ sort: props.sort, descends })
  }
  return (
    <th classList={{ num: props.isNumber === true }} aria-sort={direction()}>
      <button type="button" class="sort-head" onClick={press}>
        {props.label}
        <Show when={isSorted()}>
          <Show when={props.wish.descends} fallback={<ArrowUp class="i i-s" />}>
            <ArrowDown class="i i-s" />
          </Show>
        </Show>
      </button>
    </th>
  )
}
