import { parseArgs } from 'node:util'
import { type CellName, cellNames } from './cells.ts'

export const driverNames = ['pg', 'postgres', 'mysql2', 'mysql2-mariadb', 'better-sqlite3'] as const

export type DriverName = (typeof driverNames)[number]

export interface Options {
  readonly drivers: readonly DriverName[]
  readonly cells: readonly CellName[]
  readonly rounds: number
  /** How long a contender is timed in a round. */
  readonly milliseconds: number
  /** The file that the figures are written to. */
  readonly json: string | undefined
}

export const usage = `usage: npm run bench:drivers -- [DRIVER...] [--only CELL,...] [--rounds N] [--ms N] [--json FILE]
  DRIVER  ${driverNames.join(', ')}
  CELL    ${cellNames.join(', ')}
`

/** Undefined where the arguments name what does not exist. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', default: cellNames.join() },
      rounds: { type: 'string', default: '15' },
      ms: { type: 'string', default: '100' },
      json: { type: 'string' },
    },
  })
  const drivers = known(positionals, driverNames)
  const cells = known(values.only.split(','), cellNames)
  const [rounds, milliseconds] = [Number(values.rounds), Number(values.ms)]
  if (!drivers || !cells || !(rounds >= 1) || !(milliseconds > 0)) return undefined
  const wanted = drivers.length === 0 ? driverNames : drivers
  return { drivers: wanted, cells, rounds, milliseconds, json: values.json }
}

/** The names, if all are known. */
function known<Name extends string>(
  given: readonly string[],
  names: readonly Name[],
): readonly Name[] | undefined {
  const found = names.filter((name) => given.includes(name))
  return given.every((name) => names.some((each) => each === name)) ? found : undefined
}
