/** Where a place in a text of Extended JSON is. */
export interface TextPlace {
  /** `name`: the name of a member is written; `value`: a value; `text`: within quotes. */
  readonly kind: 'name' | 'value' | 'text'
  /** The names of the members around it, outermost first; items of arrays have none. */
  readonly path: readonly string[]
  /** Where the word begins that is being written. */
  readonly from: number
  readonly word: string
  /** Within quotes: whether they hold the name of a member. */
  readonly isName: boolean
}

interface Level {
  readonly kind: 'object' | 'array'
  /** The member whose value is written; undefined: its name is written. */
  name: string | undefined
}

const TOKEN =
  /\/\/[^\n]*|"(?:[^"\\\n]|\\.)*(?:"|$)|'(?:[^'\\\n]|\\.)*(?:'|$)|[{}[\](),:]|[\p{L}\p{N}_$.]+|\s+|./gu

/** Returns where the end of a text is; undefined in a comment. */
export function textPlace(text: string): TextPlace | undefined {
  const levels: Level[] = []
  let last = ''
  let lastWord = ''
  let at = 0
  for (const [token] of text.matchAll(TOKEN)) {
    at += token.length
    if (/^\s/.test(token)) {
      last = token
      continue
    }
    last = token
    lastWord = step(token, levels, lastWord)
  }
  if (last.startsWith('//')) return undefined
  const path = levels.flatMap(({ name }) => (name === undefined ? [] : [name]))
  const isName = levels.at(-1)?.kind === 'object' && levels.at(-1)?.name === undefined
  const quoted = /^["']/.test(last) && !(last.length > 1 && last.endsWith(last.charAt(0)))
  if (quoted) return { kind: 'text', path, isName, from: at - last.length + 1, word: last.slice(1) }
  const word = /^[\p{L}\p{N}_$.]+$/u.test(last) ? last : ''
  return { kind: isName ? 'name' : 'value', path, isName, from: at - word.length, word }
}

type Enter = (levels: Level[], word: string) => void

const SIGNS: Readonly<Record<string, Enter>> = {
  '{': (levels) => void levels.push({ kind: 'object', name: undefined }),
  '[': (levels) => void levels.push({ kind: 'array', name: undefined }),
  '(': (levels) => void levels.push({ kind: 'array', name: undefined }),
  '}': (levels) => void levels.pop(),
  ']': (levels) => void levels.pop(),
  ')': (levels) => void levels.pop(),
  ':': (levels, word) => {
    const level = levels.at(-1)
    if (level !== undefined) level.name = word
  },
  ',': (levels) => {
    const level = levels.at(-1)
    if (level !== undefined) level.name = undefined
  },
}

/** Takes a token; returns the last word. */
function step(token: string, levels: Level[], lastWord: string): string {
  const enter = SIGNS[token]
  if (enter === undefined) return token.replace(/^(["'])(.*)\1$/s, '$2')
  enter(levels, lastWord)
  return ''
}
