import { parse, TomlError } from 'smol-toml'
import { isCode, isWarning, warnings } from '../../compiler/diagnostics/catalogue.ts'
import {
  lintLevels,
  type LintLevel,
  type LintLevels,
} from '../../compiler/diagnostics/lint-levels.ts'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { suggest } from '../../compiler/diagnostics/suggest.ts'
import type { GenOptions, TypeOverride } from '../../compiler/ir/options.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import type { Place } from '../../compiler/source/span.ts'
import { hazardKinds } from '../../runtime/migrate/step.ts'
import { acceptedNames, findDialectName, providerNames } from './config-providers.ts'
import {
  type ConfigEntry,
  type ConfigTable,
  configSource,
  configTable,
  type NamedText,
  type Placed,
} from './config-table.ts'
import { fault } from '../diagnostics/fault.ts'
import { type MigrateConfig, migrateConfigOf } from './migrate-config.ts'
import type { ModuleSetting } from './module-format.ts'
import { type SeedConfig, seedConfigOf } from './seed-config.ts'
import { type StudioConfig, studioConfigOf } from './studio-config.ts'
import { isTypeScriptType } from './typescript-type/is-type.ts'

/** quarry.toml, validated. Directories are as written: relative to the file. */
export interface Config {
  readonly schemaFrom: 'files' | 'migrations'
  readonly schemaDirectory: Placed<string>
  readonly queries: Placed<string>
  readonly migrationsPath: Placed<string>
  readonly exportPath: Placed<string>
  /** The name of the dialect, whatever alias the provider was written with. */
  readonly dialect: Placed<string>
  /** The environment variable that holds the connection URL. */
  readonly urlVariable: string
  /** By the names of other databases of the project: the variable that holds the address. */
  readonly environments: ReadonlyMap<string, string>
  /** The variable that holds the address of a server for scratch databases. */
  readonly scratchVariable: string | undefined
  readonly migrate: MigrateConfig
  readonly studio: StudioConfig
  readonly seed: SeedConfig
  readonly gen: GenConfig
  /** What becomes of warnings, by their codes. */
  readonly lint: LintLevels
}

export interface GenConfig extends Omit<GenOptions, 'version'> {
  readonly enabled: boolean
  readonly out: Placed<string>
  /** Undefined: the default driver of the dialect. */
  readonly driver: Placed<string> | undefined
  readonly module: ModuleSetting
  /** `rename` with its places. */
  readonly renames: ReadonlyMap<string, NamedText>
  /** `overrides` with the places of their keys. */
  readonly overridden: ReadonlyMap<string, Placed<TypeOverride>>
}

export interface ReadConfig {
  /** Undefined when a fault leaves no project to speak of. */
  readonly config: Config | undefined
  readonly faults: readonly Renderable[]
}

export const CONFIG_FILE = 'quarry.toml'
const VERSION = '2'

/** Reads the project file; all faults in it, with their places. */
export function readConfig(file: SourceFile): ReadConfig {
  const parsed = parseToml(file)
  if ('code' in parsed) return { config: undefined, faults: [parsed] }
  const source = configSource(file)
  const root = configTable(source, parsed.values)
  checkVersion(root, source.faults)
  const config = configOf(root, source.faults)
  root.finish()
  return { config: source.faults.length > 0 ? undefined : config, faults: source.faults }
}

function parseToml(file: SourceFile): { readonly values: Record<string, unknown> } | Renderable {
  try {
    return { values: parse(file.text) }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const reason = error.message.split('\n')[0]?.replace('Invalid TOML document: ', '') ?? ''
    const start = offsetOf(file, error.line, error.column)
    return fault('malformed-toml', { reason }, { file: file.path, start, end: start + 1 })
  }
}

function offsetOf(file: SourceFile, line: number, column: number): number {
  const before = file.text.split('\n').slice(0, line - 1)
  return before.reduce((offset, text) => offset + text.length + 1, 0) + column - 1
}

function checkVersion(root: ConfigTable, faults: Renderable[]): void {
  const version = root.value('version')
  if (version === undefined) faults.push(fault('missing-version', {}, root.place))
  else if (version.value !== VERSION) {
    const found = JSON.stringify(version.value)
    faults.push(fault('unsupported-version', { found }, version.place))
  }
}

function configOf(root: ConfigTable, faults: Renderable[]): Config | undefined {
  const database = root.table('database')
  const dialect = dialectOf(database, faults)
  const directory = (key: string, standard: string): Placed<string> =>
    root.text(key) ?? { value: standard, place: root.place }
  const rest = {
    schemaFrom: root.choice('schema_from', ['files', 'migrations']) ?? 'files',
    schemaDirectory: directory('schema_dir', 'db/schema'),
    queries: directory('queries', 'db/queries'),
    migrationsPath: directory('migrations_path', 'db/migrations'),
    exportPath: directory('export_path', 'db/export'),
    urlVariable: database.text('url_env')?.value ?? 'DATABASE_URL',
    scratchVariable: database.text('dev_url_env')?.value,
    migrate: migrateConfigOf(root.table('migrate'), faults),
    environments: environmentsOf(root, faults),
    studio: studioConfigOf(root.table('studio'), faults),
    seed: seedConfigOf(root.table('seed'), faults),
    gen: genConfigOf(root.table('gen').table('js'), faults),
    lint: lintLevelsOf(root.names('lint'), faults),
  } satisfies Omit<Config, 'dialect'>
  return dialect && { ...rest, dialect }
}

function environmentsOf(root: ConfigTable, faults: Renderable[]): ReadonlyMap<string, string> {
  const variables = new Map<string, string>()
  for (const [name, { table, place }] of root.entries('environments')) {
    const variable = table?.text('url_env')?.value
    const params = { key: `environments.${name}.url_env`, line: 'url_env = "..."' }
    if (variable === undefined) faults.push(fault('missing-key', params, place))
    else variables.set(name, variable)
  }
  return variables
}

function genConfigOf(js: ConfigTable, faults: Renderable[]): GenConfig {
  const renames = js.names('rename')
  const overridden = overridesOf(js.entries('overrides'), faults)
  return {
    enabled: js.flag('enabled') ?? true,
    out: js.text('out') ?? { value: 'quarry_gen', place: js.place },
    driver: js.text('driver'),
    module: js.choice('module', ['auto', 'esm', 'cjs']) ?? 'auto',
    bigint: js.choice('bigint', ['string', 'number', 'bigint']) ?? 'string',
    timestamp: js.choice('timestamp', ['date', 'string']) ?? 'date',
    rename: new Map([...renames].map(([subject, { value }]) => [subject, value])),
    renamePlaces: new Map([...renames].map(([subject, { place }]) => [subject, place])),
    renames,
    overrides: new Map([...overridden].map(([subject, { value }]) => [subject, value])),
    overridden,
  }
}

function overridesOf(
  entries: ReadonlyMap<string, ConfigEntry>,
  faults: Renderable[],
): ReadonlyMap<string, Placed<TypeOverride>> {
  const overrides = new Map<string, Placed<TypeOverride>>()
  for (const [subject, { place, text, table }] of entries) {
    const type = text ?? table?.text('type')?.value
    const nullable = table?.flag('nullable')
    if (type !== undefined && !isTypeScriptType(type)) {
      faults.push(fault('malformed-override', { subject, type }, place))
    } else overrides.set(subject, { value: { type, nullable }, place })
  }
  return overrides
}

function lintLevelsOf(written: ReadonlyMap<string, NamedText>, faults: Renderable[]): LintLevels {
  const levels = new Map<string, LintLevel>()
  for (const [code, { value, place, key }] of written) {
    const level = lintLevels.find((each) => each === value)
    const params = { key: `lint.${code}`, found: value, choices: lintLevels }
    if (!isWarning(code) && !isOfMigrations(code)) faults.push(noWarning(code, key))
    else if (level === undefined) faults.push(fault('wrong-value', params, place))
    else levels.set(code, level)
  }
  return levels
}

/** Warnings of `quarry lint`, which the compiler does not know. */
function isOfMigrations(code: string): boolean {
  return ofMigrations.some((each) => each === code)
}

const ofMigrations = [...hazardKinds, 'missing-down', 'untested-heads']

function noWarning(code: string, place: Place): Renderable {
  if (isCode(code)) return fault('unchangeable-lint', { code }, place)
  return fault(
    'unknown-lint',
    { code, suggestion: suggest(code, [...warnings, ...ofMigrations]) },
    place,
  )
}

function dialectOf(database: ConfigTable, faults: Renderable[]): Placed<string> | undefined {
  const provider = database.text('provider')
  if (provider === undefined) {
    const params = { key: 'database.provider', line: 'provider = "..." under [database]' }
    if (!database.has('provider')) faults.push(fault('missing-key', params, database.place))
    return undefined
  }
  const name = findDialectName(provider.value)
  if (name !== undefined) return { value: name, place: provider.place }
  faults.push(unknownProvider(provider.value, provider.place))
  return undefined
}

/** `place` is undefined where the name comes from the command line. */
export function unknownProvider(provider: string, place: Place | undefined): Renderable {
  const suggestion = suggest(provider, acceptedNames)
  return fault('unknown-provider', { provider, choices: providerNames, suggestion }, place)
}
