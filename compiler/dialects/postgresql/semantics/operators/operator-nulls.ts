import type { NullRule } from '../../../../ir/routine.ts'

/**
 * When an operator gives NULL. A strict function behind it tells only that NULL in is NULL out; that
 * nothing else is NULL is knowledge, written down here. `operands` are names of the data files.
 */
export function operatorNulls(
  name: string,
  operands: readonly string[],
  strict: boolean,
): NullRule {
  const listed = exceptions[`${name} ${operands.join(',')}`]
  if (listed !== undefined) return listed
  if (!strict) return 'maybe'
  if (operands.some((operand) => geometric.has(operand))) return 'strict-or-null'
  if (operands.some((operand) => vectors.has(operand))) return 'strict'
  return exact.has(name) ? 'strict' : 'strict-or-null'
}

/** Closed paths have no sum, parallel lines no intersection, empty paths no distance. */
const geometric = new Set(['box', 'circle', 'line', 'lseg', 'path', 'point', 'polygon'])

/** The operators of pgvector fail or return NaN where there is no distance; they never return NULL. */
const vectors = new Set(['vector', 'halfvec', 'sparsevec'])

const exact = new Set(
  `!! !~ !~* !~~ !~~* # & && &< &> * + - -|- / < << <<= <= <> <@ = > >= >> >>= @ @> @@ @@@ ^ ^@ |
    |/ || ||/ % ~ ~* ~<=~ ~<~ ~>=~ ~>~ ~~ ~~* ? ?& ?| #-`.split(/\s+/u),
)

const exceptions: Readonly<Record<string, NullRule>> = {
  '|| anycompatiblearray,anycompatiblearray': 'all',
  '|| anycompatiblearray,anycompatible': 'never',
  '|| anycompatible,anycompatiblearray': 'never',
  // `ROW(1, NULL) = ROW(1, NULL)` compares column by column.
  '< record,record': 'strict-or-null',
  '<= record,record': 'strict-or-null',
  '<> record,record': 'strict-or-null',
  '= record,record': 'strict-or-null',
  '> record,record': 'strict-or-null',
  '>= record,record': 'strict-or-null',
  // Of pg_trgm: one less what similarity() gives.
  '<-> text,text': 'strict',
  '<->> text,text': 'strict',
  '<<-> text,text': 'strict',
  '<->>> text,text': 'strict',
  '<<<-> text,text': 'strict',
  // A path that finds no boolean, and errors that jsonpath suppresses.
  '@@ jsonb,jsonpath': 'strict-or-null',
  '@? jsonb,jsonpath': 'strict-or-null',
}
