import { lex } from '../../../compiler/1-lex/lexer.ts'
import { toParserTokens } from '../../../compiler/2-parse/words/tokens.ts'
import type { Vocabulary } from '../../../compiler/2-parse/words/vocabulary.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Random } from '../../random.ts'

/** The texts that a type of token may have, by the type's name. */
export interface Spellings {
  readonly spell: (type: string, random: Random) => string
  /** Whether the dialect has tokens of the type at all. */
  readonly has: (type: string) => boolean
}

interface Texts {
  /** Names, literals and signs. */
  readonly usual: string[]
  /** Words that the type takes although they have a type of their own. */
  readonly words: string[]
}

/** One name in so many is a word of the grammar. */
const WORD_IN = 9

/** What every dialect's own lexer and tables make of samples: only what they take for one token counts. */
export function readSpellings(
  dialect: Pick<Dialect, 'lexical' | 'grammar'>,
  vocabulary: Vocabulary,
): Spellings {
  const byType = new Map<string, Texts>()
  const add = (type: string, text: string, key: keyof Texts) => {
    const texts = byType.get(type) ?? { usual: [], words: [] }
    byType.set(type, texts)
    texts[key].push(text)
  }
  for (const { text, before, behind } of samples(dialect, vocabulary)) {
    const whole = [before, text, behind].join(' ')
    const tokens = toParserTokens(lex(whole, dialect.lexical), vocabulary)
    const found = tokens.find(({ startOffset }) => startOffset === before.length + 1)
    if (found?.image !== text) continue
    add(found.tokenType.name, text, 'usual')
    const word = vocabulary.words.has(text.toLowerCase())
    for (const { name } of found.tokenType.CATEGORIES ?? [])
      add(name, text, word ? 'words' : 'usual')
  }
  return {
    has: (type) => byType.has(type),
    spell: (type, random) => {
      const { usual, words } = byType.get(type) ?? { usual: [], words: [] }
      const some = usual.length === 0 || (words.length > 0 && random(WORD_IN) === 0) ? words : usual
      return some[random(some.length)] ?? ''
    },
  }
}

interface Sample {
  readonly before: string
  readonly text: string
  readonly behind: string
}

/** Of what a lexer reads besides words: those that a dialect reads otherwise are left out by its lexer. */
const literals = [
  'a b c t u id n1',
  `'s' 'a''b' '1' '{}' ''`,
  '1 0 2 1.5 1e3 0x1f',
  `x'1f' b'01'`,
  ') [ ] { } , . : ; * = :: := => + - / % < > <= >= <>',
  '|| -> ->> @> <@ && & | # ~ !~ <=> << >> ~* ^ ! !!',
]
  .join(' ')
  .split(' ')

function samples(
  { lexical, grammar }: Pick<Dialect, 'lexical' | 'grammar'>,
  { words, calls, bound, introducers }: Vocabulary,
): readonly Sample[] {
  const alone = (text: string): Sample => ({ before: '', text, behind: '' })
  const quoted = Object.keys(lexical.quotes).flatMap((open) =>
    lexical.quotes[open]?.token === 'quoted-name' ? [`${open}q${lexical.quotes[open].close}`] : [],
  )
  const operators = [...Object.keys(grammar.powers.infix), ...Object.keys(grammar.powers.prefix)]
  const upper = (text: string) => text.toUpperCase()
  return [
    ...[...literals, ...quoted, ...parameterSamples(lexical)].map(alone),
    ...operators.filter((text) => !/^\w/.test(text) && !literals.includes(text)).map(alone),
    ...[...words.keys()].map(upper).map(alone),
    ...[...calls.keys()].map(upper).map((text) => ({ before: '', text, behind: '(' })),
    ...[...introducers].slice(0, 2).map((text) => ({ before: '', text, behind: `'a'` })),
    ...[...bound].flatMap(([word, { before }]) =>
      [...before].slice(0, 1).map((next) => ({ before: '', text: upper(word), behind: next })),
    ),
    { before: '', text: 'NOT', behind: 'IN' },
    { before: 'f()', text: 'FILTER', behind: '(WHERE' },
    { before: 'f()', text: 'OVER', behind: '(' },
    { before: '', text: 'WINDOW', behind: 'w AS' },
    { before: `'a'\n`, text: `'b'`, behind: '' },
    { before: 'a', text: '(', behind: 'SELECT 1)' },
    { before: 'a', text: '(', behind: '1)' },
  ]
}

/** `@x` is a parameter of quarry's own in PostgreSQL. */
function parameterSamples({ parameters, variables }: Dialect['lexical']): readonly string[] {
  return [
    ...(parameters.question === 'none' ? ['$1'] : ['?']),
    ...(variables ? ['@u', '@@sql_mode'] : []),
  ]
}
