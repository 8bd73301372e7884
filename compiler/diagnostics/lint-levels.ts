import type { Renderable } from './render.ts'

/** What becomes of a warning: `[lint]` of quarry.toml. */
export const lintLevels = ['off', 'warn', 'error'] as const

export type LintLevel = (typeof lintLevels)[number]

/** By code; a warning that is not named stays one. */
export type LintLevels = ReadonlyMap<string, LintLevel>

/** The diagnostics as the levels have them; errors stay what they are. */
export function atLevels<D extends Pick<Renderable, 'code' | 'severity'>>(
  diagnostics: readonly D[],
  levels: LintLevels,
): readonly D[] {
  if (levels.size === 0) return diagnostics
  return diagnostics.flatMap((diagnostic) => {
    const level = diagnostic.severity === 'error' ? undefined : levels.get(diagnostic.code)
    if (level === 'off') return []
    return [level === 'error' ? { ...diagnostic, severity: level } : diagnostic]
  })
}
