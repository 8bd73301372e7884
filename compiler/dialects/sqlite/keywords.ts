import type { KeywordGroup } from '../lexical.ts'

/** The tokens of SQLite's parse.y that do not fall back to ID: no names but in quotes. */
export const keywords = [
  {
    names: [],
    words: `add all alter and as autoincrement between case check collate commit constraint create
      default deferrable delete distinct drop else escape exists foreign from group having in index
      insert into is isnull join limit not nothing notnull null on or order primary references
      returning select set table then to transaction union unique update using values when where
      except intersect`,
  },
  {
    // JOIN_KW and INDEXED: names, but never an alias without AS.
    names: ['label', 'member', 'function'],
    words: 'cross full inner left natural outer right indexed',
  },
  {
    names: ['column', 'function', 'type', 'label', 'member'],
    words: 'filter over window',
  },
] as const satisfies readonly KeywordGroup[]
