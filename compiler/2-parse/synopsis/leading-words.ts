import type { Grammar, UtilityStatement } from '../../dialects/grammar.ts'

/** A statement of the table, and how many words of the text are its leading ones. */
export interface Leading {
  readonly statement: UtilityStatement
  readonly length: number
}

interface Entry {
  readonly words: readonly { readonly choices: readonly string[]; readonly optional: boolean }[]
  readonly statement: UtilityStatement | 'chapter'
}

/** By the first word, so that a statement that is none of them costs one look. */
export type LeadingWords = ReadonlyMap<string, readonly Entry[]>

export function readLeadingWords(statements: Grammar['statements']): LeadingWords {
  const entries = new Map<string, Entry[]>()
  for (const [key, statement] of Object.entries(statements)) {
    const words = key.split(' ').map((word) => {
      const optional = word.startsWith('[')
      return { choices: (optional ? word.slice(1, -1) : word).split('|'), optional }
    })
    for (const first of words[0]?.choices ?? []) {
      entries.set(first, [...(entries.get(first) ?? []), { words, statement }])
    }
  }
  return entries
}

/** The first entry whose words lead the text; `wordAt` gives a word in lower case, counted from 0. */
export function findLeading(
  table: LeadingWords,
  wordAt: (index: number) => string,
): Leading | undefined {
  for (const { words, statement } of table.get(wordAt(0)) ?? []) {
    const length = leadingLength(words, wordAt)
    if (length > 0) return statement === 'chapter' ? undefined : { statement, length }
  }
  return undefined
}

function leadingLength(words: Entry['words'], wordAt: (index: number) => string): number {
  let length = 0
  for (const { choices, optional } of words) {
    if (choices.includes(wordAt(length))) length++
    else if (!optional) return 0
  }
  return length
}
