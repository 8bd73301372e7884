import type { ParityEngine } from './laboratory.ts'

export interface ParityException {
  readonly engines: readonly ParityEngine[]
  /** The types of which the engine and quarry may each say one, of a line that is the same before them. */
  readonly types: RegExp
  /** One of the two is this. */
  readonly one?: RegExp
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
      /constraint '.*' is violated|incorrect \w+ value|truncated|duplicate entry|out of range value|constraint failed|a foreign key constraint fails \(|invalid use of null|^cannot add a (?:references column with non-null default value|not null column with default value null|column with non-constant default)/i,
    reason: 'it is about the rows, which the schema does not tell',
  },
  {
    engines: ['mariadb'],
    refusal: /^function '\w+' is not defined$/i,
    reason:
      'the parsers of full-text indexes are plugins, and which of them a server has is not known',
  },
  {
    engines: ['sqlite'],
    refusal: /^error in trigger /,
    reason: 'bodies of triggers are not kept, which ALTER TABLE reads again',
  },
  {
    engines: ['sqlite'],
    refusal: /^error in table \S+ after rename: no such column/,
    reason:
      'SQLite 3.53 cannot rename a column of the primary key of a WITHOUT ROWID table that another key holds too',
  },
  {
    engines: ['postgresql'],
    refusal:
      /contains null values|is violated by some row|could not create unique index|violates foreign key/,
    reason: 'it is about the rows, which the schema does not tell',
  },
]

export function isExcepted(refusal: string, engine: ParityEngine): boolean {
  const own = refusalExceptions.filter(({ engines }) => engines.includes(engine))
  return own.some((exception) => exception.refusal.test(refusal))
}

/** What may differ between the folded catalog and the engine's, in columns of views; each must go one day. */
export const parityExceptions: readonly ParityException[] = [
  {
    engines: ['mysql', 'mariadb'],
    types: /^(?:text|mediumtext|longtext)$/,
    reason:
      'how long a GROUP_CONCAT may be depends on group_concat_max_len and on the character set: its type in a view is any of the texts',
  },
  {
    engines: ['mysql', 'mariadb'],
    types: /^(?:int|bigint)$/,
    reason: 'an integer literal, in MariaDB a sum too, has the type in a view that its digits need',
  },
  {
    engines: ['mariadb'],
    types: /^(?:json(?:\(\d+\))?|mediumtext|longtext|varchar\(\d+\))$/,
    one: /^json/,
    reason: 'MariaDB shows JSON as a text in a view; that it is JSON is worth more',
  },
]
