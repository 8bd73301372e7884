export interface ColouredPart {
  readonly text: string
  readonly look: string
}

/** Longer texts are shown without colours. */
const MOST = 100_000

const TOKEN =
  /"(?:[^"\\]|\\.)*"(?=\s*:)|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b/g

/** The text of a document in parts of one colour each; `fault` is where it is no JSON. */
export function colouredJson(text: string, fault: number | undefined): readonly ColouredPart[] {
  if (text.length > MOST) return [{ text, look: '' }]
  const parts: ColouredPart[] = []
  let end = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (index > end) parts.push({ text: text.slice(end, index), look: '' })
    end = index + token.length
    const isKey = token.startsWith('"') && /^\s*:/.test(text.slice(end, end + 40))
    parts.push({ text: token, look: isKey ? 'k-json' : scalarLook(token) })
  }
  if (end < text.length) parts.push({ text: text.slice(end), look: '' })
  return fault === undefined ? parts : withFault(parts, Math.min(fault, text.length - 1))
}

export function scalarLook(token: string): string {
  if (token.startsWith('"')) return 's'
  if (token === 'null') return 'nu'
  return token === 'true' || token === 'false' ? 'b' : 'n'
}

/** Marks the sign at which the document cannot go on. */
function withFault(parts: readonly ColouredPart[], fault: number): readonly ColouredPart[] {
  let start = 0
  return parts.flatMap(({ text, look }) => {
    const at = fault - start
    start += text.length
    if (at < 0 || at >= text.length) return [{ text, look }]
    return [
      { text: text.slice(0, at), look },
      { text: text.slice(at, at + 1), look: `${look} squiggle` },
      { text: text.slice(at + 1), look },
    ].filter((part) => part.text !== '')
  })
}
