import type { KeywordGroup, Lexical } from '../dialects/lexical.ts'

/** What the lexer looks up in a dialect's lists. */
export interface LexicalTables {
  /** The listed operators by their first character. */
  readonly operators: ReadonlyMap<string, readonly string[]>
  /** Words that can be no name of a column, nor of a label. */
  readonly reserved: ReadonlySet<string>
}

const tables = new WeakMap<Lexical, LexicalTables>()

/** The tables of a dialect, made once. */
export function tablesOf(lexical: Lexical): LexicalTables {
  const known = tables.get(lexical) ?? {
    operators: byFirstCharacter(lexical),
    reserved: new Set(lexical.keywords.flatMap(reservedWords)),
  }
  tables.set(lexical, known)
  return known
}

/** In their order. */
function byFirstCharacter({ operators }: Lexical): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>()
  for (const operator of operators.kind === 'listed' ? operators.operators : []) {
    const first = operator[0] ?? ''
    table.set(first, [...(table.get(first) ?? []), operator])
  }
  return table
}

function reservedWords({ names, words }: KeywordGroup): readonly string[] {
  return names.includes('column') ? [] : words.trim().split(/\s+/)
}
