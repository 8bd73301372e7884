import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DialectName } from '../../fixtures/case-settings.ts'
import { type GoldenCase, sourcesOf } from '../../fixtures/golden-case.ts'

/** A diagnostic that a golden case expects, with the SQL that it is about. */
export interface ShownDiagnostic {
  readonly caseName: string
  readonly dialect: DialectName
  /** As the terminal shows it. */
  readonly rendered: string
  /** The lines around its place, up to the next blank ones. */
  readonly sql: string
}

interface Found extends ShownDiagnostic {
  readonly code: string
  /** How many codes the case has in that dialect: one that has a single code shows it best. */
  readonly codes: number
}

/**
 * By code, one example: of a case about that fault, which shows few others. Cases in the order of
 * their names and dialects in that of the settings decide between equals.
 */
export function shownDiagnostics(
  cases: readonly GoldenCase[],
): ReadonlyMap<string, ShownDiagnostic> {
  const found = cases.flatMap((goldenCase) =>
    goldenCase.settings.dialects.flatMap((dialect) => diagnosticsOf(goldenCase, dialect)),
  )
  const best = new Map<string, Found>()
  for (const each of found) {
    const known = best.get(each.code)
    if (known === undefined || rank(each) < rank(known)) best.set(each.code, each)
  }
  return best
}

const MOST_CODES = 1000

function rank({ caseName, code, codes }: Found): number {
  const fault = /^(?:wrong|warning)-(.*)/.exec(caseName)?.[1]
  if (fault === undefined) return MOST_CODES + codes
  return code.includes(fault) ? 0 : codes
}

function diagnosticsOf(goldenCase: GoldenCase, dialect: DialectName): readonly Found[] {
  const file = join(goldenCase.folder, 'expected', dialect, 'diagnostics.txt')
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8').trimEnd()
  // Where one dialect finds a fault and another does not, the other's file is empty.
  const parts = text === '' ? [] : text.split('\n\n')
  const codes = new Set(parts.map(codeOf)).size
  return parts.map((rendered) => ({
    caseName: goldenCase.name,
    dialect,
    rendered,
    sql: sqlAt(rendered, goldenCase, dialect),
    code: codeOf(rendered),
    codes,
  }))
}

function codeOf(rendered: string): string {
  return /\[([a-z-]+)\]$/m.exec(rendered)?.[1] ?? ''
}

function sqlAt(rendered: string, goldenCase: GoldenCase, dialect: DialectName): string {
  const [, path = '', line = ''] = /^(\S+?):(\d+):\d+: /.exec(rendered) ?? []
  const sources = [
    ...sourcesOf(goldenCase, 'schema', dialect),
    ...sourcesOf(goldenCase, 'queries', dialect),
  ]
  const text = sources.find((source) => source.path === path)?.text
  if (text === undefined) throw new Error(`${goldenCase.name} has no file "${path}"`)
  return paragraphAt(text.split('\n'), Number(line) - 1)
}

function paragraphAt(lines: readonly string[], index: number): string {
  const blank = (line: string) => line.trim() === ''
  const before = lines.slice(0, index).findLastIndex(blank)
  const after = lines.slice(index).findIndex(blank)
  const end = after === -1 ? lines.length : index + after
  return lines
    .slice(before + 1, end)
    .map(shortened)
    .join('\n')
}

const LONGEST = 120

function shortened(line: string): string {
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`
}
