import { createMemo, For, Index } from 'solid-js'
import { BOX_WIDTH } from '../../state/diagram/drawing/diagram-box.ts'
import { type DrawnRelation, useDiagram } from '../../state/diagram/diagram-state.ts'
import { drawnInSteps } from '../../state/diagram/drawing/drawn-in-steps.ts'
import type { PlacedBox } from '../../state/diagram/drawing/relation-path.ts'
import { overlap, seenArea } from '../../state/diagram/drawing/viewport.ts'
import type { DiagramActs } from './diagram-acts.ts'
import { DiagramNode } from './diagram-node.tsx'

/** Below this the columns could not be read: only boxes and names are drawn. */
const READABLE = 0.45

/** So many boxes, and lines, are made within a frame on a slow computer. */
const STEP = 60

/** The boxes and lines that are seen, and the box that Tab leads to. */
export function DiagramDrawing(props: { acts: DiagramActs }) {
  const state = useDiagram()
  const seen = createMemo(() => seenArea(state.viewport(), state.canvas()))
  const isSeen = ({ box, at }: PlacedBox) =>
    overlap(seen(), { left: at.x, top: at.y, right: at.x + BOX_WIDTH, bottom: at.y + box.height })
  const stop = createMemo(() => props.acts.tabStop()?.box.table.id)
  const seenBoxes = createMemo(() => state.boxes().filter(isSeen))
  const drawn = drawnInSteps(STEP, () => seenBoxes().length, state.layouts.answer)
  const boxes = createMemo(() => {
    const now = new Set(seenBoxes().slice(0, drawn.count()))
    return state
      .boxes()
      .filter((placed) => now.has(placed) || placed.box.table.id === stop())
      .map(({ box }) => box)
  })
  const seenRelations = createMemo(() =>
    state.relations().filter(({ area }) => overlap(seen(), area)),
  )
  const lines = drawnInSteps(STEP, () => seenRelations().length, state.layouts.answer)
  const relations = createMemo(() => seenRelations().slice(0, lines.count()))
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
      aria-busy={!drawn.isWhole() || !lines.isWhole()}
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
      d={props.relation.path()}
    />
  )
}
