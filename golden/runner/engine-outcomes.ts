import { type EngineName, engineNames, type Running, type Unavailable } from '../engines/engine.ts'
import type { Outcome } from './outcome.ts'

export interface EngineRun {
  readonly asked: ReadonlyMap<EngineName, Running | Unavailable>
  /** What the run had to cover; an engine of these that was not tested is a failure. */
  readonly required: readonly EngineName[]
}

/** Everything can be had by root on Linux on x64; elsewhere the test files report what they skip. */
export function requiredEngines(allowed: readonly EngineName[]): readonly EngineName[] {
  const isRoot = process.getuid?.() === 0
  return process.platform === 'linux' && process.arch === 'x64' && isRoot ? allowed : []
}

/** One failure for each required engine without which the test files ran. */
export function engineOutcomes({ asked, required }: EngineRun): Outcome[] {
  return required.flatMap((name) => {
    const answer = asked.get(name)
    if (answer?.kind === 'running') return []
    const problem = answer === undefined ? 'no test asked for it' : answer.reason
    return [
      {
        name: `engine ${name}`,
        passed: 0,
        failed: 1,
        skipped: [],
        seconds: 0,
        problem,
        output: '',
      },
    ]
  })
}

/** A line for each engine that was asked for: version, start time, where it was found. */
export function engineTable(asked: EngineRun['asked']): string {
  const rows = engineNames.flatMap((name) => {
    const answer = asked.get(name)
    if (answer === undefined) return []
    if (answer.kind === 'unavailable') return [[name, 'none', '', answer.reason]]
    return [[name, answer.version, `${answer.startMs} ms`, answer.how]]
  })
  const widths = [0, 1, 2].map((column) =>
    Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('')
}
