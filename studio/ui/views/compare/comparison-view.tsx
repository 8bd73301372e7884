import { Show } from 'solid-js'
import type { SchemaComparison } from '../../../api/compare.ts'
import { useCompare } from '../../state/compare/compare-state.ts'
import { DifferenceList } from './difference-list.tsx'
import { EqualSchemas } from './equal-schemas.tsx'
import { ObjectDiff } from './object-diff.tsx'
import { SqlPanel } from './sql-panel.tsx'

/** The list of differences, the chosen one on both sides, and the SQL. */
export function ComparisonView(props: { comparison: SchemaComparison }) {
  const state = useCompare()
  return (
    <Show when={!props.comparison.equal} fallback={<EqualSchemas comparison={props.comparison} />}>
      <div class="compared">
        <DifferenceList comparison={props.comparison} />
        <div class="compared-main">
          <Show
            when={state.chosen()}
            keyed
            fallback={
              <p class="none soft">No object matches. Clear the filter to see them again.</p>
            }
          >
            {(object) => <ObjectDiff object={object} />}
          </Show>
          <SqlPanel comparison={props.comparison} />
        </div>
      </div>
    </Show>
  )
}
