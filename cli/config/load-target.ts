import type { Sources, Target } from '../../compiler/compile.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import type { Driver } from '../../compiler/dialects/driver.ts'
import { dialectNames, loadDialect } from '../../compiler/dialects/registry.ts'
import { withExtensions } from '../../compiler/dialects/with-extensions.ts'
import type { LintLevels } from '../../compiler/diagnostics/lint-levels.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { GenOptions } from '../../compiler/ir/options.ts'
import type { Placed } from './config-table.ts'
import { fault } from '../diagnostics/fault.ts'
import { version } from '../version.ts'

/** What code is generated for. Places are undefined for what the command line says. */
export interface WantedTarget {
  readonly dialect: Wanted
  /** Undefined: the default driver of the dialect. */
  readonly driver: Wanted | undefined
  readonly options: Omit<GenOptions, 'version'>
  readonly lint: LintLevels
}

export interface Wanted {
  readonly value: string
  readonly place: Placed<string>['place'] | undefined
}

/**
 * Loads the dialect with the extensions that the schema asks for, and chooses the driver; a fault where one of them
 * is not to be had.
 */
export async function loadTarget(
  wanted: WantedTarget,
  schema: Sources['schema'],
): Promise<Target | Renderable> {
  const { dialect: provider, options, lint } = wanted
  const dialect = await findDialect(provider)
  if ('code' in dialect) return dialect
  const driver = findDriver(wanted.driver, dialect)
  if ('code' in driver) return driver
  return {
    dialect: await withExtensions(dialect, schema),
    driver,
    options: { ...options, version },
    lint,
  }
}

/** The driver of this name, or the dialect's default; a fault where the driver is for another database. */
export function findDriver(wanted: Wanted | undefined, dialect: Dialect): Driver | Renderable {
  const { drivers, defaultDriver, label } = dialect
  const name = wanted?.value ?? defaultDriver
  const driver = Object.hasOwn(drivers, name) ? drivers[name] : undefined
  if (driver !== undefined) return driver
  const params = { driver: name, label, choices: Object.keys(drivers) }
  return fault('unfit-driver', params, wanted?.place)
}

/** The dialect of a name without aliases; a fault where quarry has none. */
export async function findDialect(wanted: Wanted): Promise<Dialect | Renderable> {
  const found = dialectLoader(wanted)
  return 'code' in found ? found : found.load()
}

/** Loads a dialect once somebody needs it: that takes longer than a short command. */
export interface DialectLoader {
  load(): Promise<Dialect>
}

/** The same for a dialect that may not be needed. */
export function dialectLoader({ value, place }: Wanted): DialectLoader | Renderable {
  const name = dialectNames.find((known) => known === value)
  if (name !== undefined) return { load: () => loadDialect(name) }
  return fault('unsupported-provider', { provider: value, choices: dialectNames }, place)
}
