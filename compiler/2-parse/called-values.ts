import type { Token } from '../1-lex/token.ts'

/**
 * The places of VALUES that are calls: behind ON DUPLICATE KEY UPDATE, but for the SELECTs there, MariaDB reads
 * `(VALUES (a))` as a call in parentheses.
 */
export function calledValues(tokens: readonly Token[]): ReadonlySet<number> {
  const calls = new Set<number>()
  const wordAt = (i: number) => tokens[i]?.text.toLowerCase()
  /** Of each parenthesis that is open behind UPDATE, whether a SELECT stands in it. */
  let selects: boolean[] | undefined
  for (const i of tokens.keys()) {
    const word = wordAt(i)
    if (word === 'update' && wordAt(i - 1) === 'key' && wordAt(i - 2) === 'duplicate')
      selects = [false]
    if (!selects) continue
    if (word === '(') selects.push(false)
    else if (word === ')') selects.pop()
    else if (word === 'select') selects[selects.length - 1] = true
    else if (word === 'values' && !selects.includes(true)) calls.add(i)
    else if (word === ';' || (word === 'returning' && selects.length === 1)) selects = undefined
  }
  return calls
}
