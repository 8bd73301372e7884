/** The words and signs of a text on one line, without blanks; undefined where TypeScript has no such token. */
export function tokensOf(text: string): readonly string[] | undefined {
  const tokens: string[] = []
  let at = 0
  while (at < text.length) {
    const token = text[at] === '`' ? templateAt(text, at) : plainAt(text, at)
    if (token === undefined) return undefined
    if (token.trim() !== '') tokens.push(token)
    at += token.length
  }
  return tokens
}

const plain =
  /[ \t]+|'(?:[^'\\\r\n]|\\[^\r\n])*'|"(?:[^"\\\r\n]|\\[^\r\n])*"|-?(?:0x[\da-f_]+|0b[01_]+|0o[0-7_]+|(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)n?(?![\p{ID_Continue}$])|[\p{ID_Start}$_][\p{ID_Continue}$]*|=>|\.\.\.|[()[\]{}<>|&?:;,.=+-]/iuy

function plainAt(text: string, at: number): string | undefined {
  plain.lastIndex = at
  return plain.exec(text)?.[0]
}

/** A template with all that stands in its `${...}`. */
function templateAt(text: string, start: number): string | undefined {
  let at = start + 1
  while (at < text.length) {
    if (text[at] === '`') return text.slice(start, at + 1)
    if (text.startsWith('${', at)) {
      const end = substitutionEnd(text, at + 2)
      if (end === undefined) return undefined
      at = end
    } else at += text[at] === '\\' ? 2 : 1
  }
  return undefined
}

/** The place behind the `}` that closes what begins at `start`. */
function substitutionEnd(text: string, start: number): number | undefined {
  let depth = 1
  let at = start
  while (at < text.length) {
    const token = text[at] === '`' ? templateAt(text, at) : plainAt(text, at)
    if (token === undefined) return undefined
    at += token.length
    if (token === '{') depth++
    if (token === '}') depth--
    if (depth === 0) return at
  }
  return undefined
}

/** The types that stand in the `${...}` of a template. */
export function substitutionsOf(template: string): readonly string[] {
  const found: string[] = []
  for (let at = 1; at < template.length; at++) {
    if (template[at] === '\\') at++
    else if (template.startsWith('${', at)) {
      const end = substitutionEnd(template, at + 2) ?? template.length
      found.push(template.slice(at + 2, end - 1))
      at = end - 1
    }
  }
  return found
}
