import type { TsType } from '../dialects/driver.ts'
import type { Types } from '../dialects/dialect.ts'
import type { ColumnSource } from '../ir/checked.ts'
import type { GenOptions } from '../ir/options.ts'
import { baseType, isOfTruth, type Type } from '../ir/type.ts'

/** A value whose TypeScript type quarry.toml may name. */
export interface Overridable {
  readonly type: Type
  /** The column that it is, or is compared with or stored in. */
  readonly source?: ColumnSource | undefined
}

export interface OverrideContext {
  readonly options: Pick<GenOptions, 'overrides'>
  readonly types: Pick<Types, 'render'>
}

/**
 * The TypeScript type that `[gen.js.overrides]` gives to a column or to a type of the database; a document whose
 * shape the query makes is more than its type, and a truth value is no number.
 */
export function overrideOf(
  { type, source }: Overridable,
  shown: TsType,
  { options: { overrides }, types }: OverrideContext,
): string | undefined {
  if (overrides.size === 0) return undefined
  const key = source && columnKey(source, overrides)
  const ofColumn = key === undefined ? undefined : overrides.get(key)?.type
  if (ofColumn !== undefined) return ofColumn
  if (shown.kind === 'json' || isOfTruth(type)) return undefined
  const names = [type, baseType(type)].map((each) => types.render(each))
  return names.map((name) => overrides.get(name)?.type).find((text) => text !== undefined)
}

/** The key of the overrides that names the column: the one with its schema, where both are there. */
export function columnKey(
  { schema, relation, column }: ColumnSource,
  overrides: GenOptions['overrides'],
): string | undefined {
  const short = `${relation}.${column}`
  return [`${schema}.${short}`, short].find((key) => overrides.has(key))
}
