import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import { copyAndTell } from '../../browser/copy-and-tell.ts'
import { shownText } from '../byte-text.ts'
import { withBreaksOf } from '../bytes/byte-views.ts'
import type { ElementChange } from '../element-edits.ts'
import { type ElementKind, type ElementRow, isNamed, isPlain } from '../element-kinds.ts'
import type { KeyPage } from '../key-page-state.ts'
import type { KeyStudio } from '../key-studio.ts'
import { createElementFocus, type ElementFocus } from './element-focus.ts'
import { type ElementKey, elementKey } from './element-keys.ts'

/** Something that can be done with an element. */
interface ElementAction {
  readonly label: string
  readonly isDanger?: true
  readonly run: () => void
}

/** What the grid of the elements of a key shows, and what its keys and menus do. */
export interface ElementGridState {
  readonly page: KeyPage
  readonly kind: ElementKind
  readonly focus: ElementFocus
  /** The ids of the elements in their order. One that is being edited stays, though it is gone on the server. */
  readonly ids: Accessor<readonly string[]>
  readonly rowOf: (id: string) => ElementRow | undefined
  readonly canChange: (row: ElementRow) => boolean
  readonly edit: (row: ElementRow, text?: string) => void
  readonly endEdit: (
    value: string | undefined,
    end: 'stay' | 'next' | 'previous' | 'elsewhere',
  ) => void
  readonly actions: (row: ElementRow) => readonly ElementAction[]
  /** The element whose bytes are opened whole. */
  readonly whole: Accessor<ElementRow | undefined>
  readonly openWhole: (row: ElementRow | undefined) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export function createElementGrid(
  studio: KeyStudio,
  page: KeyPage,
  kind: ElementKind,
): ElementGridState {
  const [whole, setWhole] = createSignal<ElementRow>()
  const kept = createKeptRows(page, () => focus.edited()?.row)
  const ids = createMemo(() => [...kept().keys()])
  const columns = kind.nameHead === undefined ? 2 : 3
  const focus: ElementFocus = createElementFocus(
    () => ids().length,
    () => columns,
  )
  const canChange = (row: ElementRow) => studio.canWrite() && isPlain(row)
  const edit = (row: ElementRow, text?: string) => {
    if (canChange(row)) focus.edit(row, text ?? page.edits.typed(row.id))
    else openWhole(row)
  }
  const openWhole = (row: ElementRow | undefined) => {
    setWhole(row)
    if (row === undefined) queueMicrotask(focus.focus)
  }
  const endEdit: ElementGridState['endEdit'] = (value, end) => {
    const edited = focus.edited()
    focus.endEdit()
    if (end !== 'elsewhere') queueMicrotask(focus.focus)
    if (end === 'next') focus.move('down')
    if (end === 'previous') focus.move('up')
    if (edited === undefined || value === undefined) return
    const { row } = edited
    const typed = withBreaksOf(row.value.value, value)
    // An edit that was only opened decides nothing, as of a conflict.
    if (typed !== (page.edits.typed(row.id) ?? row.value.value)) page.setElement(row, typed)
  }
  const remove = createRemove(studio, page, { ids, focus })
  const copy = (row: ElementRow) =>
    void copyAndTell(studio, shownText(row.value), 'Copied the value')
  const actions = (row: ElementRow): readonly ElementAction[] => [
    { label: 'Copy value', run: () => copy(row) },
    { label: 'Open the whole value', run: () => openWhole(row) },
    ...(canChange(row) ? [{ label: 'Edit', run: () => edit(row) }] : []),
    ...(studio.canWrite() && isNamed(kind, row)
      ? [{ label: 'Delete', isDanger: true as const, run: () => remove(row) }]
      : []),
  ]
  const acts: Acts = {
    edit: (row) => edit(row),
    ...{ whole: openWhole, copy },
    delete: (row) => {
      if (studio.canWrite() && isNamed(kind, row)) remove(row)
    },
    type: (row, key) => {
      if (key.does === 'type' && canChange(row)) focus.edit(row, key.text)
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = event.target
    if (!(cell instanceof HTMLElement) || cell.getAttribute('role') !== 'gridcell') return
    const key = elementKey(event, studio.keymap)
    const row = kept().get(ids()[focus.active().row] ?? '')
    if (key === undefined || row === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (key.does === 'move') return focus.move(key.step)
    // The cell of the actions holds one button, which is what it stands for.
    const button = focus.active().column === columns - 1 ? cell.querySelector('button') : null
    if (key.does === 'menu') return openMenu(cell)
    if (button !== null && key.does === 'edit') return button.click()
    acts[key.does](row, key)
  }
  return {
    ...{ page, kind, focus, ids, canChange, edit, endEdit, actions, whole, openWhole, onKeyDown },
    rowOf: (id) => kept().get(id),
  }
}

type Act = Exclude<ElementKey['does'], 'move' | 'menu'>
type Acts = Readonly<Record<Act, (row: ElementRow, key: ElementKey) => void>>

/** The change of an element that is under way. */
export function elementChange(
  { page }: Pick<ElementGridState, 'page'>,
  row: ElementRow,
): ElementChange | undefined {
  return page.edits.of(row.id)
}

/** The elements that were read, and those that a person has in hand and the server has no more. */
function createKeptRows(page: KeyPage, edited: () => ElementRow | undefined) {
  return createMemo((before: ReadonlyMap<string, ElementRow>) => {
    const rows = page.rows()
    const inHand = [...before].filter(
      ([id]) => !rows.has(id) && (edited()?.id === id || page.edits.isOpen(id)),
    )
    return inHand.length === 0 ? rows : new Map([...rows, ...inHand])
  }, page.rows())
}

interface Removal {
  readonly ids: Accessor<readonly string[]>
  readonly focus: ElementFocus
}

/** Deletes an element; the focus goes to the one that takes its place. */
function createRemove(studio: KeyStudio, page: KeyPage, { ids, focus }: Removal) {
  const awaited = new Set<string>()
  createEffect(
    on(ids, (shown) => {
      const gone = [...awaited].filter((id) => !shown.includes(id))
      for (const id of gone) awaited.delete(id)
      if (gone.length > 0) queueMicrotask(focus.focus)
    }),
  )
  return (row: ElementRow) => {
    const removed = page.removeElement(row)
    removed.then(
      () => {
        awaited.add(row.id)
        studio.announcer.say(`${row.label} deleted`)
      },
      (error: unknown) => studio.toasts.showFailure(error),
    )
  }
}

function openMenu(cell: HTMLElement): void {
  const row = cell.closest('[role="row"]')
  row?.querySelector<HTMLElement>('.act button')?.click()
}
