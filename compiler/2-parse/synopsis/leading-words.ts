import type { Grammar, UtilityStatement } from '../../dialects/grammar.ts'

/** A statement of the table, and how many words of the text are its leading ones. */
export interface Leading {
  readonly statement: UtilityStatement
  readonly length: number
}

interface Entry {
  readonly words: readonly { readonly choices: readonly string[]; readonly optional: boolean }[]
  readonly statement: UtilityStatement | 'chapter' | 'unknown'
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

/** `wordAt` gives a word in lower case, counted from 0; `missed` hears which words could stand at a place. */
interface Lookup {
  readonly wordAt: (index: number) => string
  readonly missed: (word: string, index: number) => void
}

/** The first entry whose words lead the text; `'unknown'` if its beginning leads nowhere else. */
export function findLeading(table: LeadingWords, lookup: Lookup): Leading | 'unknown' | undefined {
  const entries = table.get(lookup.wordAt(0)) ?? []
  for (const { words, statement } of entries) {
    const length = leadingLength(words, lookup.wordAt)
    if (length === 0) continue
    if (statement === 'unknown') noteMissed(entries, lookup)
    if (statement === 'unknown') return 'unknown'
    return statement === 'chapter' ? undefined : { statement, length }
  }
  return undefined
}

function leadingLength(words: Entry['words'], wordAt: Lookup['wordAt']): number {
  let length = 0
  for (const { choices, optional } of words) {
    if (choices.includes(wordAt(length))) length++
    else if (!optional) return 0
  }
  return length
}

/** The words that must come before those that may. */
function noteMissed(entries: readonly Entry[], { wordAt, missed }: Lookup): void {
  const optional: [string, number][] = []
  for (const { words } of entries) {
    let length = 0
    for (const word of words) {
      if (word.choices.includes(wordAt(length))) {
        length++
        continue
      }
      for (const choice of word.choices) {
        if (word.optional) optional.push([choice, length])
        else missed(choice.toUpperCase(), length)
      }
      if (!word.optional) break
    }
  }
  for (const [choice, length] of optional) missed(choice.toUpperCase(), length)
}
