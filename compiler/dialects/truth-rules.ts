import type { Type } from '../ir/type.ts'

/** How an engine whose truth values are numbers tells them from other numbers. */
export interface TruthRules {
  /** The operators that give 1, 0 or NULL and nothing else, without NOT before them: `=`, `like`, `xor`. */
  readonly operators: ReadonlySet<string>
  /** The functions that do, in lower case. */
  readonly functions: ReadonlySet<string>
  /** The functions that give one of these arguments as it is, in lower case; no indexes: any of them. */
  readonly choices: ReadonlyMap<string, readonly number[]>
  /** Whether a column that is declared of the type is read as a boolean. */
  isBoolean(type: Type): boolean
}
