import { baseType, type Type } from '../../../ir/type.ts'
import type { Stored } from '../../stored.ts'
import { namedCollations } from '../named-collations.ts'

/**
 * `numeric = float8` compares as float8, which many numbers round to; `timestamp = timestamptz` takes the hour that
 * a clock leaves out for the next one. Equality under a deterministic collation is that of bytes (manual, 23.2.2.4).
 */
export function tellsApart(key: Stored, value: Stored): boolean {
  if (!isDeterministic(value.collation) && value.collation !== key.collation) return false
  const coarser = coarserThan.get(nameOf(key.type))
  return !coarser?.has(nameOf(value.type))
}

/** Those of the engine are, whatever locales it was built with; others may take `a` for `A`. */
function isDeterministic(collation: string | undefined): boolean {
  return collation === undefined || namedCollations.isKnown(collation)
}

const floats: ReadonlySet<string> = new Set(['float4', 'float8'])

const coarserThan: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['int4', new Set(['float4'])],
  ['int8', floats],
  ['numeric', floats],
  ['timestamp', new Set(['timestamptz'])],
  // Beside it the blanks at the end count for nothing.
  ['varchar', new Set(['bpchar'])],
])

function nameOf(type: Type): string {
  const base = baseType(type)
  return base.kind === 'scalar' ? base.name : base.kind
}

/** A domain may have a collation of its own. */
export function equalsOnlyItself({ type, collation }: Stored): boolean {
  if (type.kind === 'enum') return true
  if (type.kind !== 'scalar') return onlyThemselves.has(nameOf(type)) && !texts.has(nameOf(type))
  return onlyThemselves.has(type.name) && isDeterministic(collation)
}

const texts: ReadonlySet<string> = new Set(['text', 'varchar', 'name'])

const onlyThemselves: ReadonlySet<string> = new Set([
  ...texts,
  ...(['bool', 'int2', 'int4', 'int8', 'oid', 'uuid', 'bytea', 'bit', 'varbit'] as const),
  ...(['date', 'time', 'timetz', 'timestamp', 'timestamptz'] as const),
])
