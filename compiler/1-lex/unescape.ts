import type { Quote } from '../dialects/lexical.ts'

/** The value of a quoted text: `body` is what stands between the quotes. */
export function unescape(body: string, quote: Quote): string {
  const single = body.includes(quote.close)
    ? body.replaceAll(quote.close.repeat(2), quote.close)
    : body
  if (quote.escapes === 'none' || !single.includes('\\')) return single
  return quote.escapes === 'backslash' ? unescapeBackslashes(single) : unescapeUnicode(single)
}

const controls: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  0: '\0',
  Z: '\u001a',
}

/** The union of PostgreSQL's E'' (manual 4.1.2.2) and MySQL's strings (manual 11.1.1). */
function unescapeBackslashes(body: string): string {
  return body.replace(
    /\\(?:x([\da-fA-F]{1,2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/g,
    (_, ...[hex, short, long, other]: (string | undefined)[]) =>
      other === undefined ? codePoint(hex ?? short ?? long ?? '') : (controls[other] ?? other),
  )
}

/** U&'\0041' and U&'\+000041' (PostgreSQL manual 4.1.2.3). */
function unescapeUnicode(body: string): string {
  return body.replace(
    /\\(?:([\da-fA-F]{4})|\+([\da-fA-F]{6})|(\\))/g,
    (_, short?: string, long?: string, backslash?: string) =>
      backslash ?? codePoint(short ?? long ?? ''),
  )
}

function codePoint(hex: string): string {
  const code = Number.parseInt(hex, 16)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\ufffd'
}
