import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { SchemaComparison } from '../../../api/compare.ts'
import { useCompare } from '../../state/compare/compare-state.ts'
import { comparedModel, objectOf, tableOfObject } from '../../state/compare/compared-model.ts'
import { type DiagramModel, neighboursOf, onlyTables } from '../../state/diagram/diagram-model.ts'
import {
  areaAround,
  createDiagramState,
  DiagramContext,
} from '../../state/diagram/diagram-state.ts'
import type { DiagramView } from '../../state/diagram/diagram-view.ts'
import { showing } from '../../state/diagram/drawing/viewport.ts'
import { useStudio } from '../../state/studio.ts'
import '../../styles/diagram.css'
import { DiagramCanvas } from '../diagram/diagram-canvas.tsx'

const WHOLE: DiagramView = { schema: undefined, selected: undefined, around: undefined, depth: 1 }

/**
 * The tables that differ and those beside them, each with what has become of it; the list beside it says the same.
 * With those that are the same, the list and the diagram have all.
 */
export function ComparisonDiagram(props: { comparison: SchemaComparison }) {
  const studio = useStudio()
  const compare = useCompare()
  const [view, setView] = createSignal(WHOLE)
  const whole = createMemo(() => comparedModel(props.comparison))
  const model = createMemo(() => (compare.showsSame() ? whole() : whereDifferent(whole())))
  const state = createDiagramState({
    source: { model, failure: () => undefined, refetch: compare.reading.refetch },
    place: `${studio.meta.data()?.address} compared`,
    ...{ view, setView },
  })
  const tableOf = () => {
    const object = compare.chosen()
    return object === undefined ? undefined : tableOfObject(props.comparison, object)
  }
  /** What is chosen in the list is brought into sight. */
  const reveal = (table: string | undefined) => {
    if (table === state.view().selected) return
    setView({ ...view(), selected: table })
    const placed = state.boxes().filter(({ box }) => box.table.id === table)
    if (placed.length > 0)
      state.setViewport(showing(state.viewport(), areaAround(placed), state.canvas()))
  }
  createEffect(on(tableOf, reveal))
  createEffect(
    on(
      state.selected,
      (table) => {
        if (table === undefined || table.id === tableOf()) return
        const object = objectOf(props.comparison, table.id)
        if (object !== undefined) compare.change({ object })
      },
      { defer: true },
    ),
  )
  return (
    <DiagramContext.Provider value={state}>
      <DiagramCanvas />
    </DiagramContext.Provider>
  )
}

function whereDifferent(model: DiagramModel): DiagramModel {
  const different = model.tables.filter(({ change }) => change !== 'same')
  const ids = new Set(different.flatMap(({ id }) => [...neighboursOf(model, id, 1)]))
  return onlyTables(model, ({ id }) => ids.has(id))
}
