import type { CallSite } from './dialect.ts'

/**
 * One overload of a built-in function: its name, its parameters, the rule of its result and when it
 * is NULL. Parameters are separated by spaces: `text` is required, `text?` may be left out, `text*`
 * repeats any number of times (several at the end repeat as a group), and the NULL of `-any` says
 * nothing about the result's. `*` alone is the star of `count(*)`.
 */
export type Row<Result extends string, Nulls extends string> = readonly [
  name: string,
  parameters: string,
  result: Result,
  nulls: Nulls,
]

type RoutineKind = 'function' | 'aggregate' | 'window' | 'table'

export interface Overload<Result extends string, Nulls extends string> {
  readonly kind: RoutineKind
  readonly name: string
  /** As written, for messages. */
  readonly signature: string
  /** The words of the parameters that stand alone. */
  readonly fixed: readonly Parameter[]
  readonly required: number
  /** Is called with `*` and nothing else. */
  readonly star: boolean
  readonly repeated: readonly Parameter[]
  readonly result: Result
  readonly nulls: Nulls
}

export interface Parameter {
  readonly word: string
  readonly decidesNull: boolean
}

export type FunctionTable<Result extends string, Nulls extends string> = ReadonlyMap<
  string,
  readonly Overload<Result, Nulls>[]
>

/** The rows of each kind by the name of the function. */
export function functionTable<Result extends string, Nulls extends string>(
  rows: Readonly<Record<RoutineKind, readonly Row<Result, Nulls>[]>>,
): FunctionTable<Result, Nulls> {
  const table = new Map<string, Overload<Result, Nulls>[]>()
  for (const kind of ['function', 'aggregate', 'window', 'table'] as const) {
    for (const row of rows[kind]) {
      const overloads = table.get(row[0]) ?? []
      table.set(row[0], [...overloads, readRow(kind, row)])
    }
  }
  return table
}

/** The names of those of a kind. */
export function namesOf<Result extends string, Nulls extends string>(
  table: FunctionTable<Result, Nulls>,
  kind: RoutineKind,
): ReadonlySet<string> {
  const named = [...table].filter(([, overloads]) => overloads.some((each) => each.kind === kind))
  return new Set(named.map(([name]) => name))
}

/** The overload that takes as many arguments as the call has. */
export function findOverload<Result extends string, Nulls extends string>(
  overloads: readonly Overload<Result, Nulls>[],
  { star, operands: { length } }: CallSite,
): Overload<Result, Nulls> | undefined {
  return overloads.find((overload) => {
    const { fixed, required, repeated } = overload
    if (star || overload.star) return star && overload.star
    if (length <= fixed.length) return length >= required
    return repeated.length > 0 && (length - fixed.length) % repeated.length === 0
  })
}

/** The parameter at a position that the overload takes. */
export function parameterAt<Result extends string, Nulls extends string>(
  { fixed, repeated }: Overload<Result, Nulls>,
  index: number,
): Parameter {
  const parameter = fixed[index] ?? repeated[(index - fixed.length) % repeated.length]
  return parameter ?? { word: 'any', decidesNull: true }
}

function readRow<Result extends string, Nulls extends string>(
  kind: RoutineKind,
  [name, parameters, result, nulls]: Row<Result, Nulls>,
): Overload<Result, Nulls> {
  const star = parameters === '*'
  const words = star ? [] : parameters.split(' ').filter((word) => word !== '')
  return {
    kind,
    name,
    signature: `${name}(${star ? '*' : words.map((word) => word.replace('-', '')).join(', ')})`,
    star,
    fixed: words.filter((word) => !word.endsWith('*')).map(readParameter),
    required: words.filter((word) => !/[?*]$/.test(word)).length,
    repeated: words.filter((word) => word.endsWith('*')).map(readParameter),
    result,
    nulls,
  }
}

function readParameter(word: string): Parameter {
  return { word: word.replace(/[-?*]/g, ''), decidesNull: !word.startsWith('-') }
}
