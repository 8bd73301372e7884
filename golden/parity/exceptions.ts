import type { ParityEngine } from './laboratory.ts'

export interface ParityException {
  readonly engines: readonly ParityEngine[]
  /** Of a differing line, its sign included. */
  readonly line: RegExp
  readonly reason: string
}

/** Where a refusal of the engine tells what quarry cannot know: the mutant goes on without the statement. */
const refusalExceptions: readonly {
  readonly engines: readonly ParityEngine[]
  /** Of the engine's message. */
  readonly refusal: RegExp
  readonly reason: string
}[] = [
  {
    engines: ['mysql', 'mariadb', 'sqlite'],
    refusal:
      /constraint '.*' is violated|incorrect \w+ value|truncated|duplicate entry|out of range value|constraint failed|a foreign key constraint fails|invalid use of null/i,
    reason: 'it is about the rows, which the schema does not tell',
  },
  {
    engines: ['postgresql'],
    refusal:
      /contains null values|is violated by some row|could not create unique index|violates foreign key/,
    reason: 'it is about the rows, which the schema does not tell',
  },
  {
    engines: ['postgresql'],
    refusal: /^operator does not exist|^operator is not unique/,
    reason:
      'checks, generated columns and predicates are not typed anew when a column gets another type',
  },
  {
    engines: ['postgresql'],
    refusal: /must be marked IMMUTABLE/,
    reason: 'which functions may stand in an index is known for casts to text alone',
  },
]

export function isExcepted(refusal: string, engine: ParityEngine): boolean {
  const own = refusalExceptions.filter(({ engines }) => engines.includes(engine))
  return own.some((exception) => exception.refusal.test(refusal))
}

/** What may differ between the folded catalog and the engine's; each must go one day. */
export const parityExceptions: readonly ParityException[] = [
  {
    engines: ['mysql', 'mariadb'],
    line: /^[-+] view \S+: \S+ (?:text|mediumtext|longtext)$/,
    reason:
      'how long a GROUP_CONCAT may be depends on group_concat_max_len and on the character set: its type in a view is any of the texts',
  },
  {
    engines: ['mysql', 'mariadb'],
    line: /^[-+] view \S+: \S+ (?:int|bigint)$/,
    reason: 'an integer literal, in MariaDB a sum too, has the type in a view that its digits need',
  },
  {
    engines: ['mariadb'],
    line: /^[-+] view \S+: \S+ json$/,
    reason: 'MariaDB shows JSON as longtext in a view; that it is JSON is worth more',
  },
]
