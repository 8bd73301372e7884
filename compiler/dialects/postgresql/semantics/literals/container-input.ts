/** Texts of items; undefined stands for NULL. */
type Items = readonly (string | undefined)[]

/** The elements of `{a,"b c",{d,NULL}}`, nested ones in one list (manual 8.15.6); undefined: malformed. */
export function arrayItems(text: string): Items | undefined {
  const body = /^\s*(?:(?:\[[+-]?\d+(?::[+-]?\d+)?\])+\s*=\s*)?(\{.*\})\s*$/su.exec(text)?.[1]
  if (body === undefined) return undefined
  const items: (string | undefined)[] = []
  return readBraces(body, 0, items) === body.length ? items : undefined
}

const item = /"(?:[^"\\]|\\.)*"|(?:[^\s"{},\\]|\\.)(?:(?:[^"{},\\]|\\.)*(?:[^\s"{},\\]|\\.))?/suy

/** Reads `{...}` from an offset on; the offset behind it, or -1. */
function readBraces(text: string, start: number, items: (string | undefined)[]): number {
  let at = skipSpace(text, start + 1)
  if (text[at] === '}') return at + 1
  for (;;) {
    at = text[at] === '{' ? readBraces(text, at, items) : readItem(text, at, items)
    if (at < 0) return -1
    at = skipSpace(text, at)
    if (text[at] === '}') return at + 1
    if (text[at] !== ',') return -1
    at = skipSpace(text, at + 1)
  }
}

function readItem(text: string, start: number, items: (string | undefined)[]): number {
  item.lastIndex = start
  const [found] = item.exec(text) ?? []
  if (found === undefined) return -1
  items.push(/^null$/iu.test(found) ? undefined : unquoted(found))
  return start + found.length
}

function skipSpace(text: string, start: number): number {
  let at = start
  while (/\s/u.test(text[at] ?? '')) at++
  return at
}

function unquoted(text: string): string {
  const inner = text.startsWith('"') ? text.slice(1, -1) : text
  return inner.replaceAll(/\\(.)/gsu, '$1').replaceAll('""', '"')
}

const bound = String.raw`(?:"(?:[^"\\]|\\.|"")*"|\\.|[^",()[\]\\])*`
const range = new RegExp(String.raw`^\s*(?:empty|[[(](${bound}),(${bound})[\])])\s*$`, 'isu')

/** The bounds that `[1,5)` has (manual 8.17.5); undefined: malformed. */
export function rangeBounds(text: string): Items | undefined {
  const found = range.exec(text)
  if (!found) return undefined
  return found
    .slice(1)
    .flatMap((each) => (each === undefined || each === '' ? [] : [unquotedParts(each)]))
}

/** The ranges of `{[1,3), [5,7)}`; undefined: malformed. */
export function multirangeItems(text: string): Items | undefined {
  const body = /^\s*\{(.*)\}\s*$/su.exec(text)?.[1]
  if (body === undefined) return undefined
  const each = new RegExp(
    String.raw`^\s*(empty|[[(]${bound},${bound}[\])])\s*(?:,(?=\s*\S)|$)`,
    'isu',
  )
  const ranges: string[] = []
  let rest = body
  while (rest.trim() !== '') {
    const found = each.exec(rest)
    if (!found) return undefined
    ranges.push(found[1] ?? '')
    rest = rest.slice(found[0].length)
  }
  return ranges
}

/** The fields of `(1,,"a b")` (manual 8.16.6); undefined: malformed. */
export function compositeFields(text: string): Items | undefined {
  const body = /^\s*\((.*)\)\s*$/su.exec(text)?.[1]
  if (body === undefined) return undefined
  const field = /((?:"(?:[^"\\]|\\.|"")*"|\\.|[^",()\\])*)(,|$)/suy
  const fields: (string | undefined)[] = []
  for (;;) {
    const found = field.exec(body)
    if (!found) return undefined
    const [, value = '', end] = found
    fields.push(value === '' ? undefined : unquotedParts(value))
    if (end === '') return field.lastIndex === body.length ? fields : undefined
  }
}

/** `a"b c"d` is one text. */
function unquotedParts(text: string): string {
  return text.replaceAll(
    /"((?:[^"\\]|\\.|"")*)"|\\(.)/gsu,
    (_, quoted?: string, escaped?: string) =>
      quoted === undefined ? (escaped ?? '') : unquoted(`"${quoted}"`),
  )
}
