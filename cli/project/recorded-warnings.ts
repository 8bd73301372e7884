import { hash } from 'node:crypto'
import * as v from 'valibot'
import type { Renderable } from '../../compiler/diagnostics/render.ts'

const place = v.object({ file: v.string(), start: v.number(), end: v.number() })

const diagnostic = v.object({
  code: v.string(),
  severity: v.literal('warning'),
  message: v.string(),
  hint: v.optional(v.string()),
  place: v.optional(place),
  related: v.array(v.object({ place, label: v.string() })),
})

const list = v.pipe(v.string(), v.parseJson(), v.array(diagnostic))

/** One line, which begins with a digest of the rest. */
export function warningsText(warnings: readonly Renderable[]): string {
  const text = JSON.stringify(warnings)
  return `${hash('sha256', text)} ${text}`
}

/** Undefined where the line is damaged, or holds something else than warnings. */
export function readWarnings(line: string): readonly Renderable[] | undefined {
  const at = line.indexOf(' ')
  const text = line.slice(at + 1)
  if (line.slice(0, at) !== hash('sha256', text)) return undefined
  const parsed = v.safeParse(list, text)
  if (!parsed.success) return undefined
  return parsed.output.map(({ hint, place: where, ...rest }) => ({ ...rest, hint, place: where }))
}
