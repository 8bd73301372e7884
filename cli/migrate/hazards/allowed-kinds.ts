import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import { suggest } from '../../../compiler/diagnostics/suggest.ts'
import { type HazardKind, hazardKinds } from '../../../runtime/migrate/step.ts'
import { fault } from '../../diagnostics/fault.ts'

const ALL = 'all'

/** What `--allow data-loss,rewrite` admits; a fault where a name is no kind of hazard. */
export function allowedKinds(written: string | undefined): ReadonlySet<HazardKind> | Renderable {
  const names = (written ?? '').split(',').flatMap((name) => name.trim() || [])
  if (names.includes(ALL)) return new Set(hazardKinds)
  const unknown = names.find((name) => !hazardKinds.some((kind) => kind === name))
  if (unknown === undefined) return new Set(hazardKinds.filter((kind) => names.includes(kind)))
  const choices = [...hazardKinds, ALL]
  const suggestion = suggest(unknown, choices)
  return fault('unknown-hazard', { name: unknown, choices, suggestion }, undefined)
}
