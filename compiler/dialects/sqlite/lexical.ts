import type { ClientCommands, Lexical } from '../lexical.ts'
import { keywords } from './keywords.ts'

/** "Command Line Shell For SQLite", 2.1: a dot-command begins at the left margin. */
const sqlite3: ClientCommands = {
  command: /(?<=^)\.[a-z][^\n]*/imy,
  send: undefined,
  include: /\.read[ \t]/iy,
  line: undefined,
  delimiter: undefined,
  copyData: false,
}

/** SQLite's tokenize.c. `"x"` is a name that may turn out to be a string. */
export const lexical = {
  fold: (name) => name,
  blanks: ' \t\n\r\f\ufeff',
  quotes: {
    "'": { close: "'", token: 'string', escapes: 'none' },
    '"': { close: '"', token: 'quoted-name', escapes: 'none' },
    '`': { close: '`', token: 'quoted-name', escapes: 'none' },
    '[': { close: ']', token: 'quoted-name', escapes: 'none' },
  },
  prefixes: {
    x: { close: "'", token: 'bytes', escapes: 'none', content: /^(?:[\da-f]{2})*$/i },
  },
  charsetIntroducers: [],
  adjacentStrings: 'none',
  dollarQuotes: 'none',
  comments: {
    nested: false,
    endsWithText: true,
    hash: false,
    dashNeedsSpace: false,
    versioned: undefined,
  },
  operators: {
    kind: 'listed',
    operators: [
      '::',
      '->>',
      '<=',
      '>=',
      '<>',
      '!=',
      '==',
      '<<',
      '>>',
      '||',
      '->',
      '=',
      '<',
      '>',
      '+',
      '-',
      '*',
      '/',
      '%',
      '&',
      '|',
      '~',
    ],
  },
  parameters: { question: 'numbered', at: true, colon: true, dollarName: true },
  variables: false,
  numbers: { separators: true, prefixed: 'hexadecimal', leadNames: false },
  splitting: { client: sqlite3, bodies: 'trigger', outsideBodies: [], labelled: [] },
  nullSign: undefined,
  keywords,
  namesBeforePoint: false,
  relationAlias: 'bare-label',
  windowWordsByNeighbours: true,
  stringNames: ['column', 'type', 'label', 'member', 'bare-label'],
  after: () => undefined,
  misread: undefined,
} as const satisfies Lexical
