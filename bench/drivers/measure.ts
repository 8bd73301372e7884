import { writeFileSync } from 'node:fs'
import { freshDatabase } from '../../golden/engines/fresh-database.ts'
import { cells } from './cells.ts'
import type { CellResult } from './comparison.ts'
import type { Opened } from './contender.ts'
import { drivers } from './drivers.ts'
import { type DriverName, type Options, readOptions } from './options.ts'
import { peerPackages } from './peers/packages.ts'
import { cellTable } from './results-table.ts'
import { timeCell } from './time-cell.ts'
import { verify } from './verify.ts'

/** Measures one driver in this process, which has been given one core, and writes the figures to a file. */
const options = readOptions(process.argv.slice(2))
const [driver] = options?.drivers ?? []
if (options === undefined || driver === undefined) throw new Error('the arguments name no driver')
await measure(driver, options)

async function measure(name: DriverName, { json, ...wanted }: Options): Promise<void> {
  const { engine, open } = drivers[name]
  const database = await freshDatabase(engine)
  if (database.kind === 'unavailable') {
    process.stdout.write(`NOT MEASURED: ${name}: ${database.reason}\n`)
    return
  }
  const opened = await open(database.url, await peerPackages())
  await verify(opened)
  const names = opened.contenders.map((contender) => contender.name)
  process.stdout.write(`${name} on ${engine} ${database.engine.version}\n`)
  process.stdout.write(`the rows are equal: ${names.join(', ')}\n\n`)
  const results = await timeCells(name, opened, wanted)
  if (json !== undefined) writeFileSync(json, JSON.stringify(results))
  await opened.close()
  await database.drop()
  // Prisma's adapters keep connections.
  process.exit()
}

async function timeCells(
  name: DriverName,
  opened: Opened,
  { cells: wanted, ...effort }: Omit<Options, 'json'>,
): Promise<readonly CellResult[]> {
  const results: CellResult[] = []
  for (const cell of wanted) {
    const result = { cell, timings: await timeCell(cells[cell], opened, effort) }
    process.stdout.write(`${cellTable(name, result)}\n`)
    results.push(result)
  }
  return results
}
