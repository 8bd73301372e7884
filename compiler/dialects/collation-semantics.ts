import type { Type } from '../ir/type.ts'

/** What is asked of the collations of texts. */
export interface CollationSemantics {
  /** Whether COLLATE may stand behind a value of the type. */
  hasCollation(type: Type): boolean
  /** The collation of values of a type by themselves, where collations that meet and differ are refused. */
  readonly typeCollation: ((type: Type) => string | undefined) | undefined
  /** Undefined where texts have no character sets. */
  readonly characters: CharacterRules | undefined
}

/** Where texts of different collations meet, in an engine that refuses some before it runs anything. */
export interface CharacterRules {
  kindOf(type: Type): 'text' | 'bytes' | 'number' | 'other'
  /** Operators that compare texts. */
  readonly comparing: ReadonlySet<string>
  readonly comparingCalls: ReadonlySet<string>
  /** Whether IN and ANY compare with a query before anything is run. */
  readonly comparesQueries: boolean
  /** Functions that give a text as their first argument is. */
  readonly ofFirst: ReadonlySet<string>
  /** Those that make one of all arguments from that place on. */
  readonly ofAll: ReadonlyMap<string, number>
}
