import { Index, Show } from 'solid-js'
import { Popover } from '../../parts/popover.tsx'
import { type CellEdit, editId } from '../../state/edit/cell-edit.ts'
import { editText } from '../../state/edit/draft.ts'
import type { Need } from '../../state/edit/edit-registry.ts'
import { keepMine } from '../../state/edit/keep-mine.ts'
import { shortText, whyNeeded } from '../../state/edit/why-needed.ts'
import { rowTitle } from '../../state/grid/row-title.ts'
import { useStudio } from '../../state/studio.ts'
import { tablePath } from '../../state/table-address.ts'
import { useShell } from '../shell/shell-state.ts'

const MOST = 50

/** The edits that wait for a person, also those whose row is not in sight or gone. */
export function NeedList(props: { anchor: HTMLElement | undefined; onClose: () => void }) {
  const studio = useStudio()
  const needs = () => studio.edits.needs()
  return (
    <Popover
      anchor={props.anchor}
      label="Edits that need you"
      class="pop trouble"
      onClose={props.onClose}
    >
      <Index each={needs().slice(0, MOST)}>
        {(need) => <NeedItem need={need()} onClose={props.onClose} />}
      </Index>
      <Show when={needs().length > MOST}>
        <p>And {needs().length - MOST} more.</p>
      </Show>
    </Popover>
  )
}

function NeedItem(props: { need: Need; onClose: () => void }) {
  const shell = useShell()
  const studio = useStudio()
  const edit = () => props.need.edit
  const id = () => editId(edit().row, edit().column)
  const go = () => {
    props.onClose()
    shell.goTo(tablePath(props.need.table))
  }
  return (
    <section class="trouble" aria-label={needTitle(props.need)}>
      <header class="clip">{needTitle(props.need)}</header>
      <p>{whyNeeded(edit())}</p>
      <p class="clip">
        Yours: <code>{draftText(edit())}</code>
      </p>
      <footer>
        <Show when={edit().state === 'failed'}>
          <button type="button" class="btn small" onClick={() => props.need.queue.retry(id())}>
            Try again
          </button>
        </Show>
        <Show when={edit().state === 'conflict' && edit().theirs !== undefined}>
          <button type="button" class="btn small" onClick={() => void keepMine(studio, props.need)}>
            Keep mine
          </button>
        </Show>
        <button type="button" class="btn small" onClick={() => props.need.queue.revert(id())}>
          Drop my edit
        </button>
        <span class="grow" />
        <button type="button" class="btn quiet small" onClick={go}>
          Go to table
        </button>
      </footer>
    </section>
  )
}

function needTitle({ table, edit }: Need): string {
  return [table.name, rowTitle(edit), edit.column].filter((part) => part !== '').join(' · ')
}

function draftText({ draft }: CellEdit): string {
  if (draft.kind === 'default') return 'DEFAULT'
  return draft.value === null ? 'NULL' : shortText(editText(draft.value))
}
