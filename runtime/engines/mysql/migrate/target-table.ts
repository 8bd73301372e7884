const NAME = String.raw`(?<name>\x60(?:[^\x60]|\x60\x60)+\x60|[\p{L}\p{N}_$]+)(?=\s|\(|$)(?!\s*\.)`

/** Names of indexes in quotes may look like the words behind them. */
const CHANGES: readonly RegExp[] = [
  new RegExp(
    String.raw`^\s*(?:create|alter)\s+table\s+(?:if\s+(?:not\s+)?exists\s+)?${NAME}`,
    'iu',
  ),
  new RegExp(
    String.raw`^\s*(?:create|drop)\s(?:[^()\x60]*\s)?index\s[^()\x60]*?\son\s+${NAME}`,
    'iu',
  ),
]

/** What may make a statement about several tables, or hide a part of it. */
const IS_OPEN = /\b(?:rename|exchange|like|select|union)\b|;|\/\*|--|#/i

/** The only table that a statement can change, where its text leaves no doubt about that. */
export function targetTable(statement: string): string | undefined {
  if (IS_OPEN.test(statement)) return undefined
  for (const expression of CHANGES) {
    const name = expression.exec(statement)?.groups?.['name']
    if (name !== undefined) return unquoted(name)
  }
  return undefined
}

function unquoted(name: string): string {
  return name.startsWith('`') ? name.slice(1, -1).replaceAll('``', '`') : name
}
