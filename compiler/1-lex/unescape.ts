import type { Quote } from '../dialects/lexical.ts'

/** The value of a quoted text: `body` is what stands between the quotes; `character` is that of UESCAPE. */
export function unescape(body: string, quote: Quote, character = '\\'): string {
  const single = body.includes(quote.close)
    ? body.replaceAll(quote.close.repeat(2), quote.close)
    : body
  if (quote.escapes === 'none' || !single.includes(character)) return single
  return unescapers[quote.escapes](single, character)
}

/** Whether every escape of a body says a character: what PostgreSQL calls an invalid Unicode escape does not. */
export function isWellEscaped(body: string, quote: Quote, character = '\\'): boolean {
  if (quote.escapes === 'backslash-code') return areCharacters(body, codeEscapes)
  if (quote.escapes === 'unicode') return areCharacters(body, unicodeEscapes(character))
  return true
}

/** `u` and `U` may only stand before so many digits; of each escape the group `code` holds them. */
const codeEscapes = /\\(?:u(?<short>[\da-fA-F]{4})|U(?<long>[\da-fA-F]{8})|(?<wrong>u|U)|[\s\S])/g

function unicodeEscapes(character: string): RegExp {
  const sign = character.replace(/[^\w]/, String.raw`\$&`)
  const codes = String.raw`(?<short>[\da-f]{4})|\+(?<long>[\da-f]{6})`
  return new RegExp(`${sign}(?:${codes}|${sign}|(?<wrong>))`, 'gi')
}

/** Halves of surrogate pairs stand side by side; U+0000 is no character. */
function areCharacters(body: string, escapes: RegExp): boolean {
  let half: number | undefined
  for (const { 0: escape, index, groups } of body.matchAll(escapes)) {
    if (groups?.wrong !== undefined) return false
    const digits = groups?.short ?? groups?.long
    const code = digits === undefined ? undefined : Number.parseInt(digits, 16)
    if (code === 0 || (code !== undefined && code > 0x10_ff_ff)) return false
    const isSecond = code !== undefined && code >= 0xdc_00 && code <= 0xdf_ff
    if (isSecond !== (half === index)) return false
    const isFirst = code !== undefined && code >= 0xd8_00 && code <= 0xdb_ff
    if (half !== undefined && half !== index) return false
    half = isFirst ? index + escape.length : undefined
  }
  return half === undefined
}

const unescapers = {
  'backslash-character': unescapeCharacters,
  'backslash-code': unescapeCodes,
  unicode: unescapeUnicode,
} as const satisfies Record<
  Exclude<Quote['escapes'], 'none'>,
  (body: string, character: string) => string
>

type Controls = Readonly<Record<string, string>>

const codeControls: Controls = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** Before `%` and `_` the backslash stays, for LIKE. */
const characterControls: Controls = {
  b: '\b',
  n: '\n',
  r: '\r',
  t: '\t',
  0: '\0',
  Z: '\u001a',
  '%': '\\%',
  _: '\\_',
}

/** MySQL's strings (manual 11.1.1). */
function unescapeCharacters(body: string): string {
  return body.replace(/\\([\s\S])/g, (_, escaped: string) => characterControls[escaped] ?? escaped)
}

/** PostgreSQL's E'' (manual 4.1.2.2). */
function unescapeCodes(body: string): string {
  return body.replace(
    /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{1,3})|([\s\S]))/g,
    (_, ...[hex, short, long, octal, other]: (string | undefined)[]) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8))
      if (other !== undefined) return codeControls[other] ?? other
      return codePoint(hex ?? short ?? long ?? '')
    },
  )
}

/** U&'\0041' and U&'\+000041' (PostgreSQL manual 4.1.2.3). */
function unescapeUnicode(body: string, character: string): string {
  const escaped = character.replace(/[^\w]/, String.raw`\$&`)
  const sequence = new RegExp(
    String.raw`${escaped}(?:([\da-fA-F]{4})|\+([\da-fA-F]{6})|(${escaped}))`,
    'g',
  )
  return body.replace(
    sequence,
    (_, short?: string, long?: string, itself?: string) => itself ?? codePoint(short ?? long ?? ''),
  )
}

function codePoint(hex: string): string {
  const code = Number.parseInt(hex, 16)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd'
}
