import type { Type } from '../ir/type.ts'

/** What is compared with a value, for the question by which rules. */
export interface Stored {
  readonly type: Type
  /** A column or a cast: its type decides, not its value. */
  readonly isTyped: boolean
  /** The one that is declared, of the column or of its table. */
  readonly collation: string | undefined
}
