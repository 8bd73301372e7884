import { cpuUsage } from 'node:process'
import { type Cell, createSupply, type MakeCall, type Supply } from './cells.ts'
import type { Contender, Opened } from './contender.ts'

/** The measurements of one contender, one a round. */
export interface Timing {
  readonly name: string
  readonly role: Contender['role']
  /** Calls a second. */
  readonly rates: number[]
  /** Microseconds of the client's processor for a call. */
  readonly costs: number[]
}

export interface Effort {
  readonly rounds: number
  /** How long a contender is timed in a round. */
  readonly milliseconds: number
}

interface Runner {
  readonly timing: Timing
  readonly isSynchronous: boolean
  readonly make: MakeCall
}

/** Times the contenders in turns, each round in another order. */
export async function timeCell(
  cell: Cell,
  opened: Opened,
  effort: Effort,
): Promise<readonly Timing[]> {
  const supply = createSupply(opened.family)
  const runners = opened.contenders.flatMap((contender) => runnerOf(cell, contender, supply))
  const slot = async (runner: Runner, milliseconds: number) => {
    if (cell.writes) await opened.clear()
    if (cell.isLarge) globalThis.gc?.()
    return timeSlot(runner, cell.together, milliseconds)
  }
  for (const runner of runners) await slot(runner, effort.milliseconds * 3)
  for (let round = 0; round < effort.rounds; round++)
    for (const runner of shuffled(runners)) {
      const { rate, cost } = await slot(runner, effort.milliseconds)
      runner.timing.rates.push(rate)
      runner.timing.costs.push(cost)
    }
  return runners.map(({ timing }) => timing)
}

function runnerOf(cell: Cell, contender: Contender, supply: Supply): readonly Runner[] {
  const make = cell.prepare(contender, supply)
  const { name, role, isSynchronous } = contender
  return make === undefined
    ? []
    : [{ timing: { name, role, rates: [], costs: [] }, isSynchronous, make }]
}

async function timeSlot({ make, isSynchronous }: Runner, together: number, milliseconds: number) {
  let calls = 0
  let spent = 0
  let used = 0
  while (spent < milliseconds) {
    const given = Array.from({ length: together }, make)
    const before = cpuUsage()
    const started = performance.now()
    if (isSynchronous) for (const call of given) call()
    else for (const call of given) await call()
    spent += performance.now() - started
    const { user, system } = cpuUsage(before)
    used += user + system
    calls += together
  }
  return { rate: (calls / spent) * 1000, cost: used / calls }
}

function shuffled<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return entries
    .map((entry) => ({ entry, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
}
