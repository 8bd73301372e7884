import type { ParityEngine } from './laboratory.ts'

export interface ParityException {
  readonly engines: readonly ParityEngine[]
  /** Of a differing line, its sign included. */
  readonly line: RegExp
  readonly reason: string
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
    engines: ['mariadb'],
    line: /^[-+] view \S+: \S+ (?:int|bigint)$/,
    reason: 'MariaDB chooses the integer of a sum of literals and columns by their digits',
  },
]
