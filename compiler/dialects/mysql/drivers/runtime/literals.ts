// Statements of at most half a million characters are below the smallest limit of a server.
const MOST = 2 ** 19

/**
 * The rows as texts, each for one statement; undefined where a value can only be a parameter. `row`
 * is the text of a row, which a value parts from the next.
 */
export function literalRows(
  row: readonly string[],
  rows: readonly (readonly unknown[])[],
): string[] | undefined {
  const texts: string[] = []
  let text = ''
  for (const values of rows) {
    const next = literalRow(row, values)
    if (next === undefined) return undefined
    if (text !== '' && text.length + next.length > MOST) {
      texts.push(text)
      text = ''
    }
    text += text === '' ? next : `, ${next}`
  }
  return text === '' ? texts : [...texts, text]
}

function literalRow(row: readonly string[], values: readonly unknown[]): string | undefined {
  let text = row[0]
  for (let at = 0; at < values.length; at++) {
    const value = literal(values[at])
    if (value === undefined) return undefined
    text += value + row[at + 1]
  }
  return text
}

// A value as SQL that means the same under each sql_mode.
function literal(value: unknown): string | undefined {
  if (value === null) return 'NULL'
  if (typeof value === 'string') return textLiteral(value)
  if (typeof value === 'number') return numberLiteral(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Uint8Array) return `_binary X'${Buffer.from(value).toString('hex')}'`
  return undefined
}

// Whether a backslash escapes depends on the sql_mode NO_BACKSLASH_ESCAPES.
function textLiteral(text: string): string {
  if (text.includes('\\')) return `_utf8mb4 X'${Buffer.from(text).toString('hex')}'`
  return text.includes("'") ? `'${text.replaceAll("'", "''")}'` : `'${text}'`
}

// A number is a DOUBLE, as it is for a parameter.
function numberLiteral(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined
  const text = Object.is(value, -0) ? '-0' : String(value)
  return text.includes('e') ? text : `${text}E0`
}
