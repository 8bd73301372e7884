import { createSignal, createUniqueId, onCleanup, onMount, Show, untrack } from 'solid-js'
import {
  type ConditionDraft,
  draftOf,
  writtenCondition,
} from '../../../state/grid/find/condition-draft.ts'
import {
  depthOf,
  isTest,
  nodeAt,
  nodesOf,
  DEEPEST,
  MOST_NODES,
  fromConditions,
  withAlternative,
  withNode,
  withoutNode,
} from '../../../state/grid/find/filter-tree.ts'
import { operatorsFor } from '../../../state/grid/find/filter-operators.ts'
import { type FindState, type OpenCondition, useFind } from '../../../state/grid/find/find-state.ts'
import { Popover } from '../../../parts/popover.tsx'
import type { Filter } from '../../../../api/pages.ts'
import { ConditionFields } from './condition-fields.tsx'

/** Writes one condition beside its chip, or beside the button that adds one. */
export function ConditionPopover(props: { open: OpenCondition; onClose: () => void }) {
  const find = useFind()
  const { open } = props
  const [draft, setDraft] = createSignal(untrack(() => firstDraft(find, open)))
  const [isTried, setTried] = createSignal(false)
  const kindOf = (name: string) => find.columns().find((each) => each.name === name)?.kind ?? 'text'
  const written = () => writtenCondition(draft(), kindOf(draft().column))
  const reason = () => {
    const result = written()
    return result.kind === 'incomplete' ? result.reason : tooMuch(nextConditions(result.test))
  }
  const nextConditions = (condition: Filter) => changed(find.conditions(), condition, open)
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const result = written()
    if (result.kind === 'incomplete' || reason() !== undefined) return
    find.setBarShown(true)
    find.setConditions(nextConditions(result.test))
    props.onClose()
  }
  const remove = () => {
    if (open.path !== undefined) find.setConditions(withoutNode(find.conditions(), open.path))
    props.onClose()
  }
  const title = () => {
    if (open.alternativeTo !== undefined) return 'Add alternative'
    return open.path === undefined ? 'Add filter' : 'Change filter'
  }
  const alternative = () => {
    const place = open.path?.[0]
    if (place !== undefined) find.setOpen({ anchor: open.anchor, alternativeTo: place })
  }
  const errorId = createUniqueId()
  let form: HTMLFormElement | undefined
  takeFocus(() => form, open)
  return (
    <Popover anchor={open.anchor} label={title()} class="pop condition" onClose={props.onClose}>
      <form ref={form} onSubmit={apply} aria-describedby={errorId}>
        <ConditionFields draft={draft()} onDraft={setDraft} />
        <p id={errorId} class="danger hint" role="alert">
          <Show when={isTried()}>{reason()}</Show>
        </p>
        <footer>
          <Show when={open.path}>
            <button type="button" class="btn quiet small" onClick={remove}>
              Remove
            </button>
            <button
              type="button"
              class="btn quiet small"
              title="Add an alternative to this condition"
              onClick={alternative}
            >
              Or…
            </button>
          </Show>
          <span class="grow" />
          <button type="button" class="btn quiet small" onClick={() => props.onClose()}>
            Cancel
          </button>
          <button type="submit" class="btn primary small">
            {title()}
          </button>
        </footer>
      </form>
    </Popover>
  )
}

/** The first field that is still to be filled gets the focus, which goes back to where it was. */
function takeFocus(form: () => HTMLFormElement | undefined, { op, path }: OpenCondition): void {
  const before = document.activeElement
  const isKnown = op !== undefined || path !== undefined
  onMount(() =>
    queueMicrotask(() => {
      const fields = form()?.querySelectorAll<HTMLElement>(
        'select, input:not([type="date"]), textarea',
      )
      const field = (isKnown ? fields?.[2] : undefined) ?? fields?.[0]
      field?.focus()
    }),
  )
  onCleanup(() => {
    const isLost =
      document.activeElement === document.body || form()?.contains(document.activeElement)
    if (!isLost) return
    const bar = document.querySelector<HTMLElement>('.filters button')
    if (before instanceof HTMLElement && before.isConnected) before.focus()
    else bar?.focus()
  })
}

function firstDraft(find: FindState, open: OpenCondition): ConditionDraft {
  const node = open.path === undefined ? undefined : nodeAt(find.conditions(), open.path)
  if (node !== undefined && isTest(node)) {
    const kind = find.columns().find(({ name }) => name === node.column)?.kind ?? 'text'
    return draftOf(node, kind)
  }
  const active = find.table.activeColumn()
  const wanted = open.column ?? (active?.addressable === true ? active.name : undefined)
  const column = find.columns().find(({ name }) => name === wanted) ?? find.columns()[0]
  const [first] = column === undefined ? [] : operatorsFor(column, find.abilities())
  return { column: column?.name ?? '', op: open.op ?? first?.op ?? 'isnull', values: [] }
}

function changed(
  conditions: readonly Filter[],
  condition: Filter,
  { path, alternativeTo }: OpenCondition,
): readonly Filter[] {
  if (path !== undefined) return withNode(conditions, path, condition)
  if (alternativeTo !== undefined) return withAlternative(conditions, alternativeTo, condition)
  return [...conditions, condition]
}

function tooMuch(conditions: readonly Filter[]): string | undefined {
  const filter = fromConditions(conditions)
  if (filter === undefined) return undefined
  const isTooMuch = depthOf(filter) > DEEPEST || nodesOf(filter) > MOST_NODES
  return isTooMuch ? `A filter has at most ${MOST_NODES} parts on ${DEEPEST} levels.` : undefined
}
