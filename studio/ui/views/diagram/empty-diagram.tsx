import { A } from '@solidjs/router'
import { Show } from 'solid-js'
import { useDiagram } from '../../state/diagram/diagram-state.ts'

/** There is nothing to draw: says why, and where to go on. */
export function EmptyDiagram() {
  const state = useDiagram()
  const schema = () => state.view().schema
  return (
    <div class="empty">
      <Show
        when={schema() !== undefined && state.whole().tables.length > 0}
        fallback={
          <>
            <h2>There are no tables to draw</h2>
            <p>
              The diagram shows tables and the foreign keys between them. Create a table by a
              statement, or apply the migrations of the project with <code>quarry apply</code>.
            </p>
            <div class="actions">
              <A class="btn" href="/sql">
                Write a statement
              </A>
            </div>
          </>
        }
      >
        <h2>The schema {schema()} has no tables</h2>
        <p>Its views are not drawn: they have no foreign keys.</p>
        <div class="actions">
          <A class="btn" href="/diagram">
            Show all schemas
          </A>
        </div>
      </Show>
    </div>
  )
}
