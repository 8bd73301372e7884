import Maximize from 'lucide-solid/icons/maximize'
import Minus from 'lucide-solid/icons/minus'
import Plus from 'lucide-solid/icons/plus'
import { useDiagram } from '../../state/diagram/diagram-state.ts'
import type { DiagramActs } from './diagram-acts.ts'

export function ZoomBar(props: { acts: DiagramActs }) {
  const state = useDiagram()
  return (
    <fieldset class="zoom" aria-label="Zoom">
      <button
        type="button"
        class="icon small"
        aria-label="Zoom out"
        title="Zoom out (-)"
        onClick={() => props.acts.zoom(0.8)}
      >
        <Minus class="i" />
      </button>
      <span class="zoom-scale">{Math.round(state.viewport().scale * 100)} %</span>
      <button
        type="button"
        class="icon small"
        aria-label="Zoom in"
        title="Zoom in (+, or the wheel with Ctrl)"
        onClick={() => props.acts.zoom(1.25)}
      >
        <Plus class="i" />
      </button>
      <button
        type="button"
        class="icon small"
        aria-label="Fit to window"
        title="Fit to window (0)"
        onClick={() => props.acts.showWhole()}
      >
        <Maximize class="i" />
      </button>
    </fieldset>
  )
}
