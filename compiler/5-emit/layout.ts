/**
 * Text that fits on a line or breaks where it may, as prettier lays it out: a group is flat when it
 * fits, else each of its own lines breaks.
 */
export type Layout =
  | string
  | { readonly kind: 'concat'; readonly parts: readonly Layout[] }
  | { readonly kind: 'group'; readonly content: Layout; readonly broken: boolean }
  | { readonly kind: 'indent'; readonly content: Layout }
  /** `flat` where the group is flat, else a new line; `broken` stands before the new line. */
  | { readonly kind: 'line'; readonly flat: string; readonly broken: string }
  | { readonly kind: 'when-broken'; readonly text: string }
  /** The first whose text up to its first new line fits; the last otherwise. */
  | { readonly kind: 'choice'; readonly options: readonly Layout[] }

const WIDTH = 100

export function concat(...parts: readonly Layout[]): Layout {
  return { kind: 'concat', parts }
}

export function group(...parts: readonly Layout[]): Layout {
  return { kind: 'group', content: concat(...parts), broken: false }
}

export function broken(...parts: readonly Layout[]): Layout {
  return { kind: 'group', content: concat(...parts), broken: true }
}

export function indent(...parts: readonly Layout[]): Layout {
  return { kind: 'indent', content: concat(...parts) }
}

export function choice(...options: readonly Layout[]): Layout {
  return { kind: 'choice', options }
}

/** `a, b` with `, ` or with a comma and a new line. */
export function separated(items: readonly Layout[], separator = ','): Layout {
  const between: Layout = { kind: 'line', flat: `${separator} `, broken: separator }
  return concat(...items.flatMap((item, index) => (index === 0 ? [item] : [between, item])))
}

/** `{ a, b }`, `[a, b]`, `(a, b)`: items one a line, with a comma after the last, when broken. */
export function delimited(open: string, items: readonly Layout[], close: string): Layout {
  return items.length === 0 ? open + close : group(...delimitedParts(open, items, close))
}

/** The same, broken in any case. */
export function brokenList(open: string, items: readonly Layout[], close: string): Layout {
  return items.length === 0 ? open + close : broken(...delimitedParts(open, items, close))
}

function delimitedParts(open: string, items: readonly Layout[], close: string): Layout[] {
  const space = open.endsWith('{') ? ' ' : ''
  return [
    open,
    indent({ kind: 'line', flat: space, broken: '' }, separated(items)),
    { kind: 'line', flat: space, broken: ',' },
    close,
  ]
}

export const newLine: Layout = broken({ kind: 'line', flat: '', broken: '' })

/** All of it on one line, however long. */
export function flatText(layout: Layout): string {
  if (typeof layout === 'string') return layout
  switch (layout.kind) {
    case 'concat':
      return layout.parts.map(flatText).join('')
    case 'group':
    case 'indent':
      return flatText(layout.content)
    case 'line':
      return layout.flat
    case 'when-broken':
      return ''
    case 'choice':
      return flatText(layout.options[0] ?? '')
  }
}

export function fitsOnLine(text: string): boolean {
  return text.length <= WIDTH
}

interface Item {
  readonly layout: Layout
  readonly level: number
  readonly flat: boolean
}

/**
 * The text, new lines indented by `level` times two spaces; `column` is where it begins and `after`
 * is what will follow it on its last line.
 */
export function render(
  layout: Layout,
  {
    level = 0,
    column = level * 2,
    after = '',
  }: { level?: number; column?: number; after?: string },
): string {
  const waiting: Item[] = [
    { layout: after, level, flat: false },
    { layout, level, flat: false },
  ]
  let text = ''
  let used = column
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    const printed = step(item, waiting, WIDTH - used)
    const lastLine = printed.lastIndexOf('\n') + 1
    used = lastLine === 0 ? used + printed.length : printed.length - lastLine
    text += printed
  }
  return after === '' ? text : text.slice(0, -after.length)
}

/** Pushes the parts of the item, and gives the text of one that has no parts. */
function step({ layout, level, flat }: Item, waiting: Item[], room: number): string {
  if (typeof layout === 'string') return layout
  switch (layout.kind) {
    case 'concat':
      waiting.push(...layout.parts.map((part) => ({ layout: part, level, flat })).toReversed())
      return ''
    case 'indent':
      waiting.push({ layout: layout.content, level: level + 1, flat })
      return ''
    case 'group': {
      const attempt = { layout: layout.content, level, flat: flat || !layout.broken }
      const flattened = flat || (!layout.broken && fits(attempt, waiting, room))
      waiting.push({ ...attempt, flat: flattened })
      return ''
    }
    case 'line':
      return flat ? layout.flat : `${layout.broken}\n${'  '.repeat(level)}`
    case 'when-broken':
      return flat ? '' : layout.text
    case 'choice': {
      const chosen = layout.options.find((option) =>
        fits({ layout: option, level, flat }, waiting, room),
      )
      waiting.push({ layout: chosen ?? layout.options.at(-1) ?? '', level, flat })
      return ''
    }
  }
}

/** Whether the item, with what follows it up to the next new line, has room. */
function fits(item: Item, waiting: readonly Item[], room: number): boolean {
  const ahead = [item]
  let following = waiting.length
  let left = room
  while (left >= 0) {
    const next = ahead.pop() ?? waiting[--following]
    if (next === undefined) return true
    if (typeof next.layout === 'object' && next.layout.kind === 'group') {
      ahead.push({ ...next, layout: next.layout.content, flat: next.flat || !next.layout.broken })
      continue
    }
    const text = step(next, ahead, left)
    const end = text.indexOf('\n')
    if (end >= 0) return end <= left
    left -= text.length
  }
  return false
}
