import type * as Ast from '../../../2-parse/ast.ts'
import type { Index, Key } from '../../../ir/catalog.ts'
import { columnsIn } from '../columns-in.ts'

/** The lengths of `a(20), b`; nothing where no column has one. */
export function keyLengths(columns: readonly Ast.IndexColumn[]): Pick<Key, 'lengths'> {
  const lengths = columns.map(({ length }) => (length === undefined ? undefined : Number(length)))
  return lengths.some((length) => length !== undefined) ? { lengths } : {}
}

/** What an index keeps besides its columns. */
export function indexExtras(
  columns: readonly Ast.IndexColumn[],
  {
    method,
    where,
  }: { readonly method?: Index['method']; readonly where?: Ast.Expression | undefined },
): Pick<Index, 'lengths' | 'method' | 'uses'> {
  const uses = [
    ...columns.flatMap(({ expression }) => (isPlain(expression) ? [] : columnsIn(expression))),
    ...(where ? columnsIn(where) : []),
  ]
  return {
    ...keyLengths(columns),
    ...(method && { method }),
    ...(uses.length > 0 && { uses }),
  }
}

function isPlain({ kind }: Ast.Expression): boolean {
  return kind === 'column'
}

interface Said {
  readonly attributes: readonly Ast.ConstraintAttribute[] | undefined
  readonly keyIndex?: Ast.KeyIndex | undefined
  readonly period?: boolean
}

/** What a key does not hold for: a transaction that puts it off; or does: NULL. */
export function keyTraits({
  attributes = [],
  keyIndex,
  period = false,
}: Said): Pick<Key, 'deferrable' | 'nullsAlike' | 'period'> {
  const isDeferrable = attributes.some((each) => putOff.has(each))
  return {
    ...(isDeferrable && { deferrable: true }),
    ...(keyIndex?.nullsNotDistinct && { nullsAlike: true }),
    ...(period && { period }),
  }
}

const putOff: ReadonlySet<Ast.ConstraintAttribute> = new Set(['deferrable', 'initially deferred'])
