import { parseArgs } from 'node:util'
import { engineNames, openEngine } from './engines.ts'
import { printEnded } from './print-tally.ts'
import { runGrid } from './grid.ts'

process.exitCode = await run()

/** Each overload called with NULLs and with values: what quarry says of it against what the engine says. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      engine: { type: 'string', default: engineNames[0] },
      nth: { type: 'string', default: '1' },
    },
  })
  const name = engineNames.find((each) => each === values.engine)
  const nth = Number(values.nth)
  if (!name || !Number.isInteger(nth)) {
    process.stderr.write(`usage: grid:types -- --engine ${engineNames.join('|')} --nth N\n`)
    return 2
  }
  const engine = await openEngine(name)
  const { overloads, calls, agreed, ran, findings, unsound } = await runGrid(engine, nth)
  await engine.close()
  for (const { kind, saying, sql } of findings) print(`${kind}: ${saying}\n    ${sql}`)
  for (const call of unsound) print(call)
  print(`${overloads} overloads: ${agreed} of ${calls} calls agree`)
  print(`${unsound.length} of ${ran} calls that ran gave a NULL or a type that was ruled out`)
  printEnded(engine)
  return 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
