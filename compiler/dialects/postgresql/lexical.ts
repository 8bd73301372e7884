import type { ClientCommands, Lexical } from '../lexical.ts'
import { keywords } from './keywords.ts'

const notEmpty = /[\s\S]/

/** PostgreSQL manual, psql, "Meta-Commands": `\\` ends one on its line, `\;` is a semicolon. */
const psql: ClientCommands = {
  command: /\\(?:;|(?:copy\b|!)[^\n]*|[a-z?][^\n]*?(?:\\\\|$))/imy,
  // What sends the statement; any other stands on a line of its own.
  send: /\\(?:;|(?:bind(?:_named)?|crosstabview|g(?:desc|exec|set|x)?|parse|sendpipeline|watch)\b|(?<=^[ \t]*\\)[a-z?!])/imy,
  include: /\\(?:i|ir|include|include_relative)[ \t]/y,
  line: undefined,
  delimiter: undefined,
  copyData: true,
}

/** PostgreSQL manual, chapter 4.1. */
export const lexical = {
  fold: (name) => name.toLowerCase(),
  blanks: ' \t\n\r\f\v',
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
  dollarQuotes: 'strings',
  comments: {
    nested: true,
    endsWithText: false,
    hash: false,
    dashNeedsSpace: false,
    versioned: undefined,
  },
  operators: {
    kind: 'munched',
    characters: '+-*/<>=~!@#%^&|`?',
    // Its own, those of ltree, pgroonga.
    withAt: ['@', '<@', '^@', '@@', '@@@', '@-@', '^<@', '?<@', '&@'],
  },
  parameters: { question: 'none', at: true, colon: false, dollarName: false },
  variables: false,
  numbers: { separators: true, prefixed: 'integers', leadNames: false },
  splitting: { client: psql, bodies: 'atomic', outsideBodies: [], labelled: [] },
  nullSign: undefined,
  keywords,
  namesBeforePoint: false,
  relationAlias: 'column',
  windowWordsByNeighbours: false,
  stringNames: [],
  after: () => undefined,
  misread: undefined,
} as const satisfies Lexical
