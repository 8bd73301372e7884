import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { Hazard } from '../../../runtime/migrate/step.ts'
import { fault } from '../../diagnostics/fault.ts'
import type { Invocation } from '../../invocation.ts'

/** A hazard with the number of rows that it hits in the database that is meant; undefined: nobody has counted. */
export interface CountedHazard extends Hazard {
  readonly rows: number | undefined
}

/** Shows the hazards that nothing admits, and asks for them; without a terminal they are a fault. Undefined: go on. */
export async function admitHazards(
  open: readonly CountedHazard[],
  { terminal, ask }: Pick<Invocation, 'terminal' | 'ask'>,
): Promise<Renderable | undefined> {
  if (open.length === 0) return undefined
  for (const hazard of open) terminal.err(hazardLine(hazard, terminal))
  const kinds = [...new Set(open.map(({ kind }) => kind))]
  if (ask !== undefined && (await ask('Go on all the same?'))) return undefined
  return fault('unadmitted-hazard', { kinds }, undefined)
}

function hazardLine(
  { kind, object, detail, rows }: CountedHazard,
  { errorPaint: paint }: Invocation['terminal'],
): string {
  const count =
    rows === undefined ? '' : ` ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}.`
  return `${paint.yellow(kind)}  ${paint.bold(object)}  ${detail}${count}\n`
}
