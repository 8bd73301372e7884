import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { fault } from '../diagnostics/fault.ts'

/** A fault where one of the other options is given besides: `--watch` and `--check`. */
export function findExclusive(
  option: string,
  others: Readonly<Record<string, boolean>>,
): Renderable | undefined {
  const other = Object.keys(others).find((name) => others[name])
  if (other === undefined) return undefined
  return fault('exclusive-options', { options: [option, other] }, undefined)
}
