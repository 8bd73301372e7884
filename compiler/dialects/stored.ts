import type { Type } from '../ir/type.ts'

/** The kind of operand that a value is compared with, which decides the rules of the comparison. */
export interface Stored {
  readonly type: Type
  /** A column or a cast: its type decides, not its value. */
  readonly isTyped: boolean
  /** The one that is declared, of the column or of its table. */
  readonly collation: string | undefined
}
