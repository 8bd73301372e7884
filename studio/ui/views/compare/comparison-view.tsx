import { lazy, Show, Suspense } from 'solid-js'
import type { SchemaComparison } from '../../../api/compare.ts'
import { useCompare } from '../../state/compare/compare-state.ts'
import { DifferenceList } from './difference-list.tsx'
import { EqualSchemas } from './equal-schemas.tsx'
import { ObjectDiff } from './object-diff.tsx'
import { SqlPanel } from './sql-panel.tsx'

/** The layout of a diagram is loaded when it is first looked at. */
const ComparisonDiagram = lazy(async () => ({
  default: (await import('./comparison-diagram.tsx')).ComparisonDiagram,
}))

/** The list of differences, the chosen one on both sides, and the SQL. */
export function ComparisonView(props: { comparison: SchemaComparison }) {
  const state = useCompare()
  return (
    <Show when={!props.comparison.equal} fallback={<EqualSchemas comparison={props.comparison} />}>
      <div class="compared">
        <DifferenceList comparison={props.comparison} />
        <div class="compared-main">
          <Show when={state.view().look === 'diagram'} fallback={<Definitions />}>
            <Suspense fallback={<p class="none soft">Loading the diagram</p>}>
              <ComparisonDiagram comparison={props.comparison} />
            </Suspense>
          </Show>
          <SqlPanel comparison={props.comparison} />
        </div>
      </div>
    </Show>
  )
}

/** The chosen object as it is on both sides. */
function Definitions() {
  const state = useCompare()
  return (
    <Show
      when={state.chosen()}
      keyed
      fallback={<p class="none soft">No object matches. Clear the filter to see them again.</p>}
    >
      {(object) => <ObjectDiff object={object} />}
    </Show>
  )
}
