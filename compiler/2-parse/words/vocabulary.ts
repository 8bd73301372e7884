import type { TokenType } from 'chevrotain'
import type { Grammar, Powers } from '../../dialects/grammar.ts'
import type { Lexical, NamePosition } from '../../dialects/lexical.ts'
import { type GoingOn, goingOn } from '../item-alias.ts'
import { TokenTypes } from './token-types.ts'
import { words } from './words.ts'

/**
 * The token types of one dialect. A word that the grammar uses has its own type, every other word one
 * by where it may be a name; the positions are categories, so `names.column` takes them all.
 */
export interface Vocabulary {
  readonly all: readonly TokenType[]
  readonly names: Names
  readonly signs: Signs
  /** Words in lower case that may be something else than a name. */
  readonly told: ReadonlySet<string>
  /** By the word in lower case. */
  readonly words: ReadonlyMap<string, TokenType>
  /** The types of words that are no names directly before `(`. */
  readonly functions: ReadonlyMap<string, TokenType>
  /** The types of call words before `(`. */
  readonly calls: ReadonlyMap<string, CallWord>
  /** By a word, the words before which it is no name, and its type there. */
  readonly bound: ReadonlyMap<string, BoundWord>
  /** Operators and punctuation that have a type of their own. */
  readonly fixed: ReadonlyMap<string, TokenType>
  /** Operators that are both prefix and infix, or only prefix; all others are infix. */
  readonly prefixed: ReadonlyMap<string, TokenType>
  readonly otherOperator: TokenType
  /** `_utf8mb4` */
  readonly introducers: ReadonlySet<string>
  /** What NOT may stand before as part of the operator: NOT IN, NOT LIKE. */
  readonly infixAfterNot: ReadonlySet<string>
  /** VALUES ROW(...): VALUES(x) is a function. */
  readonly rowsWithWord: boolean
  /** `((SELECT 1) UNION SELECT 2)` */
  readonly nestedQueries: boolean
  /** WITH stands before a whole query, and not in parentheses that are an operand of one. */
  readonly leadingWith: boolean
  /** Whether VALUES(a) is a call behind ON DUPLICATE KEY UPDATE, where elsewhere VALUES begins a query. */
  readonly valuesCalls: boolean
  readonly windowWordsByNeighbours: boolean
  /** `$$ ... $$` is the text of a routine and no string. */
  readonly dollarBodies: boolean
  readonly namesBeforePoint: boolean
  /** None where words that go on with an expression are no aliases. */
  readonly goingOn: GoingOn
  readonly powers: Powers
}

interface CallWord {
  /** What the rules ask for. */
  readonly asked: TokenType
  /** What the token is, unless it cannot be a name there. */
  readonly given: TokenType
}

interface BoundWord {
  readonly before: ReadonlySet<string>
  readonly type: TokenType
}

/** Categories. `operand`: what may begin a column or a call; `word`: any word at all. */
type Names = Readonly<Record<NamePosition | 'operand' | 'word', TokenType>>
type Signs = ReturnType<typeof signTypes>

export function createVocabulary(lexical: Lexical, grammar: Grammar): Vocabulary {
  const types = new TokenTypes()
  const names = nameTypes(types)
  const signs = signTypes(types, names, lexical)
  const munched = lexical.operators.kind === 'munched'
  const ofWords = wordTypes({ types, names, signs, lexical, grammar })
  const { words: own, functions, calls, bound } = ofWords
  const introducers = new Set(lexical.charsetIntroducers)
  const late = grammar.chapters.has('late-aliases') ? goingOn(grammar.powers) : noWords
  const maps = [own, functions, calls, bound, introducers, late]
  return {
    all: types.all,
    names,
    signs,
    told: new Set(maps.flatMap((each) => [...each.keys()])),
    ...ofWords,
    fixed: new Map([
      [')', signs.close],
      ['{', signs.openBrace],
      ['}', signs.closeBrace],
      ['[', signs.openBracket],
      [']', signs.closeBracket],
      [',', signs.comma],
      ['.', signs.point],
      [':', signs.colon],
      [';', signs.semicolon],
      ['*', signs.star],
      ['=', signs.equals],
      ['::', signs.typecast],
      [':=', signs.assign],
      ['=>', signs.arrow],
    ]),
    prefixed: new Map(
      Object.keys(grammar.powers.prefix).map((operator) => [
        operator,
        operator in grammar.powers.infix || munched ? signs.operator : signs.prefixOperator,
      ]),
    ),
    otherOperator: munched ? signs.operator : signs.infixOperator,
    introducers,
    // NOT SOUNDS LIKE is none.
    infixAfterNot: new Set([
      'between',
      'in',
      ...grammar.patterns.filter((word) => word !== 'sounds'),
    ]),
    rowsWithWord: grammar.chapters.has('values-rows'),
    nestedQueries: grammar.chapters.has('nested-queries'),
    leadingWith: grammar.chapters.has('leading-with'),
    valuesCalls: grammar.chapters.has('on-duplicate-key') && !grammar.chapters.has('values-rows'),
    windowWordsByNeighbours: lexical.windowWordsByNeighbours,
    dollarBodies: lexical.dollarQuotes === 'bodies',
    namesBeforePoint: lexical.namesBeforePoint,
    goingOn: late,
    powers: grammar.powers,
  }
}

const noWords: GoingOn = new Map()

function nameTypes(types: TokenTypes): Names {
  return {
    word: types.bare('name:word', 'a word'),
    column: types.bare('name:column', 'a name'),
    function: types.bare('name:function', 'a function'),
    type: types.bare('name:type', 'a type'),
    label: types.bare('name:label', 'an alias'),
    member: types.bare('name:member', 'a name'),
    'bare-label': types.bare('name:bare-label', 'an alias'),
    'relation-alias': types.bare('name:relation-alias', 'an alias'),
    operand: types.bare('name:operand', 'an expression'),
  }
}

function signTypes(types: TokenTypes, names: Names, lexical: Lexical) {
  const anyOpen = types.bare('sign:anyOpen', '"("')
  const prefix = types.bare('sign:prefix', 'an operator')
  const infix = types.bare('sign:infix', 'an operator')
  const everyName = Object.entries(names).flatMap(([key, type]) => (key === 'word' ? [] : [type]))
  return {
    content: types.content,
    anyOpen,
    prefix,
    infix,
    infixWord: types.bare('sign:infixWord', 'an operator'),
    patternWord: types.bare('sign:patternWord', 'LIKE'),
    niladic: types.bare('sign:niladic', 'a function'),
    name: types.add('sign:name', 'a name', names.word, ...everyName),
    quotedName: types.add('sign:quotedName', 'a name', ...everyName),
    string: types.add('sign:string', 'a string', ...lexical.stringNames.map((at) => names[at])),
    /** `$$ ... $$` where it is the text of a routine and no string. */
    bodyString: types.add('sign:bodyString', 'a string'),
    continuedString: types.add('sign:continuedString', 'a string'),
    /** VALUES where it is a function. */
    calledValues: types.add(
      'sign:calledValues',
      'VALUES',
      names.word,
      names.operand,
      names.function,
    ),
    introducer: types.add('sign:introducer', 'a character set'),
    number: types.add('sign:number', 'a number'),
    bytes: types.add('sign:bytes', 'a string of bytes'),
    bits: types.add('sign:bits', 'a string of bits'),
    parameter: types.add('sign:parameter', 'a parameter'),
    variable: types.add('sign:variable', 'a variable'),
    invalid: types.add('sign:invalid', 'a character'),
    open: types.bare('sign:open', '"("', anyOpen),
    openQuery: types.bare('sign:openQuery', 'a query in parentheses', anyOpen),
    close: types.bare('sign:close', '")"'),
    openBracket: types.add('sign:openBracket', '"["'),
    closeBracket: types.add('sign:closeBracket', '"]"'),
    openBrace: types.add('sign:openBrace', '"{"'),
    closeBrace: types.add('sign:closeBrace', '"}"'),
    comma: types.add('sign:comma', '","'),
    point: types.add('sign:point', '"."'),
    colon: types.add('sign:colon', '":"'),
    semicolon: types.bare('sign:semicolon', '";"'),
    star: types.add('sign:star', '"*"', infix),
    equals: types.add('sign:equals', '"="', infix),
    typecast: types.add('sign:typecast', '"::"'),
    assign: types.add('sign:assign', '":="'),
    arrow: types.add('sign:arrow', '"=>"'),
    /** NOT before IN, LIKE, BETWEEN and the like. */
    notInfix: types.add('sign:notInfix', 'NOT'),
    operator: types.add('sign:operator', 'an operator', prefix, infix),
    infixOperator: types.add('sign:infixOperator', 'an operator', infix),
    prefixOperator: types.add('sign:prefixOperator', 'an operator', prefix),
  }
}

interface WordSource {
  readonly types: TokenTypes
  readonly names: Names
  readonly signs: Signs
  readonly lexical: Lexical
  readonly grammar: Grammar
}

function wordTypes({ types, names, signs, lexical, grammar }: WordSource) {
  const positions = restrictedPositions(lexical)
  const roles = wordRoles(signs, grammar)
  const categories = (word: string) => {
    const allowed = positions.get(word)
    if (!allowed) return Object.values(names)
    const operand = allowed.some((at) => at === 'column' || at === 'function' || at === 'type')
    return [names.word, ...(operand ? [names.operand] : []), ...allowed.map((at) => names[at])]
  }
  const own = new Map<string, TokenType>()
  for (const word of [...words, ...roles.keys()]) {
    if (own.has(word)) continue
    const label = word.toUpperCase()
    own.set(word, types.add(label, label, ...categories(word), ...(roles.get(word) ?? [])))
  }
  const shared = new Map<string, TokenType>()
  for (const [word, allowed] of positions) {
    if (own.has(word)) continue
    const key = `word:${allowed.join()}`
    const type = shared.get(key) ?? types.add(key, 'a word', ...categories(word))
    shared.set(key, type)
    own.set(word, type)
  }
  const sign = lexical.nullSign?.toLowerCase()
  const nullWord = own.get('null')
  if (sign !== undefined && nullWord) own.set(sign, nullWord)
  const called = [names.word, names.operand, names.function, names.member]
  const functions = new Map<string, TokenType>()
  const calls = new Map<string, CallWord>()
  for (const word of grammar.calls) {
    const asked = grammar.functionWords.includes(word)
      ? types.bare(`call:${word}`, word.toUpperCase())
      : undefined
    const name = asked ? `apart:${word}` : `call:${word}`
    const given = types.add(
      name,
      word.toUpperCase(),
      ...categories(word),
      ...(asked ? [asked] : []),
    )
    calls.set(word, { asked: asked ?? given, given })
  }
  for (const word of grammar.functionWords) {
    const asked = calls.get(word)?.asked
    const also = asked ? [asked] : []
    functions.set(word, types.add(`function:${word}`, word.toUpperCase(), ...called, ...also))
  }
  const bound = new Map<string, BoundWord>()
  for (const [word, before] of Object.entries(grammar.boundWords)) {
    const there = types.add(`bound:${word}`, word.toUpperCase(), names.word)
    bound.set(word, { before: new Set(before), type: there })
  }
  return { words: own, functions, calls, bound }
}

function restrictedPositions(lexical: Lexical): ReadonlyMap<string, readonly NamePosition[]> {
  const positions = new Map<string, readonly NamePosition[]>()
  for (const group of lexical.keywords) {
    for (const word of group.words.trim().split(/\s+/)) positions.set(word, group.names)
  }
  return positions
}

/** Words that are operators or calls without parentheses in this dialect. */
function wordRoles(signs: Signs, { niladic, powers, patterns }: Grammar) {
  const roles = new Map<string, TokenType[]>()
  const add = (word: string, role: TokenType) => {
    if (/^[a-z]\w*$/.test(word)) roles.set(word, [...(roles.get(word) ?? []), role])
  }
  for (const word of Object.keys(niladic)) add(word, signs.niladic)
  for (const word of patterns) add(word, signs.patternWord)
  for (const word of Object.keys(powers.infix)) {
    if (!syntaxWords.has(word) && !patterns.includes(word)) add(word, signs.infixWord)
  }
  for (const word of Object.keys(powers.prefix)) add(word, signs.prefix)
  return roles
}

/** Infix words with a syntax of their own. */
const syntaxWords = new Set(['between', 'in', 'is', 'escape', 'collate'])
