import Ellipsis from 'lucide-solid/icons/ellipsis'
import { Show } from 'solid-js'
import { MenuButton } from '../../../parts/menu-button.tsx'
import {
  elementChange,
  type ElementGridState,
} from '../../../state/keys/grid/element-grid-state.ts'
import { placeText } from '../../../state/keys/grid/element-focus.ts'
import type { ElementRow } from '../../../state/keys/element-kinds.ts'
import { ByteValue } from './byte-value.tsx'
import { ElementEditor } from './element-editor.tsx'
import { ElementState } from './element-state.tsx'

interface LineProps {
  readonly grid: ElementGridState
  readonly row: ElementRow
  /** Its place among the rows that are shown, from 0. */
  readonly at: number
}

/** An element: its name, and its value, which is edited where it stands. */
export function ElementLine(props: LineProps) {
  const { grid } = props
  const { focus, page, kind } = grid
  const change = () => elementChange(grid, props.row)
  const edited = () => focus.editOf(props.row.id)
  const place = (column: number) => ({
    'data-place': placeText({ row: props.at, column }),
    tabindex: focus.isActive(props.at, column) ? 0 : -1,
    onFocus: () => focus.goTo({ row: props.at, column }),
  })
  const first = kind.nameHead === undefined ? 0 : 1
  return (
    <div role="row" class="g-row" aria-rowindex={props.at + 2}>
      <div role="gridcell" class="cell no">
        {props.at + 1}
      </div>
      <Show when={kind.nameHead}>
        <div role="gridcell" class="cell mono" {...place(0)}>
          <Show when={props.row.name} fallback={props.row.index}>
            {(name) => <ByteValue shown={name()} onWhole={() => grid.openWhole(props.row)} />}
          </Show>
        </div>
      </Show>
      <div
        role="gridcell"
        class="cell mono"
        classList={{ 'is-editing': edited() !== undefined }}
        data-state={edited() === undefined ? change()?.state : undefined}
        aria-readonly={!grid.canChange(props.row)}
        onDblClick={() => grid.edit(props.row)}
        {...place(first)}
      >
        <Show
          when={edited()}
          fallback={
            <ByteValue
              shown={change() ? { value: change()?.mine ?? '' } : props.row.value}
              onWhole={() => grid.openWhole(props.row)}
            />
          }
        >
          {(found) => (
            <ElementEditor
              label={`Value of ${props.row.label}`}
              text={found().text}
              onDone={grid.endEdit}
            />
          )}
        </Show>
        <Show when={edited() === undefined && change()}>
          {(made) => (
            <ElementState
              change={made()}
              id={props.row.id}
              page={page}
              onEdit={() => grid.edit(props.row)}
            />
          )}
        </Show>
      </div>
      <div role="gridcell" class="cell act" {...place(first + 1)}>
        <MenuButton
          label={`Actions of ${props.row.label}`}
          class="icon small"
          tabindex={-1}
          sections={[{ items: grid.actions(props.row) }]}
        >
          <Ellipsis class="i" />
        </MenuButton>
      </div>
    </div>
  )
}
