import type { Target } from '../../compiler/compile.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'

/** Returns the target of a project that leaves all options as they are. Throws where the dialect has no such driver. */
export function targetFor(dialect: Dialect, driverName: string = dialect.defaultDriver): Target {
  const driver = dialect.drivers[driverName]
  if (driver === undefined) throw new Error(`${dialect.label} has no driver ${driverName}`)
  const options = {
    bigint: 'string',
    timestamp: 'date',
    rename: new Map(),
    overrides: new Map(),
    version: '0.0.0',
  } as const
  return { dialect, driver, options, lint: new Map() }
}
