import { createEffect, createSignal, on, onCleanup, onMount, Show } from 'solid-js'
import { useDiagram } from '../../state/diagram/diagram-state.ts'
import { createCanvasPointer } from './canvas-pointer.ts'
import { createDiagramActs } from './diagram-acts.ts'
import { DiagramDrawing } from './diagram-drawing.tsx'
import { MiniMap } from './mini-map.tsx'
import { ZoomBar } from './zoom-bar.tsx'

/** The place of the drawing, which is moved by mouse, fingers and keys. */
export function DiagramCanvas() {
  const state = useDiagram()
  const [canvas, setCanvas] = createSignal<HTMLElement>()
  const acts = createDiagramActs(state, canvas)
  const pointer = createCanvasPointer(state, canvas)
  onMount(() => {
    const element = canvas()
    if (element === undefined) return
    const measure = () =>
      state.setCanvas({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // A listener that may not prevent would zoom the whole page.
    element.addEventListener('wheel', pointer.onWheel, { passive: false })
    onCleanup(() => observer.disconnect())
  })
  // A new layout is shown whole, or at the table that the address names.
  createEffect(on(state.layouts.answer, (answer) => answer !== undefined && acts.settle()))
  return (
    <div
      ref={setCanvas}
      class="diagram-canvas"
      data-dragging={pointer.isDragging() ? '' : undefined}
      onPointerDown={pointer.onPointerDown}
      onPointerMove={pointer.onPointerMove}
      onPointerUp={pointer.onPointerEnd}
      onPointerCancel={pointer.onPointerEnd}
      onKeyDown={acts.onKeyDown}
      aria-busy={state.layouts.busy()}
    >
      <DiagramDrawing acts={acts} />
      <Show when={state.boxes().length === 0}>
        <p class="diagram-wait" role="status">
          {state.layouts.failed() ? 'The tables could not be laid out' : 'Laying out the tables'}
        </p>
      </Show>
      <MiniMap />
      <ZoomBar acts={acts} />
    </div>
  )
}
