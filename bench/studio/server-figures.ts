import { readdirSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type StartedStudio, startStudio } from '../../golden/studio/start-studio.ts'
import { median } from '../median.ts'
import type { Figure } from './budget.ts'

const STARTS = 7
/** Longer than connections are kept that nobody needs. */
const IDLE_MS = 65_000

/** From the start of the command until it says where it listens. */
export async function startFigure(url: string, name: string): Promise<Figure> {
  const times: number[] = []
  // The first start after an installation leaves its compiled code for the others.
  await (await startStudio({ args: [url] })).interrupt()
  for (let start = 0; start < STARTS; start++) {
    const begin = performance.now()
    const studio = await startStudio({ args: [url] })
    times.push(performance.now() - begin)
    await studio.stop()
  }
  return {
    name: `command start to port open, ${name}`,
    measured: median(times),
    budget: 400,
    unit: 'ms',
  }
}

/** Sums the memory of the server and the processes that it has started, a while after the last request. */
export async function idleFigure(studio: StartedStudio, name: string): Promise<Figure> {
  await delay(IDLE_MS)
  const kilobytes = family(studio.processId).map(residentKilobytes)
  const measured = kilobytes.reduce((sum, each) => sum + each, 0) / 1024
  return { name: `idle server, ${name}`, measured, budget: 120, unit: 'MB' }
}

/** A process with all that it has started. */
export function family(root: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => [Number(entry), parentOf(entry)] as const)
  const childrenOf = (id: number): readonly number[] =>
    parents
      .filter(([, parent]) => parent === id)
      .flatMap(([child]) => [child, ...childrenOf(child)])
  return [root, ...childrenOf(root)]
}

function parentOf(entry: string): number | undefined {
  try {
    const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${entry}/status`, 'utf8'))?.[1]
    return parent === undefined ? undefined : Number(parent)
  } catch (error) {
    // It has ended since the directory was read.
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

/** Counts what processes share, such as the program of Node, once among them. */
export function residentKilobytes(id: number): number {
  const memory = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(memory)?.[1] ?? 0)
}
