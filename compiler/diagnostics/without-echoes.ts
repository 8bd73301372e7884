import type { Diagnostic } from './report.ts'

/** `SELECT o.id FROM orders WHERE o.id = 1`: what is missing is told where it is missed first. */
export function withoutEchoes(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const told = new Set<string>()
  return found.filter(({ code, severity, message }) => {
    if (code !== 'unknown-relation') return true
    const text = `${severity} ${message}`
    if (told.has(text)) return false
    told.add(text)
    return true
  })
}
