import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { readTokens } from '../../compiler/read-tokens.ts'
import { relationsOf } from '../../compiler/relations-of.ts'
import type { RawValue } from '../raw-value.ts'
import { textOf } from './raw-rows.ts'
import type { Dependent } from './structure.ts'

interface Named {
  /** The one that texts write before the name. */
  readonly schema: string
  readonly name: string
}

/**
 * The dependents among rows of (kind, schema, name, text). The text is what the engine keeps of a view, trigger or
 * routine without knowing what it uses; where it is NULL the engine knows that the object depends on the relation.
 */
export function dependentsIn(
  rows: readonly (readonly RawValue[])[],
  relation: Named,
  dialect: Dialect,
): readonly Dependent[] {
  return rows.flatMap(([kind, schema, name, text]) => {
    const body = textOf(text)
    if (body !== undefined && !uses(body, relation, dialect)) return []
    return { kind: String(kind), schema: String(schema), name: String(name) }
  })
}

function uses(text: string, relation: Named, dialect: Dialect): boolean {
  const { reads, writes, complete } = relationsOf(text, dialect)
  const isUsed = [...reads, ...writes].some((parts) => isSame(parts, relation, dialect))
  return isUsed || (!complete && hasWord(text, relation, dialect))
}

function isSame(parts: readonly string[], { schema, name }: Named, { names }: Dialect): boolean {
  const [own = '', before] = parts.toReversed()
  const key = names.relationKey
  return key(own) === key(name) && (before === undefined || key(before) === key(schema))
}

/**
 * Whether the name stands in a text that could not be read whole: as a name, or in a string, which may be run as SQL and
 * hold strings in turn.
 */
function hasWord(text: string, relation: Named, dialect: Dialect): boolean {
  const { lexical, names } = dialect
  const key = names.relationKey(relation.name)
  return readTokens(text, { lexical }).some(({ kind, value }) => {
    if (kind !== 'string') return names.relationKey(value) === key
    return value.length < text.length && hasWord(value, relation, dialect)
  })
}
