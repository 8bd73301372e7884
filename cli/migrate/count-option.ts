import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { fault } from '../diagnostics/fault.ts'

/** The value of `--count`, or the number without it. */
export function countOption(written: string | undefined, standard: number): number | Renderable {
  if (written === undefined) return standard
  if (/^[1-9]\d{0,8}$/.test(written)) return Number(written)
  return fault('malformed-count', { found: written }, undefined)
}
