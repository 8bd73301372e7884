import { table } from '../table.ts'
import { diffFigures } from './diff-figures.ts'
import { type RunnerEngineName, runnerEngines } from './engines.ts'
import type { Figure } from './figure.ts'
import { replayFigures } from './replay-figures.ts'
import { statusFigures } from './status-figures.ts'

const figures = { status: statusFigures, replay: replayFigures, diff: diffFigures } as const

/** `npm run bench:runner -- ENGINE... FIGURE...`: the runner of migrations beside its goals, by the built command. */
async function measure(engine: RunnerEngineName, words: readonly string[]): Promise<void> {
  const named = Object.entries(figures).filter(([name]) => words.includes(name))
  for (const [, figuresOf] of named.length > 0 ? named : Object.entries(figures)) {
    const found = await figuresOf(engine)
    process.stdout.write(table(found.map((figure) => lineOf(engine, figure))))
    if (found.some(({ isWithin }) => !isWithin)) process.exitCode = 1
  }
}

function lineOf(
  engine: RunnerEngineName,
  { name, measured, beside, isWithin }: Figure,
): readonly string[] {
  return [`${engine} ${name}`, measured, beside, isWithin ? '' : 'missed']
}

const words = process.argv.slice(2)
const named = runnerEngines.filter((name) => words.includes(name))
for (const engine of named.length > 0 ? named : runnerEngines) await measure(engine, words)
