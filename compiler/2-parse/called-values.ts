import type { Token } from '../1-lex/token.ts'

/**
 * The places of VALUES that are calls: behind ON DUPLICATE KEY UPDATE, but for the SELECTs there, MariaDB reads
 * `(VALUES (a))` as a call in parentheses.
 */
export function calledValues(tokens: readonly Token[]): ReadonlySet<number> {
  const calls = new Set<number>()
  /** Of each parenthesis that is open behind UPDATE, whether a SELECT stands in it. */
  let selects: boolean[] | undefined
  tokens.forEach((token, i) => {
    if (isUpdate(token) && isDuplicateKey(tokens, i)) selects = [false]
    if (!selects) return
    const word = token.text.toLowerCase()
    if (word === '(') selects.push(false)
    else if (word === ')') selects.pop()
    else if (word === 'select') selects[selects.length - 1] = true
    else if (word === 'values' && !selects.includes(true)) calls.add(i)
    else if (word === ';' || (word === 'returning' && selects.length === 1)) selects = undefined
  })
  return calls
}

function isUpdate({ kind, text }: Token): boolean {
  return kind === 'word' && text.length === 'update'.length && text.toLowerCase() === 'update'
}

/** Whether ON DUPLICATE KEY stands before the place. */
function isDuplicateKey(tokens: readonly Token[], i: number): boolean {
  const wordAt = (at: number) => tokens[at]?.text.toLowerCase()
  return wordAt(i - 1) === 'key' && wordAt(i - 2) === 'duplicate'
}
