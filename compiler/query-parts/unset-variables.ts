import type { Token } from '../1-lex/token.ts'

/**
 * The first reading of each session variable that the statement itself never sets: `WHERE id = @id`, which
 * another dialect, or another tool, takes for a parameter.
 */
export function unsetVariables(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isVariable)) return []
  const isSet = new Set(assignedIn(tokens).map(keyOf))
  const unset = new Map<string, Token>()
  for (const token of tokens) {
    if (!isVariable(token) || isSet.has(keyOf(token)) || unset.has(keyOf(token))) continue
    unset.set(keyOf(token), token)
  }
  return [...unset.values()]
}

/** `@@sql_mode` is the server's. */
function isVariable({ kind, text }: Token): boolean {
  return kind === 'variable' && !text.startsWith('@@')
}

/** Their names ignore case. */
function keyOf({ text }: Token): string {
  return text.toLowerCase()
}

/** `@a := 1`, `INTO @a, @b` */
function assignedIn(tokens: readonly Token[]): readonly Token[] {
  let isTarget = false
  return tokens.filter((token, i) => {
    const isInto = token.kind === 'word' && token.text.toLowerCase() === 'into'
    isTarget = isInto || (isTarget && (isVariable(token) || token.text === ','))
    return isVariable(token) && (isTarget || tokens[i + 1]?.text === ':=')
  })
}
