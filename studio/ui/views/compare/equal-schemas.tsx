import CircleCheck from 'lucide-solid/icons/circle-check'
import { Show } from 'solid-js'
import type { SchemaComparison } from '../../../api/compare.ts'
import { useCompare } from '../../state/compare/compare-state.ts'
import { groupedNumber } from '../../state/numbers.ts'
import { Unmodelled } from './unmodelled.tsx'

/** Both sides have the same schema: what that means, and what else there is to compare. */
export function EqualSchemas(props: { comparison: SchemaComparison }) {
  const state = useCompare()
  const count = () => props.comparison.same.length
  const isEmpty = () => count() === 0
  const objects = () => (count() === 1 ? '1 object is' : `${groupedNumber(count())} objects are`)
  return (
    <div class="empty equal" role="status">
      <CircleCheck class="i ok" />
      <h2>{isEmpty() ? 'Both are empty' : 'The two are the same'}</h2>
      <p>
        <Show
          when={!isEmpty()}
          fallback={`Neither ${state.spoken().from} nor ${state.spoken().to} has a table yet.`}
        >
          {objects()} alike in {state.spoken().from} and {state.spoken().to}: columns, types,
          defaults, constraints, indexes, views and code. How the SQL is written does not count, and
          rows are not compared.
        </Show>
      </p>
      <p class="hint">Choose another schema above, or compare again after a change.</p>
      <Unmodelled comparison={props.comparison} />
    </div>
  )
}
