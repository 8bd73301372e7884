import { type JSX, Show } from 'solid-js'
import type { CellNote } from '../../../../../api/cell.ts'
import type { ResultColumn } from '../../../../../api/sql.ts'
import { cellLook, isNumeric, type ValueLook } from '../../../../state/grid/cell-look.ts'
import { type CellPlace, isInRange } from '../../../../state/grid/cell-selection.ts'
import { byteText, groupedNumber } from '../../../../state/numbers.ts'
import type { ResultGridState } from './result-grid-state.ts'

/** A cell of a result. Its value never changes, so that only the selection is watched. */
export function ResultCell(props: {
  state: ResultGridState
  column: ResultColumn
  place: CellPlace
}) {
  const isActive = () => {
    const { row, column } = props.state.active()
    return row === props.place.row && column === props.place.column
  }
  const isRanged = () => {
    const { top, bottom, left, right } = props.state.range()
    const isMany = bottom > top || right > left
    return isMany && isInRange(props.place, props.state.range())
  }
  const note = () => props.state.noteOf(props.place)
  const look = () => {
    const value = props.state.result().rows[props.place.row]?.[props.column.key]
    return cellLook(props.column, value, note())
  }
  return (
    <div
      role="gridcell"
      class="cell"
      classList={{
        num: isNumeric(props.column),
        'is-active': isActive(),
        'is-range': isRanged(),
        cut: note()?.truncated === true,
      }}
      tabindex={isActive() ? 0 : -1}
      data-row={props.place.row}
      data-column={props.place.column}
      aria-colindex={props.place.column + 1}
      aria-selected={isRanged() || isActive()}
      style={{ 'grid-column': `${props.place.column + 2}` }}
    >
      {drawn(look())}
      <Show when={note()?.truncated}>
        <span class="more">{sizeText(props.column, note())}</span>
      </Show>
    </div>
  )
}

/** As `CellValue` draws it, without what watches for changes. */
function drawn(look: ValueLook): JSX.Element {
  switch (look.look) {
    case 'text':
      return look.text
    case 'null':
      return <i class="nil">NULL</i>
    case 'blank':
      return <span class="blank">''</span>
    case 'boolean':
      return <span class={`bool ${look.value}`}>{String(look.value)}</span>
    case 'enum':
      return <span class="enum">{look.text}</span>
    case 'code':
      return <span class="mono">{look.text}</span>
    case 'moment':
      return [`${look.date} `, <span class="t">{look.time}</span>]
    case 'binary':
      return [<span class="mono soft">{look.text}</span>, ' ', <span class="t">{look.size}</span>]
  }
}

/** How long the whole value is, of which only the beginning is here. */
function sizeText({ kind }: ResultColumn, note: CellNote | undefined): string {
  const size = note?.size ?? 0
  const isBinary = kind === 'binary' || note?.encoding === 'base64'
  return isBinary ? byteText(size) : `${groupedNumber(size)} chars`
}
