import { createMemo, Index, Show } from 'solid-js'
import { BOX_WIDTH } from '../../state/diagram/drawing/diagram-box.ts'
import { areaAround, useDiagram } from '../../state/diagram/diagram-state.ts'
import { seenArea } from '../../state/diagram/drawing/viewport.ts'

/** More boxes than these would be a grey wall. */
const MOST_BOXES = 300

/** The whole diagram in a corner; a press there moves what is seen. It says nothing that the list does not. */
export function MiniMap() {
  const state = useDiagram()
  const area = createMemo(() => areaAround(state.boxes()))
  const seen = () => seenArea(state.viewport(), state.canvas())
  const isUseful = () => {
    const { left, top, right, bottom } = seen()
    const whole = area()
    const isWhole =
      left <= whole.left && top <= whole.top && right >= whole.right && bottom >= whole.bottom
    return !isWhole && state.boxes().length > 1 && state.boxes().length <= MOST_BOXES
  }
  const box = () => {
    const { left, top, right, bottom } = area()
    return `${left} ${top} ${right - left} ${bottom - top}`
  }
  const relOf = (id: string) => {
    if (id === state.lit()) return 'self'
    return state.near().has(id) ? 'near' : undefined
  }
  const moveTo = (event: PointerEvent & { currentTarget: SVGSVGElement }) => {
    if (event.type === 'pointermove' && event.buttons !== 1) return
    const matrix = event.currentTarget.getScreenCTM()?.inverse()
    if (matrix === undefined) return
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    const { width, height } = state.canvas()
    const { scale } = state.viewport()
    state.setViewport({
      scale,
      x: width / 2 - point.x * scale,
      y: height / 2 - point.y * scale,
    })
  }
  return (
    <Show when={isUseful()}>
      <svg
        class="mini"
        aria-hidden="true"
        viewBox={box()}
        preserveAspectRatio="xMidYMid meet"
        onPointerDown={moveTo}
        onPointerMove={moveTo}
      >
        <Index each={state.boxes()}>
          {(placed) => (
            <rect
              class="mini-box"
              data-rel={relOf(placed().box.table.id)}
              x={placed().at.x}
              y={placed().at.y}
              width={BOX_WIDTH}
              height={placed().box.height}
            />
          )}
        </Index>
        <rect
          class="mini-seen"
          x={seen().left}
          y={seen().top}
          width={Math.max(0, seen().right - seen().left)}
          height={Math.max(0, seen().bottom - seen().top)}
        />
      </svg>
    </Show>
  )
}
