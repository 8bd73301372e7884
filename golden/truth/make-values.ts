import type { TsType } from '../../compiler/dialects/driver.ts'
import { baseType, type Type } from '../../compiler/ir/type.ts'

/**
 * Values that a parameter of the SQL type takes, as its declaration `write` asks for them: the first
 * is plain, the others are at an edge. NULL is the caller's matter.
 */
export function makeValues(type: Type, write: TsType): readonly unknown[] {
  if (write.kind === 'array') return makeArrays(type, write)
  if (write.kind === 'enum') return write.type.labels
  const names = write.kind === 'json' ? ['JsonValue'] : write.names
  const base = baseType(type)
  const name = base.kind === 'scalar' ? base.name.toLowerCase() : base.kind
  const byName = samples.find(({ of }) => of.test(name))
  const fitting = byName?.values.filter((value) => isWritable(value, names)) ?? []
  if (fitting.length > 0) return fitting
  return fallback.filter((value) => isWritable(value, names))
}

function makeArrays(type: Type, write: Extract<TsType, { kind: 'array' }>): readonly unknown[] {
  const base = baseType(type)
  const element = base.kind === 'array' ? base.element : base
  const [first, second = first] = makeValues(element, write.element)
  const nest = (items: unknown, depth: number): unknown =>
    depth <= 1 ? items : [nest(items, depth - 1)]
  return [nest([first, null, second], write.dimensions), [], nest([second], write.dimensions)]
}

function isWritable(value: unknown, names: readonly string[]): boolean {
  if (names.includes('unknown') || names.includes('JsonValue')) return true
  if (value instanceof Date) return names.includes('Date')
  if (value instanceof Uint8Array) return names.includes('Uint8Array')
  return names.includes(typeof value)
}

/** By the engine's name of the type; of its values those are taken that the declaration admits. */
const samples: readonly { readonly of: RegExp; readonly values: readonly unknown[] }[] = [
  { of: /json/, values: [{ a: [1, null, 'x'] }, [], 'text', 7, null] },
  { of: /^uuid/, values: ['6ecd8c99-4036-403d-bf84-cf8400f67836'] },
  { of: /^(inet|cidr)/, values: ['127.0.0.1/32'] },
  { of: /range$/, values: ['[1,5)', 'empty'] },
  { of: /^interval/, values: ['1 day 02:03:04', '00:00:00'] },
  {
    of: /^(timestamp|datetime)/,
    values: [...dates(), '2024-02-29 12:34:56', '2001-01-01 00:00:00.123456'],
  },
  { of: /^date/, values: ['2024-02-29', '1999-12-31'] },
  { of: /^time/, values: ['23:59:59', '00:00:00'] },
  { of: /^year/, values: [2024, 1999] },
  { of: /^(bool|tinyint|bit)/, values: [true, false, 1, 0] },
  { of: /^(int2|smallint|mediumint)/, values: [2, 0, 32767] },
  { of: /^(int8|bigint)/, values: ['2', 1, 1n, '9007199254740993'] },
  { of: /int/, values: [2, 1, 0, 2147483647] },
  { of: /^(numeric|decimal)/, values: ['1.50', '0', 1.5, 0] },
  { of: /^(float|real|double)/, values: [0.5, -0, 1e10] },
  { of: /^(bytea|.*blob|.*binary)/, values: [new Uint8Array([0, 1, 255]), new Uint8Array()] },
  { of: /char|text|clob|name/, values: ['a', '', 'é🐘'] },
]

const fallback: readonly unknown[] = ['a', 1, 2n, true, false, ...dates(), new Uint8Array([0, 255])]

function dates(): readonly Date[] {
  return [new Date('2024-02-29T12:34:56.000Z'), new Date('2001-01-01T00:00:00.123Z')]
}
