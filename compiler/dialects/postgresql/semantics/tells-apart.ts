import { baseType, type Type } from '../../../ir/type.ts'
import type { Stored } from '../../dialect.ts'

/**
 * `numeric = float8` compares as float8, which many numbers round to; `timestamp = timestamptz` takes the hour that
 * a clock leaves out for the next one. Equality under a deterministic collation is that of bytes (manual, 23.2.2.4).
 */
export function tellsApart({ type: key }: Stored, { type: value }: Stored): boolean {
  const coarser = coarserThan.get(nameOf(key))
  return !coarser?.has(nameOf(value))
}

const floats: ReadonlySet<string> = new Set(['float4', 'float8'])

const coarserThan: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['int4', new Set(['float4'])],
  ['int8', floats],
  ['numeric', floats],
  ['timestamp', new Set(['timestamptz'])],
])

function nameOf(type: Type): string {
  const base = baseType(type)
  return base.kind === 'scalar' ? base.name : base.kind
}
