import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { FileHazard } from '../../../runtime/migrate/run/hazards/find-hazards.ts'

/** The warning of `quarry lint`, whose code is the kind of the hazard: `[lint]` has a level for it. */
export function hazardWarning({ kind, object, detail, place }: FileHazard): Renderable {
  return {
    code: kind,
    severity: 'warning',
    message: `${object}: ${detail.replace(/\.$/, '')}`,
    hint: `if that is meant, say so in a line above: -- hazard: ${kind} ${object}: ${detail}`,
    place,
    related: [],
  }
}
