import type { Lexical } from '../lexical.ts'
import { keywords } from './keywords.ts'

const notEmpty = /[\s\S]/

/** PostgreSQL manual, chapter 4.1. */
export const lexical = {
  fold: (name) => name.toLowerCase(),
  quotes: {
    "'": { close: "'", token: 'string', escapes: 'none' },
    '"': { close: '"', token: 'quoted-name', escapes: 'none', content: notEmpty },
  },
  prefixes: {
    e: { close: "'", token: 'string', escapes: 'backslash-code' },
    n: { close: "'", token: 'string', escapes: 'none' },
    b: { close: "'", token: 'bits', escapes: 'none' },
    x: { close: "'", token: 'bits', escapes: 'none' },
    "u&'": { close: "'", token: 'string', escapes: 'unicode' },
    'u&"': { close: '"', token: 'quoted-name', escapes: 'unicode', content: notEmpty },
  },
  charsetIntroducers: [],
  adjacentStrings: 'lines',
  dollarQuotes: true,
  comments: { nested: true, hash: false, dashNeedsSpace: false, versioned: undefined },
  operators: { kind: 'munched', characters: '+-*/<>=~!@#%^&|`?' },
  parameters: { question: 'none', at: true, colon: false, dollarName: false },
  variables: false,
  numbers: { separators: true, prefixed: 'integers', leadNames: false },
  splitting: { psql: true, delimiter: false, bodies: 'atomic', outsideBodies: [], labelled: [] },
  nullSign: undefined,
  keywords,
  namesBeforePoint: false,
  relationAlias: 'column',
  windowWordsByNeighbours: false,
  stringNames: [],
} as const satisfies Lexical
