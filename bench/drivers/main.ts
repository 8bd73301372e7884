import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { withBundle } from '../bundle.ts'
import { ROOT } from '../run-node.ts'
import { cellNames } from './cells.ts'
import type { CellResult } from './comparison.ts'
import { type DriverName, type Options, readOptions, usage } from './options.ts'
import { summary } from './results-table.ts'

const timingSchema = v.object({
  name: v.string(),
  role: v.picklist(['quarry', 'by hand', 'peer', 'undecoded']),
  rates: v.array(v.number()),
  costs: v.array(v.number()),
})
const resultsSchema = v.array(
  v.object({ cell: v.picklist(cellNames), timings: v.array(timingSchema) }),
)

const options = readOptions(process.argv.slice(2))
if (options === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else await run(options)

/** Generated code beside what is written by hand and beside other libraries. It prints figures and judges nothing. */
async function run({ drivers, json, ...wanted }: Options): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'quarry-bench-'))
  const results: Record<string, readonly CellResult[]> = {}
  try {
    await withBundle(['bench/drivers/measure.ts'], (bundled) => {
      for (const driver of drivers) {
        const file = join(directory, `${driver}.json`)
        measure(join(bundled, 'measure.js'), driver, { ...wanted, json: file })
        if (existsSync(file))
          results[driver] = v.parse(resultsSchema, JSON.parse(readFileSync(file, 'utf8')))
      }
    })
  } finally {
    rmSync(directory, { recursive: true })
  }
  process.stdout.write(summary(results))
  if (json !== undefined) writeFileSync(json, JSON.stringify(results, null, 1))
}

/** The servers that this process starts share its core. */
function measure(program: string, driver: DriverName, options: Omit<Options, 'drivers'>): void {
  const { cells, rounds, milliseconds, json = '' } = options
  const effort = ['--rounds', String(rounds), '--ms', String(milliseconds)]
  const args = [program, driver, '--only', cells.join(), ...effort, '--json', json]
  const [command, ...before] = [...onOneCore(), process.execPath, '--expose-gc']
  // Drivers of dates read the time zone of the process; a broker's servers would run elsewhere.
  const { QUARRY_ENGINE_BROKER, ...others } = process.env
  const { status } = spawnSync(command ?? '', [...before, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...others, TZ: 'UTC' },
  })
  if (status !== 0) process.stdout.write(`NOT MEASURED: ${driver}: it ended with ${status}\n`)
}

/** On several cores client and server wake each other, and a short call takes once or twice as long as it happens. */
function onOneCore(): readonly string[] {
  const command = ['taskset', '-c', String(availableParallelism() - 1)] as const
  const { status } = spawnSync(command[0], [...command.slice(1), 'true'])
  if (status === 0) return command
  process.stdout.write(
    'NOT PINNED: there is no taskset here, so that the figures vary from run to run\n',
  )
  return []
}
