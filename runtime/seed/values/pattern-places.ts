const DIGITS = '0123456789'
const LOWER = 'abcdefghijklmnopqrstuvwxyz'
const LETTERS = LOWER.toUpperCase() + LOWER

const classes: Readonly<Record<string, string>> = {
  d: DIGITS,
  w: LOWER + DIGITS,
  s: ' ',
}

/** A place without an end is repeated so often, or less where the text would be too long. */
const REPEATS = [8, 4, 2, 1, 0] as const

/** A part of a pattern: the lists of characters of its places, and what is behind it. */
interface Read {
  readonly places: readonly string[]
  readonly rest: string
}

/**
 * For each place of a text that matches a regular expression the characters that may stand there. Of choices the first
 * one is taken. Undefined for an expression with anything else in it.
 */
export function patternPlaces(
  pattern: string,
  length = Number.POSITIVE_INFINITY,
): readonly string[] | undefined {
  const body = pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')
  for (const usual of REPEATS) {
    const read = sequence(body, usual)
    if (read?.rest !== '') return undefined
    if (read.places.length <= length) return read.places
  }
  return undefined
}

/** As far as a parenthesis that ends it. */
function sequence(text: string, usual: number): Read | undefined {
  const places: string[] = []
  let rest = text
  while (rest !== '' && !rest.startsWith(')')) {
    if (rest.startsWith('|')) return afterChoices(places, rest, usual)
    const atom = atomOf(rest, usual)
    if (atom === undefined) return undefined
    const { times, rest: behind } = repetition(atom.rest, usual)
    for (let i = 0; i < times; i += 1) places.push(...atom.places)
    rest = behind
  }
  return { places, rest }
}

/** The other choices are read to find their end. */
function afterChoices(places: readonly string[], text: string, usual: number): Read | undefined {
  const others = sequence(text.slice(1), usual)
  return others && { places, rest: others.rest }
}

function atomOf(text: string, usual: number): Read | undefined {
  const [first = '', second = ''] = text
  if (first === '(') return group(text, usual)
  if (first === '[') return list(text)
  if (first === '.') return { places: [LOWER], rest: text.slice(1) }
  if (first !== '\\')
    return /[*+?{}^$]/.test(first) ? undefined : { places: [first], rest: text.slice(1) }
  const known = classes[second]
  if (known === undefined && /[\w]/.test(second)) return undefined
  return { places: [known ?? second], rest: text.slice(2) }
}

function group(text: string, usual: number): Read | undefined {
  const inner = text.startsWith('(?:') ? text.slice(3) : text.slice(1)
  if (inner.startsWith('?')) return undefined
  const read = sequence(inner, usual)
  return read?.rest.startsWith(')') ? { ...read, rest: read.rest.slice(1) } : undefined
}

const LIST = /^\[(\^?)(\]?(?:\\.|[^\]\\])*)\]/

/** `[a-z_]`, `[^@]` */
function list(text: string): Read | undefined {
  const [whole, negation, body = ''] = LIST.exec(text) ?? []
  if (whole === undefined) return undefined
  const named = (body.match(/\\.|.-[^\]]|[\s\S]/g) ?? []).map(charactersOf).join('')
  const others = [...(LETTERS + DIGITS)].filter((each) => !named.includes(each)).join('')
  const characters = negation === '^' ? others : named
  return characters === '' ? undefined : { places: [characters], rest: text.slice(whole.length) }
}

function charactersOf(part: string): string {
  if (part.startsWith('\\')) return classes[part.charAt(1)] ?? part.charAt(1)
  if (part.length < 3) return part
  const [from, to] = [part.charCodeAt(0), part.charCodeAt(2)]
  return String.fromCharCode(
    ...Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i),
  )
}

function repetition(
  text: string,
  usual: number,
): { readonly times: number; readonly rest: string } {
  const [whole, min, comma, max] = /^\{(\d+)(,?)(\d*)\}\??/.exec(text) ?? []
  if (whole !== undefined) {
    const least = Number(min)
    const most = max === '' ? Math.max(least, usual) : Number(max)
    const times = comma === '' ? least : Math.min(most, Math.max(least, usual))
    return { times, rest: text.slice(whole.length) }
  }
  const [sign] = /^[*+?]\??/.exec(text) ?? []
  if (sign === undefined) return { times: 1, rest: text }
  const times = { '?': 0, '*': usual, '+': Math.max(1, usual) }[sign.charAt(0)] ?? 1
  return { times, rest: text.slice(sign.length) }
}
