import type { SeedRow, SeedValue } from '../../../seed/seed-value.ts'

const SPECIAL = /[\\\n\r\t]/
const EVERY_SPECIAL = /[\\\n\r\t]/g

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
}

/** Rows in the text format of COPY (PostgreSQL manual, COPY, "Text Format"). */
export function copyText(rows: readonly SeedRow[]): string {
  let text = ''
  for (const row of rows) {
    for (let i = 0; i < row.length; i += 1) {
      if (i > 0) text += '\t'
      text += cellText(row[i] ?? null)
    }
    text += '\n'
  }
  return text
}

function cellText(value: SeedValue): string {
  if (typeof value === 'string') return SPECIAL.test(value) ? escaped(value) : value
  if (typeof value === 'number') return String(value)
  if (value === null) return String.raw`\N`
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'bigint') return String(value)
  return String.raw`\\x${Buffer.from(value).toString('hex')}`
}

function escaped(value: string): string {
  return value.replaceAll(EVERY_SPECIAL, (character) => escapes[character] ?? character)
}
