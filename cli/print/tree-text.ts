const WIDTH = 100

/** A value of JSON, indented; what fits into a line stands in one. */
export function treeText(value: unknown): string {
  const lines: string[] = []
  writeLines(value, { indent: '', before: '', after: '' }, lines)
  return lines.join('\n')
}

interface Line {
  readonly indent: string
  /** The name of the value. */
  readonly before: string
  readonly after: '' | ','
}

function writeLines(value: unknown, { indent, before, after }: Line, lines: string[]): void {
  const head = `${indent}${before}`
  const flat = flatText(value, WIDTH - indent.length)
  if (flat !== undefined || typeof value !== 'object' || value === null) {
    lines.push(`${head}${flat ?? JSON.stringify(value)}${after}`)
    return
  }
  const isList = Array.isArray(value)
  const entries = entriesOf(value)
  const [open, close] = isList ? '[]' : '{}'
  lines.push(`${head}${open}`)
  entries.forEach(([key, item], i) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `
    const isLast = i === entries.length - 1
    writeLines(item, { indent: `${indent}  `, before: name, after: isLast ? '' : ',' }, lines)
  })
  lines.push(`${indent}${close}${after}`)
}

/** As JSON.stringify writes it; undefined where there is no room for it, which is known before it is read to its end. */
export function flatText(value: unknown, room: number): string | undefined {
  if (room < 0) return undefined
  if (typeof value === 'string' && value.length > room) return undefined
  if (typeof value !== 'object' || value === null) return within(JSON.stringify(value), room)
  const isList = Array.isArray(value)
  if (isList && value.length > room) return undefined
  let inside = ''
  for (const [key, item] of entriesOf(value)) {
    const before = `${inside === '' ? '' : ','}${isList ? '' : `${JSON.stringify(key)}:`}`
    const text = flatText(item, room - 2 - inside.length - before.length)
    if (text === undefined) return undefined
    inside += before + text
  }
  return within(isList ? `[${inside}]` : `{${inside}}`, room)
}

function within(text: string, room: number): string | undefined {
  return text.length <= room ? text : undefined
}

function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, item]) => item !== undefined)
}
