import type { CheckedQuery } from '../compiler/ir/checked.ts'

/** A statement as it is sent without generated code. */
export interface SentStatement {
  readonly sql: string
  /** Of `sql`, one for each fragment of the query. */
  readonly pieces: readonly string[]
  readonly values: readonly unknown[]
}

/**
 * The statement of the query with its arguments, in the order of the parameters. `numbered` writes
 * `$1` once for each parameter, `positional` a `?` wherever one stands; a list becomes as many
 * placeholders as it has items, and NULL when it has none.
 */
export function sentStatement(
  { text, parameters }: CheckedQuery,
  args: readonly unknown[],
  placeholders: 'numbered' | 'positional',
): SentStatement {
  const values: unknown[] = []
  const numbers = new Map<number, string>()
  const place = (value: unknown) => {
    values.push(value)
    return placeholders === 'numbered' ? `$${values.length}` : '?'
  }
  const write = (index: number) => {
    const value = args[index]
    if (parameters[index]?.list !== true || !Array.isArray(value)) return place(value)
    return value.map(place).join(', ') || 'NULL'
  }
  const pieces = text.map((fragment) => {
    if (fragment.kind === 'text') return fragment.text
    if (placeholders === 'positional') return write(fragment.parameter)
    const known = numbers.get(fragment.parameter) ?? write(fragment.parameter)
    numbers.set(fragment.parameter, known)
    return known
  })
  return { sql: pieces.join(''), pieces, values }
}
