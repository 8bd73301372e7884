import type { EditorView } from '@codemirror/view'
import CircleAlert from 'lucide-solid/icons/circle-alert'
import X from 'lucide-solid/icons/x'
import { createEffect, createSignal, For, on, onCleanup, onMount, Show, untrack } from 'solid-js'
import { ApiFailure } from '../../../state/api/api-failure.ts'
import { conditionText } from '../../../state/grid/find/condition-text.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { useStudio } from '../../../state/studio.ts'
import { openWhereEditor } from './where-editor.ts'
import '../../../styles/sql-editor.css'

/** A condition in SQL, beside the chips. Enter applies it. */
export function WhereBar() {
  const find = useFind()
  const { view, setView, pages } = find.table
  const [text, setText] = createSignal(view().where)
  const apply = () => {
    const where = text().trim()
    if (where === view().where) pages.reload()
    else setView({ ...view(), where })
  }
  const close = () => {
    find.setWhereOpen(false)
    if (view().where !== '') setView({ ...view(), where: '' })
  }
  const faults = () => {
    const failure = pages.failure()
    const details = failure instanceof ApiFailure ? failure.details : []
    return details.filter(({ path }) => path === 'where')
  }
  return (
    <div class="filters where" role="group" aria-label="Condition in SQL">
      <code class="soft">WHERE</code>
      <div class="where-text" data-state={faults().length > 0 ? 'invalid' : undefined}>
        <Editor text={text()} onText={setText} onApply={apply} />
        <For each={faults()}>
          {(fault) => (
            <p class="danger meta row" role="alert">
              <CircleAlert class="i i-s" />
              {fault.message}
              <Show when={fault.position}>{(place) => <> (at {place()})</>}</Show>
            </p>
          )}
        </For>
      </div>
      <button
        type="button"
        class="btn small"
        disabled={text().trim() === view().where}
        onClick={apply}
      >
        Apply
      </button>
      <button
        type="button"
        class="icon small"
        aria-label="Remove the WHERE condition"
        title="Remove the WHERE condition"
        onClick={close}
      >
        <X class="i i-s" />
      </button>
    </div>
  )
}

function Editor(props: { text: string; onText: (text: string) => void; onApply: () => void }) {
  const find = useFind()
  const studio = useStudio()
  const [editor, setEditor] = createSignal<EditorView>()
  let parent: HTMLDivElement | undefined
  onMount(() => {
    if (parent === undefined) return
    const meta = untrack(studio.meta.data)
    const table = untrack(find.table.table)
    const view = openWhereEditor({
      ...{ parent, text: props.text, api: studio.api, schema: table.schema },
      dialect: meta?.dialect ?? '',
      condition: conditionText(table, meta?.identifierQuote ?? '"'),
      onText: (text) => props.onText(text),
      onApply: () => props.onApply(),
      onLeave: () => document.querySelector<HTMLElement>('.grid .is-active')?.focus(),
    })
    setEditor(view)
    if (props.text === '') view.focus()
    onCleanup(() => view.destroy())
  })
  // Going back shows the condition of before.
  createEffect(
    on(
      () => find.table.view().where,
      (where) => {
        const view = editor()
        if (view === undefined || view.state.doc.toString().trim() === where) return
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: where } })
      },
      { defer: true },
    ),
  )
  return <div class="editor-host where-host" ref={parent} />
}
