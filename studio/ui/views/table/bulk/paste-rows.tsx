import { For, Show } from 'solid-js'
import '../../../styles/bulk.css'
import '../../../styles/import.css'
import type { WrittenBatch } from '../../../../api/rows.ts'
import { CellValue } from '../../../parts/cell-value.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { Intent } from '../../../state/api/intent.ts'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import { rowsText } from '../../../state/bulk/chosen-rows.ts'
import { createGuarded } from '../../../state/bulk/guarded.ts'
import {
  type PasteCell,
  type PasteLine,
  type PastePlan,
  pasteBody,
  pasteTarget,
  planPaste,
} from '../../../state/bulk/paste-plan.ts'
import { showDone } from '../../../state/bulk/take-back.ts'
import { cellLook, draftLook } from '../../../state/grid/cell-look.ts'
import { selectedRange, targetOf } from '../../../state/grid/grid-commands.ts'
import { gridRows } from '../../../state/grid/grid-row.ts'
import type { TableState } from '../../../state/grid/table-state.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { useStudio } from '../../../state/studio.ts'
import { tableApiPath } from '../../../state/table-address.ts'

const SHOWN = 100

/** Shows what a copied block would change, before it is written as one change. */
export function PasteRows(props: { block: readonly (readonly string[])[] }) {
  const bulk = useBulk()
  const studio = useStudio()
  const { state } = bulk
  const plan = planPaste(props.block, pasteTarget(state, selectedRange(state)))
  const { run, isBusy, failure } = createGuarded()
  const intent = new Intent()
  const send = async () => {
    if (state.queue().isStaged()) return stagePaste(state, plan)
    const body = pasteBody(state.table(), plan)
    const path = tableApiPath(state.table(), '/rows/batch')
    const answer = await intent.send(body, (key) =>
      studio.api.send<WrittenBatch>('POST', path, { body, key }),
    )
    studio.noteWrite()
    showWritten(state, plan, answer)
    showDone(studio, doneText(plan), answer.undoId === null ? [] : [answer.undoId])
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy() && (await run(send))) bulk.close()
  }
  const isEmpty = plan.cellCount + plan.newCount === 0
  return (
    <Dialog open label="Paste" class="dialog wide" onClose={bulk.close}>
      <form onSubmit={(event) => void submit(event)}>
        <header>
          <h2>Paste into {state.table().name}</h2>
        </header>
        <div class="body">
          <p role="status">{summary(plan)}</p>
          <PasteTable plan={plan} />
          <FailureBanner failure={failure()} />
        </div>
        <footer>
          <button type="button" class="btn" onClick={bulk.close}>
            Cancel
          </button>
          <button type="submit" class="btn primary" disabled={isEmpty || isBusy()}>
            {isBusy() ? 'Pasting' : 'Paste'}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

function cellsText(count: number): string {
  return count === 1 ? '1 cell' : `${groupedNumber(count)} cells`
}

function summary({ cellCount, newCount, faultCount }: PastePlan): string {
  const parts = [
    `${cellsText(cellCount)} change`,
    ...(newCount === 0 ? [] : [`${rowsText(newCount)} new`]),
    ...(faultCount === 0 ? [] : [`${faultCount} with a fault, which stay as they are`]),
  ]
  return parts.join(', ')
}

function doneText({ cellCount, newCount }: PastePlan): string {
  const added = newCount === 0 ? '' : `, ${rowsText(newCount)} added`
  return `${cellsText(cellCount)} changed${added}`
}

/** In staged mode the block waits with the other changes. */
function stagePaste(state: TableState, { lines }: PastePlan): void {
  const edits = lines.flatMap(({ row, cells }) =>
    row === undefined
      ? []
      : cells.flatMap(({ column, draft, isSame }) =>
          draft === undefined || isSame ? [] : [[targetOf(row, column), draft] as const],
        ),
  )
  state.queue().commitAll(edits)
  for (const { set } of pasteBody(state.table(), { lines }).insert ?? []) state.staged().insert(set)
}

/** Rows as they are stored now stand where they stood; new ones come first. */
function showWritten(state: TableState, { lines }: PastePlan, answer: WrittenBatch): void {
  const changed = lines.flatMap(({ row, cells }) =>
    row !== undefined && cells.some(({ draft, isSame }) => draft !== undefined && !isSame)
      ? [row.id]
      : [],
  )
  const stored = gridRows(answer.changed)
  state.pages.replace(
    new Map(
      changed.flatMap((id, place) => {
        const row = stored[place]
        return row === undefined ? [] : [[id, row] as const]
      }),
    ),
  )
  if (answer.inserted.rows.length > 0) state.pages.add(gridRows(answer.inserted))
}

function PasteTable(props: { plan: PastePlan }) {
  return (
    <div class="scrolls" tabindex={0} role="region" aria-label="What changes">
      <table class="import-table">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <For each={props.plan.columns}>{(column) => <th scope="col">{column.name}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.plan.lines.slice(0, SHOWN)}>{(line) => <Line line={line} />}</For>
        </tbody>
      </table>
      <Show when={props.plan.lines.length > SHOWN}>
        <p class="hint">And {groupedNumber(props.plan.lines.length - SHOWN)} rows more</p>
      </Show>
    </div>
  )
}

function Line(props: { line: PasteLine }) {
  const key = () => Object.values(props.line.row?.key ?? {}).join(', ')
  return (
    <tr classList={{ 'is-new': props.line.row === undefined }}>
      <th scope="row" title={props.line.fault}>
        {props.line.row === undefined ? 'New' : key()}
        <Show when={props.line.fault}>
          <span class="danger"> {props.line.fault}</span>
        </Show>
      </th>
      <For each={props.line.cells}>{(cell) => <Cell cell={cell} />}</For>
    </tr>
  )
}

function Cell(props: { cell: PasteCell }) {
  const cell = () => props.cell
  return (
    <td classList={{ 'is-faulty': cell().fault !== undefined, faint: cell().isSame }}>
      <Show when={cell().draft} fallback={<span>{cell().text}</span>}>
        {(draft) => (
          <>
            <Show when={!cell().isSame && cell().before !== undefined}>
              <span class="was">
                <CellValue look={cellLook(cell().column, cell().before, undefined)} />
              </span>{' '}
            </Show>
            <CellValue look={draftLook(cell().column, draft())} />
          </>
        )}
      </Show>
      <Show when={cell().fault}>{(fault) => <div class="danger meta">{fault()}</div>}</Show>
    </td>
  )
}
