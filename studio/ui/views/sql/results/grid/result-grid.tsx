import { For, Show } from 'solid-js'
import type { SqlResult } from '../../../../../api/sql.ts'
import { KindIcon } from '../../../../parts/kind-icon.tsx'
import { isNumeric } from '../../../../state/grid/cell-look.ts'
import { groupedNumber } from '../../../../state/numbers.ts'
import { ResultCell } from './result-cell.tsx'
import type { ResultSight } from '../../../../state/sql/results/result-sight.ts'
import { createResultGrid, type ResultGridState } from './result-grid-state.ts'
import { ValueDialog } from './value-dialog.tsx'

/** The rows of a result as a WAI-ARIA grid that is read, not written: only cells in sight exist. */
export function ResultGrid(props: { result: SqlResult; label: string }) {
  const state = createResultGrid(() => props.result)
  const { sight } = state
  const rowCount = () => props.result.rows.length
  return (
    <div
      ref={sight.setElement}
      class="grid result-grid"
      role="grid"
      aria-label={props.label}
      aria-readonly="true"
      aria-rowcount={rowCount() + 1}
      aria-colcount={props.result.columns.length}
      aria-multiselectable="true"
      style={{ '--cols': sight.template() }}
      onScroll={() => sight.onScroll()}
      onKeyDown={state.onKeyDown}
      onPointerDown={state.onPointerDown}
      onPointerMove={state.onPointerMove}
      onDblClick={state.onDblClick}
      onCopy={state.onCopy}
    >
      <div role="rowgroup" class="g-head-group">
        <div role="row" class="g-row g-head" aria-rowindex={1}>
          <div class="pin-0" aria-hidden="true" />
          <For each={sight.columns()}>
            {(column) => <Head result={props.result} column={column} />}
          </For>
        </div>
      </div>
      <div
        role="rowgroup"
        class="g-body"
        style={{ height: `${rowCount() * sight.rowHeight}px`, width: `${sight.width()}px` }}
      >
        <For each={sight.rows()}>{(row) => <Row state={state} row={row} />}</For>
        <Numbers sight={sight} />
      </div>
      <Show when={rowCount() === 0}>
        <div class="empty">
          <h2>No rows</h2>
          <p>The statement ran, and nothing matches it.</p>
        </div>
      </Show>
      <Show when={state.shown()}>
        {(place) => (
          <ValueDialog
            result={props.result}
            place={place()}
            onClose={() => state.show(undefined)}
          />
        )}
      </Show>
    </div>
  )
}

function Row(props: { state: ResultGridState; row: number }) {
  return (
    <div
      role="row"
      class="g-row"
      aria-rowindex={props.row + 2}
      style={{ top: `${props.row * props.state.sight.rowHeight}px` }}
    >
      <For each={props.state.sight.columns()}>
        {(column) => (
          <Show when={props.state.result().columns[column]}>
            {(shown) => (
              <ResultCell state={props.state} column={shown()} place={{ row: props.row, column }} />
            )}
          </Show>
        )}
      </For>
    </div>
  )
}

/**
 * The numbers of the rows, which `aria-rowindex` says. They stand in one pinned column: a pinned cell in each row would
 * be painted as a layer of its own.
 */
function Numbers(props: { sight: ResultSight }) {
  return (
    <div class="numbers pin-0" aria-hidden="true">
      <For each={props.sight.rows()}>
        {(row) => (
          <div class="cell no" style={{ top: `${row * props.sight.rowHeight}px` }}>
            {groupedNumber(row + 1)}
          </div>
        )}
      </For>
    </div>
  )
}

function Head(props: { result: SqlResult; column: number }) {
  return (
    <Show when={props.result.columns[props.column]}>
      {(column) => (
        <div
          role="columnheader"
          classList={{ num: isNumeric(column()) }}
          aria-colindex={props.column + 1}
          style={{ 'grid-column': `${props.column + 2}` }}
          title={`${column().name} ${column().type}`}
        >
          <KindIcon kind={column().kind} />
          <span class="name clip">{column().name}</span>
          <span class="type">{column().type}</span>
        </div>
      )}
    </Show>
  )
}
