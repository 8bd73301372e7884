import Trash from 'lucide-solid/icons/trash'
import { Index, Show } from 'solid-js'
import { useDesign } from '../../state/design/design-state.ts'

/** The indexes and other statements of the table, each as it is written. */
export function StatementForm() {
  const state = useDesign()
  return (
    <Show when={state.form.statements.length > 0}>
      <h2 class="h2">Indexes and other statements</h2>
      <ul class="design-statements">
        <Index each={state.form.statements}>
          {(statement) => (
            <li>
              <div class="input area">
                <textarea
                  class="code-area"
                  rows={Math.max(1, statement().text.split('\n').length)}
                  spellcheck={false}
                  aria-label={statement().from === undefined ? 'New statement' : 'Statement'}
                  placeholder="CREATE INDEX orders_user_id ON orders (user_id)"
                  value={statement().text}
                  onInput={(event) =>
                    state.changeStatement(statement().key, event.currentTarget.value)
                  }
                />
              </div>
              <button
                type="button"
                class="icon small"
                aria-label={`Remove: ${statement().text || 'new statement'}`}
                title="Remove"
                onClick={() => state.remove('statements', statement().key)}
              >
                <Trash class="i" />
              </button>
            </li>
          )}
        </Index>
      </ul>
    </Show>
  )
}
