import { createMemo, For, Index } from 'solid-js'
import { BOX_WIDTH } from '../../state/diagram/drawing/diagram-box.ts'
import { type DrawnRelation, useDiagram } from '../../state/diagram/diagram-state.ts'
import type { PlacedBox } from '../../state/diagram/drawing/relation-path.ts'
import { overlap, seenArea } from '../../state/diagram/drawing/viewport.ts'
import type { DiagramActs } from './diagram-acts.ts'
import { DiagramNode } from './diagram-node.tsx'

/** Below this the columns could not be read: only boxes and names are drawn. */
const READABLE = 0.45

/** The boxes and lines that are seen, and the box that Tab leads to. */
export function DiagramDrawing(props: { acts: DiagramActs }) {
  const state = useDiagram()
  const seen = createMemo(() => seenArea(state.viewport(), state.canvas()))
  const isSeen = ({ box, at }: PlacedBox) =>
    overlap(seen(), { left: at.x, top: at.y, right: at.x + BOX_WIDTH, bottom: at.y + box.height })
  const stop = createMemo(() => props.acts.tabStop()?.box.table.id)
  const boxes = createMemo(() =>
    state
      .boxes()
      .filter((placed) => isSeen(placed) || placed.box.table.id === stop())
      .map(({ box }) => box),
  )
  const relations = createMemo(() => state.relations().filter(({ area }) => overlap(seen(), area)))
  const isReadable = createMemo(() => state.viewport().scale >= READABLE)
  const transform = () => {
    const { x, y, scale } = state.viewport()
    return `translate(${x} ${y}) scale(${scale})`
  }
  const tables = () => state.model().tables.length
  return (
    <svg
      class="er"
      role="group"
      aria-label={`Entity-relationship diagram of ${tables()} tables; the panel beside it lists the same`}
    >
      <g transform={transform()}>
        <Index each={relations()}>{(relation) => <RelationLine relation={relation()} />}</Index>
        <For each={boxes()}>
          {(box) => (
            <DiagramNode
              box={box}
              readable={isReadable()}
              isTabStop={box.table.id === stop()}
              onOpen={() => props.acts.open(box.table)}
            />
          )}
        </For>
      </g>
    </svg>
  )
}

function RelationLine(props: { relation: DrawnRelation }) {
  const { lit } = useDiagram()
  const look = () => {
    const id = lit()
    if (id === undefined) return undefined
    return id === props.relation.from || id === props.relation.to ? 'near' : 'far'
  }
  return (
    <path
      class="er-edge"
      data-rel={look()}
      data-change={props.relation.change}
      d={props.relation.path}
    />
  )
}
