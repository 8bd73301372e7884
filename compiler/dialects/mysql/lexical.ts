import type { ClientCommands, Lexical } from '../lexical.ts'
import { keywords } from './keywords.ts'
import { withModes } from './sql-mode.ts'

/** MySQL 9 manual 12.2. */
const charsets =
  `armscii8 ascii big5 binary cp1250 cp1251 cp1256 cp1257 cp850 cp852 cp866 cp932 dec8
  eucjpms euckr gb18030 gb2312 gbk geostd8 greek hebrew hp8 keybcs2 koi8r koi8u latin1 latin2 latin5
  latin7 macce macroman sjis swe7 tis620 ucs2 ujis utf16 utf16le utf32 utf8 utf8mb3 utf8mb4`
    .split(/\s+/)
    .map((name) => `_${name}`)

/** MySQL 9 manual 6.5.1.2, "mysql Client Commands". */
const client: ClientCommands = {
  command:
    /(?:\\g(?!\w)|\\[a-z.!?#][^;\n]*|(?<=^[ \t]*)(?:charset|clear|connect|edit|ego|exit|go|nopager|notee|nowarning|pager|print|prompt|query_attributes|quit|rehash|resetconnection|source|ssl_session_data_print|status|system|tee|warnings)(?![^ \t;\n])[^;\n]*)/imy,
  send: /\\g(?!\w)/iy,
  include: /(?:source|\\\.)[ \t]/iy,
  line: /use[ \t]+(?:`[^`\n]+`|[^\s;`]+)[ \t]*$/imy,
  delimiter: /(?:delimiter[ \t]+|\\d[ \t]*)(?:"([^"\n]+)"|'([^'\n]+)'|`([^`\n]+)`|(\S+))[^\n]*/iy,
  copyData: false,
}

/** MySQL 9 manual, chapter 11, with the default sql_mode: `"x"` is a string. */
export const usual = {
  fold: (name) => name,
  blanks: ' \t\n\r\f\v',
  quotes: {
    "'": { close: "'", token: 'string', escapes: 'backslash-character' },
    '"': { close: '"', token: 'string', escapes: 'backslash-character' },
    '`': { close: '`', token: 'quoted-name', escapes: 'none' },
  },
  prefixes: {
    n: { close: "'", token: 'string', escapes: 'backslash-character' },
    b: { close: "'", token: 'bits', escapes: 'none', content: /^[01]*$/ },
    x: { close: "'", token: 'bytes', escapes: 'none', content: /^(?:[\da-fA-F]{2})*$/ },
  },
  charsetIntroducers: charsets,
  adjacentStrings: 'any',
  dollarQuotes: 'bodies',
  comments: {
    nested: false,
    endsWithText: false,
    hash: true,
    dashNeedsSpace: true,
    // MySQL 9 manual 11.7; a sixth digit is of the version only before white space.
    versioned: { marks: { '/*!': [[0, 90999]] }, version: /\d{6}(?=\s)|\d{5}/y },
  },
  operators: {
    kind: 'listed',
    operators: [
      '::',
      '<=>',
      '->>',
      '<=',
      '>=',
      '<>',
      '!=',
      '<<',
      '>>',
      '||',
      '&&',
      ':=',
      '->',
      '=',
      '<',
      '>',
      '+',
      '-',
      '*',
      '/',
      '%',
      '^',
      '&',
      '|',
      '~',
      '!',
    ],
  },
  parameters: { question: 'plain', at: false, colon: true, dollarName: false },
  variables: true,
  numbers: { separators: false, prefixed: 'strings', leadNames: true },
  splitting: {
    client,
    bodies: 'compound',
    // Refused as a whole where it is not known.
    outsideBodies: ['begin'],
    labelled: ['begin', 'loop', 'repeat', 'while'],
  },
  nullSign: undefined,
  keywords,
  namesBeforePoint: true,
  relationAlias: 'column',
  windowWordsByNeighbours: false,
  stringNames: ['label', 'bare-label'],
  after: () => undefined,
  misread: undefined,
} as const satisfies Lexical

export const lexical = withModes(usual)
