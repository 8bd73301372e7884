import type { KeywordGroup } from '../lexical.ts'

/** The tokens of SQLite's parse.y that do not fall back to ID: no names but in quotes. */
export const keywords = [
  {
    names: [],
    words: `add all alter and as autoincrement between case check collate commit constraint create
      default deferrable delete distinct drop else escape except exists foreign from group having in
      index insert intersect into is isnull join limit not nothing notnull null on or order primary
      references returning select set table then to transaction union unique update using values when
      where`,
  },
  // Names, too, where their neighbours do not make them keywords.
  { names: [], words: 'filter over window' },
  {
    // JOIN_KW and INDEXED: names, but never an alias without AS, a type or a collation.
    names: ['column', 'label', 'member', 'function'],
    words: 'cross full inner left natural outer right indexed',
  },
  {
    // Where an expression may begin they have a syntax of their own.
    names: ['column', 'type', 'label', 'member', 'bare-label'],
    words: 'cast raise current_date current_time current_timestamp',
  },
] as const satisfies readonly KeywordGroup[]
