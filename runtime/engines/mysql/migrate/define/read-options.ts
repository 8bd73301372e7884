import type { Attribute } from '../../../../migrate/schema-object.ts'
import { behindGroup, isSymbol, isWord, textOf, unquoted, type Token } from '../text/tokens.ts'

/** How the names of options become attributes, where they are not their own. */
const attributeOf: Readonly<Record<string, string>> = { 'default charset': 'charset' }

/** Counts, and other words for what stands elsewhere. */
const LEFT_OUT: ReadonlySet<string> = new Set(['auto_increment', 'collate'])

/** The options behind the parenthesis that closes a table, up to its partitions. */
export function readOptions(
  sql: string,
  tokens: readonly Token[],
): Readonly<Record<string, Attribute>> {
  const options: Record<string, Attribute> = {}
  let index = 0
  while (index < tokens.length) {
    const { name, value, end } = optionAt(sql, tokens, index)
    if (!LEFT_OUT.has(name)) options[attributeOf[name] ?? name] = value
    index = end
  }
  return options
}

interface Option {
  readonly name: string
  readonly value: Attribute
  readonly end: number
}

function optionAt(sql: string, tokens: readonly Token[], start: number): Option {
  if (isWord(tokens[start], 'WITH')) return { name: 'versioned', value: true, end: start + 3 }
  const valueAt = start + valueOffset(tokens.slice(start))
  const nameTokens = tokens.slice(start, valueAt).filter((token) => !isSymbol(token, '='))
  const name = nameTokens.map(({ text }) => unquoted(text).toLowerCase()).join(' ')
  const end = isSymbol(tokens[valueAt], '(') ? behindGroup(tokens, valueAt) : valueAt + 1
  return { name, value: textOf(sql, tokens.slice(valueAt, end)), end }
}

/** ``TABLESPACE `t` `` alone has no sign between its name and its value. */
function valueOffset(tokens: readonly Token[]): number {
  const sign = tokens.findIndex((token) => isSymbol(token, '='))
  return isWord(tokens[0], 'TABLESPACE') || sign === -1 ? 1 : sign + 1
}
