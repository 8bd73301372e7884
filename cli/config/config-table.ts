import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { suggest } from '../../compiler/diagnostics/suggest.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import type { Place } from '../../compiler/source/span.ts'
import { fault } from '../diagnostics/fault.ts'
import { findTomlPlaces, pathKey, type TomlPlaces } from './toml-places.ts'

/** A value of the project file with its place. */
export interface Placed<Value> {
  readonly value: Value
  /** The place of the value; of the key's table, or the file's start, where a default stands in. */
  readonly place: Place
}

export interface NamedText extends Placed<string> {
  /** The place of its key. */
  readonly key: Place
}

/** A text, or a table; neither where a fault hides it. */
export interface ConfigEntry {
  readonly place: Place
  readonly text?: string | undefined
  readonly table?: ConfigTable
}

/** What all tables of one file share. */
export interface ConfigSource {
  readonly file: SourceFile
  readonly places: TomlPlaces
  readonly faults: Renderable[]
}

/**
 * One table of the project file. Each reader gives undefined for an absent key; for a value of
 * another kind it reports a fault as well. Keys that no reader asked for are faults of `finish`.
 */
export interface ConfigTable {
  /** Whether the key is written there; also true where a fault hides it. */
  has(key: string): boolean
  /** Of any kind. */
  value(key: string): Placed<unknown> | undefined
  text(key: string): Placed<string> | undefined
  flag(key: string): boolean | undefined
  choice<const Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined
  /** All pairs of a table whose keys are the user's. */
  names(key: string): ReadonlyMap<string, NamedText>
  /** All values of a table whose keys are the user's; `place` is that of the key. */
  entries(key: string): ReadonlyMap<string, ConfigEntry>
  /** All tables of a table whose keys are the user's. */
  tables(key: string): ReadonlyMap<string, ConfigTable>
  /** A table that is absent reads like an empty one. */
  table(key: string): ConfigTable
  /** Where a key that is missing would have to be written. */
  readonly place: Place
  finish(): void
}

export function configSource(file: SourceFile): ConfigSource {
  return { file, places: findTomlPlaces(file.text), faults: [] }
}

type Values = Readonly<Record<string, unknown>>

export function configTable(
  source: ConfigSource,
  values: Values | undefined,
  path: readonly string[] = [],
): ConfigTable {
  const asked = new Set<string>()
  const inner: ConfigTable[] = []
  const read = (key: string): Found | undefined => {
    asked.add(key)
    if (values === undefined || !Object.hasOwn(values, key)) return undefined
    return { path: [...path, key], value: values[key] }
  }
  return {
    place: placeIn(source, path, 'value'),
    has: (key) => values === undefined || Object.hasOwn(values, key),
    value: (key) => {
      const found = read(key)
      return found && { value: found.value, place: placeIn(source, found.path, 'value') }
    },
    text: (key) => readText(source, read(key)),
    flag: (key) => readFlag(source, read(key)),
    choice: (key, choices) => readChoice(source, read(key), choices),
    names: (key) => readNames(source, read(key)),
    entries: (key) => {
      const found = readEntries(source, read(key))
      for (const { table } of found.values()) if (table) inner.push(table)
      return found
    },
    tables: (key) => {
      const found = readTables(source, read(key))
      inner.push(...found.values())
      return found
    },
    table: (key) => {
      const found = read(key)
      const table = configTable(source, readTable(source, found), [...path, key])
      inner.push(table)
      return table
    },
    finish: () => {
      for (const key of Object.keys(values ?? {}).filter((name) => !asked.has(name))) {
        reportUnknown(source, [...path, key], asked)
      }
      for (const table of inner) table.finish()
    },
  }
}

interface Found {
  readonly path: readonly string[]
  readonly value: unknown
}

function readText(source: ConfigSource, found: Found | undefined): Placed<string> | undefined {
  if (found === undefined) return undefined
  const { path, value } = found
  const place = placeIn(source, path, 'value')
  if (typeof value !== 'string') return wrongType(source, found, 'a string')
  if (value.trim() !== '') return { value, place }
  source.faults.push(fault('empty-value', { key: path.join('.') }, place))
  return undefined
}

function readFlag(source: ConfigSource, found: Found | undefined): boolean | undefined {
  if (found === undefined) return undefined
  return typeof found.value === 'boolean' ? found.value : wrongType(source, found, 'true or false')
}

function readChoice<const Choice extends string>(
  source: ConfigSource,
  found: Found | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const text = readText(source, found)
  if (found === undefined || text === undefined) return undefined
  const chosen = choices.find((choice) => choice === text.value)
  if (chosen === undefined) {
    const params = { key: found.path.join('.'), found: text.value, choices }
    source.faults.push(fault('wrong-value', params, text.place))
  }
  return chosen
}

function readNames(source: ConfigSource, found: Found | undefined): ReadonlyMap<string, NamedText> {
  const names = new Map<string, NamedText>()
  for (const [key, value] of Object.entries(readTable(source, found) ?? {})) {
    const path = [...(found?.path ?? []), key]
    const text = readText(source, { path, value })
    if (text) names.set(key, { ...text, key: placeIn(source, path, 'key') })
  }
  return names
}

function readEntries(
  source: ConfigSource,
  found: Found | undefined,
): ReadonlyMap<string, ConfigEntry> {
  const entries = new Map<string, ConfigEntry>()
  for (const [key, value] of Object.entries(readTable(source, found) ?? {})) {
    const path = [...(found?.path ?? []), key]
    const place = placeIn(source, path, 'key')
    if (isTable(value)) entries.set(key, { place, table: configTable(source, value, path) })
    else entries.set(key, { place, text: readText(source, { path, value })?.value })
  }
  return entries
}

function readTables(
  source: ConfigSource,
  found: Found | undefined,
): ReadonlyMap<string, ConfigTable> {
  return new Map(
    Object.entries(readTable(source, found) ?? {}).map(([key, value]) => {
      const path = [...(found?.path ?? []), key]
      return [key, configTable(source, readTable(source, { path, value }), path)] as const
    }),
  )
}

/** Undefined for what is no table: whatever it was to hold is not known. */
function readTable(source: ConfigSource, found: Found | undefined): Values | undefined {
  if (found === undefined) return {}
  return isTable(found.value) ? found.value : wrongType(source, found, 'a table')
}

function isTable(value: unknown): value is Values {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  )
}

function wrongType(source: ConfigSource, { path, value }: Found, expected: string): undefined {
  const params = { key: path.join('.'), expected, found: kindOf(value) }
  source.faults.push(fault('wrong-type', params, placeIn(source, path, 'value')))
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array'
  if (value instanceof Date) return 'a date'
  if (typeof value === 'object') return 'a table'
  return `the ${typeof value} ${typeof value === 'string' ? JSON.stringify(value) : String(value)}`
}

function reportUnknown(
  source: ConfigSource,
  path: readonly string[],
  asked: Iterable<string>,
): void {
  const params = { key: path.join('.'), suggestion: suggest(path.at(-1) ?? '', asked) }
  source.faults.push(fault('unknown-key', params, placeIn(source, path, 'key')))
}

/** A table that only dotted keys make has no place of its own: then it is that of the table around it. */
function placeIn(source: ConfigSource, path: readonly string[], part: 'key' | 'value'): Place {
  const { file, places } = source
  const at = places.get(pathKey(path))?.[part]
  if (at !== undefined) return { file: file.path, ...at }
  return path.length === 0
    ? { file: file.path, start: 0, end: 0 }
    : placeIn(source, path.slice(0, -1), part)
}
