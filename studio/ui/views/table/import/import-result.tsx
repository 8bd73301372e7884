import CircleAlert from 'lucide-solid/icons/circle-alert'
import CircleCheck from 'lucide-solid/icons/circle-check'
import { For, Show } from 'solid-js'
import type { ImportFault } from '../../../../api/import.ts'
import { rowsText } from '../../../state/bulk/chosen-rows.ts'
import type { ImportRun } from '../../../state/import/import-run.ts'
import { groupedNumber } from '../../../state/numbers.ts'

const SHOWN = 50

/** How many rows can be added or were, which stays in sight beside the buttons. */
export function ImportStatus(props: { run: ImportRun }) {
  return (
    <div class="import-status">
      <Show when={props.run.progress()} fallback={<FirstStatus run={props.run} />}>
        <Progress run={props.run} />
        <Summary run={props.run} />
      </Show>
    </div>
  )
}

/** What would fail or has failed: until the file is read, of the rows that were tried for the preview. */
export function ImportFaults(props: { run: ImportRun }) {
  const known = () => props.run.progress() ?? props.run.preview.data()
  return <Faults run={props.run} faults={known()?.faults ?? []} />
}

/** Of the rows that were tried for the preview. */
function FirstStatus(props: { run: ImportRun }) {
  const answer = () => props.run.preview.data()
  return (
    <Show when={answer()}>
      {(tried) => (
        <p role="status" class="row">
          <Mark isGood={tried().faultCount === 0} />
          <span>
            {tried().faultCount === 0
              ? `The first ${rowsText(tried().inserted)} can be added`
              : `${faultsText(tried().faultCount)} in the first ${rowsText(tried().rows)}`}
            {tried().skipped === 0 ? '' : `, ${rowsText(tried().skipped)} are there already`}
          </span>
        </p>
      )}
    </Show>
  )
}

function Progress(props: { run: ImportRun }) {
  const share = () => {
    const size = props.run.file()?.size ?? 1
    return Math.min(100, Math.round(((props.run.progress()?.bytes ?? 0) / size) * 100))
  }
  return (
    <Show when={props.run.stage() !== 'asking'}>
      <progress max={100} value={share()} aria-label="Part of the file that is read" />
    </Show>
  )
}

function Summary(props: { run: ImportRun }) {
  const progress = () => props.run.progress()
  const text = () => {
    const { rows = 0, inserted = 0, faultCount = 0, isOver = false } = progress() ?? {}
    const faults = `${faultsText(faultCount)} in ${rowsText(rows)}`
    if (!props.run.isImported())
      return `${faultCount === 0 ? `${rowsText(inserted)} can be added` : faults}${isOver ? '' : ' so far'}`
    if (props.run.stage() === 'stopping')
      return `${rowsText(inserted)} imported so far; the part under way is being finished`
    if (props.run.stage() !== 'asking') return `${rowsText(inserted)} imported so far`
    if (isOver) return `${rowsText(inserted)} imported`
    if (inserted === 0) return `Nothing was imported${faultCount === 0 ? '' : `: ${faults}`}`
    return `${rowsText(inserted)} imported before it ended; the rest of the file was not`
  }
  const skipped = () => progress()?.skipped ?? 0
  return (
    <p role="status" class="row">
      <Mark isGood={progress()?.faultCount === 0} />
      <span>
        {text()}
        {skipped() === 0 ? '' : `, ${rowsText(skipped())} left out`}
      </span>
      <Show when={props.run.stage() === 'asking' && (progress()?.undoIds.length ?? 0) > 0}>
        <button type="button" class="btn small" onClick={() => void props.run.undo()}>
          Undo the import
        </button>
      </Show>
    </p>
  )
}

function faultsText(count: number): string {
  return count === 1 ? '1 fault' : `${groupedNumber(count)} faults`
}

function Mark(props: { isGood: boolean }) {
  return (
    <Show when={props.isGood} fallback={<CircleAlert class="i i-s danger" />}>
      <CircleCheck class="i i-s ok" />
    </Show>
  )
}

/** Rows count as in a spreadsheet, where the names have the first one. */
function Faults(props: { run: ImportRun; faults: readonly ImportFault[] }) {
  const first = () => (props.run.preview.data()?.header === true ? 2 : 1)
  return (
    <Show when={props.faults.length > 0}>
      <ul class="scrolls faults" aria-label="Faults by row">
        <For each={props.faults.slice(0, SHOWN)}>
          {(fault) => (
            <li>
              <b>Row {groupedNumber(fault.row + first())}</b>
              <Show when={fault.column}>
                <code>{fault.column}</code>
              </Show>
              <span>{fault.message}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
