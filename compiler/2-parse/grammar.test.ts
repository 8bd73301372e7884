import {
  Alternation,
  Alternative,
  type IProduction,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  Terminal,
} from 'chevrotain'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseAs, syntaxes } from '../../golden/expect-tree.ts'
import type { Piece } from './runner/recording.ts'
import { StatementParser } from './statement.ts'
import { createVocabulary } from './vocabulary.ts'

for (const { label, lexical, grammar } of Object.values(syntaxes)) {
  test(`${label}: chevrotain finds no ambiguity with one token of lookahead`, () => {
    const vocabulary = createVocabulary(lexical, grammar)
    const parser = new StatementParser({
      vocabulary,
      lexical,
      grammar,
      validate: true,
    })
    const productions = Object.values(parser.getGAstProductions())
    assert.ok(productions.length > 100)
    const recordings = parser.allRecordings()
    for (const { name, definition } of productions) {
      assert.equal(recordings.get(name)?.sequence.map(shapeOfPiece), definition.map(shapeOf), name)
    }
  })
}

for (const { label, lexical, grammar } of Object.values(syntaxes)) {
  test(`${label}: categories have the members that chevrotain finds`, () => {
    const [numbered, augmented] = [false, true].map((validate) => {
      const vocabulary = createVocabulary(lexical, grammar)
      new StatementParser({ vocabulary, lexical, grammar, validate })
      const names = new Map(vocabulary.all.map(({ tokenTypeIdx, name }) => [tokenTypeIdx, name]))
      return vocabulary.all.map(({ name, categoryMatches = [] }) => [
        name,
        ...categoryMatches.map((number) => names.get(number)),
      ])
    })
    assert.equal(numbered, augmented)
  })
}

/** A production as it can be compared: the kind, the number or the name, and what is in it. */
type Shape = readonly (string | number | Shape)[]

function shapeOf(production: IProduction): Shape {
  if (production instanceof Terminal) return ['token', production.terminalType.name]
  if (production instanceof NonTerminal) return ['rule', production.nonTerminalName]
  if (production instanceof Alternation) {
    const alternatives = production.definition.map((each) =>
      each instanceof Alternative ? each.definition.map(shapeOf) : [],
    )
    return ['choice', production.idx, alternatives]
  }
  for (const [kind, type] of Object.entries(parts)) {
    if (production instanceof type)
      return [kind, production.idx, production.definition.map(shapeOf)]
  }
  throw new Error(`what is ${production.constructor.name}?`)
}

const parts = { option: Option, many: Repetition, 'at-least-one': RepetitionMandatory } as const

function shapeOfPiece(piece: Piece): Shape {
  switch (piece.kind) {
    case 'token':
      return ['token', piece.type.name]
    case 'rule':
      return ['rule', piece.rule.name]
    case 'choice':
      return ['choice', piece.index, piece.alternatives.map((each) => each.map(shapeOfPiece))]
    case 'option':
    case 'many':
    case 'at-least-one':
      return [piece.kind, piece.index, piece.sequence.map(shapeOfPiece)]
  }
}

const nested: Readonly<Record<string, (depth: number) => string>> = {
  parentheses: (depth) => `select ${'('.repeat(depth)}1${')'.repeat(depth)}`,
  subqueries: (depth) => `select ${'(select '.repeat(depth)}1${')'.repeat(depth)}`,
  prefixes: (depth) => `select ${'not '.repeat(depth)}true`,
  sums: (depth) => `select ${'1 + '.repeat(depth)}1`,
}
for (const [name, write] of Object.entries(nested)) {
  test(`${name}: 60 deep is fine, 100,000 is a diagnostic`, () => {
    assert.is(parseAs('postgresql', write(60)).statement?.kind, 'query')
    const { statement, diagnostics } = parseAs('postgresql', write(100_000))
    assert.is(statement, undefined)
    assert.equal(
      diagnostics.map(({ code }) => code),
      ['nesting-too-deep'],
    )
  })
}

test('a list may be wider than the arguments of a call', () => {
  const { statement, diagnostics } = parseAs('postgresql', `select 1 in (${'1,'.repeat(150_000)}1)`)
  assert.equal([statement?.kind, diagnostics], ['query', []])
})

test('every prefix of a statement gets a tree or exactly one diagnostic', () => {
  const sql = `with a as (select x, count(*) filter (where y > 1) from t group by x)
    select case when a.x between 1 and 2 then 'it''s' else null end as "n" from a left join b on a.x = b.x
    where a.x in (select 1) order by 1 desc limit 5`
  for (const name of ['postgresql', 'mysql', 'sqlite'] as const) {
    for (let end = 1; end < sql.length; end++) {
      const { statement, diagnostics } = parseAs(name, sql.slice(0, end))
      assert.is(diagnostics.length, statement ? 0 : 1, sql.slice(0, end))
    }
  }
})

test.run()
