import type { Routine, RoutineOut, RoutineParameter } from '../../../../compiler/ir/routine.ts'
import type { Field, Type } from '../../../../compiler/ir/type.ts'
import type { RoutineRow } from './introspection-queries.ts'
import type { TypeOf } from './read-types.ts'

// pg_proc.prokind
const kinds: Readonly<Record<string, Routine['kind']>> = {
  p: 'procedure',
  a: 'aggregate',
  w: 'window',
}

interface Argument {
  readonly name: string | undefined
  readonly type: Type
  /** pg_proc.proargmodes: `i`n, `o`ut, `b`oth, `v`ariadic, `t`able. */
  readonly mode: string
}

export function readRoutine(row: RoutineRow, typeOf: TypeOf): Routine {
  const all = row.types.map((type, i): Argument => ({
    name: row.names?.[i] || undefined,
    type: typeOf(Number(type), null),
    mode: row.modes?.[i] ?? 'i',
  }))
  const taken = all.filter(({ mode }) => mode !== 'o' && mode !== 't')
  return {
    kind: kinds[row.kind] ?? 'function',
    schema: row.schema,
    name: row.name,
    parameters: taken.map(({ name, type }, i): RoutineParameter => ({
      name,
      type,
      hasDefault: i >= taken.length - row.defaults,
    })),
    variadic: row.variadic,
    result: resultOf(all, typeOf(row.result, null)),
    setReturning: row.setReturning,
    nulls: nullsOf(row),
    ...(row.kind === 'p' && { outs: outsOf(all) }),
  }
}

/** What makes a range of NULLs makes one without bounds. */
function nullsOf({ strict, kind, constructs }: RoutineRow): Routine['nulls'] {
  if (constructs) return strict ? 'strict' : 'never'
  return strict && kind === 'f' ? 'strict-or-null' : 'maybe'
}

function outsOf(all: readonly Argument[]): readonly RoutineOut[] {
  return all.flatMap(({ mode, name, type }, position) =>
    mode === 'o' || mode === 'b' ? [{ position, name, type, isTaken: mode === 'b' }] : [],
  )
}

/** OUT parameters and the columns of RETURNS TABLE are a row, whose names FROM shows. */
function resultOf(all: readonly Argument[], result: Type): Type {
  const given = all.filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't')
  const fields = given.map(({ name, type }): Field => ({ name: name ?? '', type, nullable: true }))
  return fields.length > 0
    ? { kind: 'composite', schema: undefined, name: undefined, fields }
    : result
}
