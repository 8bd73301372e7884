const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g
const OPENING: ReadonlySet<string> = new Set(['{', '['])
const CLOSING: ReadonlySet<string> = new Set(['}', ']'])

/** The text of JSON with a member a line; numbers keep all their digits. Throws SyntaxError for what is none. */
export function indentJson(text: string): string {
  JSON.parse(text)
  const tokens = text.match(TOKENS) ?? []
  const parts: string[] = []
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    const isEmpty = CLOSING.has(token) && OPENING.has(tokens[at - 1] ?? '')
    if (CLOSING.has(token)) depth -= 1
    if (CLOSING.has(token) && !isEmpty) parts.push(lineAt(depth))
    parts.push(token === ':' ? ': ' : token)
    if (OPENING.has(token)) depth += 1
    const isOpen = OPENING.has(token) && !CLOSING.has(tokens[at + 1] ?? '')
    if (isOpen || token === ',') parts.push(lineAt(depth))
  }
  return parts.join('')
}

function lineAt(depth: number): string {
  return `\n${'  '.repeat(depth)}`
}
