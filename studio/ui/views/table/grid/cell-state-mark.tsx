import Check from 'lucide-solid/icons/check'
import CircleAlert from 'lucide-solid/icons/circle-alert'
import GitCompare from 'lucide-solid/icons/git-compare'
import LoaderCircle from 'lucide-solid/icons/loader-circle'
import Pencil from 'lucide-solid/icons/pencil'
import { createSignal, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Column } from '../../../../api/tables.ts'
import { type CellEdit, needsYou, shownState } from '../../../state/edit/cell-edit.ts'
import { type CellPlace, singleCell } from '../../../state/grid/cell-selection.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { EditTrouble } from './edit-trouble.tsx'
import { useGrid } from './grid-context.ts'

const MARKS = {
  dirty: { icon: Pencil, word: 'Edited' },
  saving: { icon: LoaderCircle, word: 'Saving' },
  saved: { icon: Check, word: 'Saved' },
  failed: { icon: CircleAlert, word: 'Not saved' },
  conflict: { icon: GitCompare, word: 'Conflict' },
} as const

/** How the edit of a cell stands, in an icon and a word; what needs the person opens by a press. */
export function CellStateMark(props: { edit: CellEdit | undefined; column: Column }) {
  const state = () => shownState(props.edit)
  const trouble = () => (props.edit !== undefined && needsYou(props.edit) ? props.edit : undefined)
  return (
    <Show when={state()}>
      {(shown) => (
        <Show when={trouble()} fallback={<Mark state={shown()} />}>
          {(edit) => <TroubleButton edit={edit()} column={props.column} />}
        </Show>
      )}
    </Show>
  )
}

export function Mark(props: { state: keyof typeof MARKS }) {
  return (
    <span class="state">
      <Dynamic
        component={MARKS[props.state].icon}
        class={props.state === 'saving' ? 'i spin' : 'i'}
      />
      <span class="word">{MARKS[props.state].word}</span>
    </span>
  )
}

function TroubleButton(props: { edit: CellEdit; column: Column }) {
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  const state = useTable()
  const { edit } = useGrid()
  const mark = () => MARKS[props.edit.state]
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        class="state"
        tabindex={-1}
        aria-haspopup="dialog"
        aria-expanded={isOpen()}
        aria-label={`${mark().word}: say why`}
        onClick={() => setOpen(!isOpen())}
      >
        <Dynamic component={mark().icon} class="i" />
        <span class="word">{mark().word}</span>
      </button>
      <Show when={isOpen()}>
        <EditTrouble
          anchor={anchor()}
          edit={props.edit}
          column={props.column}
          onEdit={() => {
            setOpen(false)
            state.select(singleCell(placeOf(anchor())))
            edit()
          }}
          onClose={() => setOpen(false)}
        />
      </Show>
    </>
  )
}

/** The place of the cell in which an element stands. */
function placeOf(element: HTMLElement | undefined): CellPlace {
  const { row, column } = element?.closest<HTMLElement>('[data-row]')?.dataset ?? {}
  return { row: Number(row), column: Number(column) }
}
