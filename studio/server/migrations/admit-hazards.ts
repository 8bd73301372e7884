import type { Counted } from '../../../runtime/migrate/run/hazards/count-rows.ts'
import type { Hazard } from '../../../runtime/migrate/step.ts'
import type { HazardKind } from '../../api/migrations.ts'
import { Refusal } from '../failure/refusal.ts'

interface Given {
  readonly allow?: readonly HazardKind[] | undefined
  readonly confirm?: string | undefined
}

/**
 * Throws Refusal where a person has not said that the hazards are meant: by their kinds, and where something would be
 * lost by the name that has to be typed; undefined: nothing would be.
 */
export function admitHazards(
  hazards: readonly Counted<Hazard>[],
  { allow = [], confirm }: Given,
  word: string | undefined,
): void {
  const open = hazards.filter(({ kind }) => !allow.includes(kind))
  if (open.length > 0) {
    const details = open.map((hazard) => ({
      path: 'allow',
      kind: hazard.kind,
      message: hazardSentence(hazard),
      suggestions: [hazard.kind],
    }))
    throw new Refusal('confirm_required', { details })
  }
  if (word === undefined || confirm === word) return
  const message = `something would be lost: confirm is "${word}" where that is meant`
  throw new Refusal('confirm_required', { details: [{ path: 'confirm', message }] })
}

function hazardSentence({ object, detail, rows }: Counted<Hazard>): string {
  const count = rows === undefined ? '' : ` Rows: ${rows}.`
  return `${object}: ${detail}${count}`
}

/** The kinds in the order of the list, each once. */
export function kindsOf(hazards: readonly { readonly kind: HazardKind }[]): HazardKind[] {
  return [...new Set(hazards.map(({ kind }) => kind))]
}
