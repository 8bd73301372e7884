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
import { createVocabulary, type Vocabulary } from './words/vocabulary.ts'

for (const { label, lexical, grammar } of Object.values(syntaxes)) {
  test(`${label}: chevrotain finds no ambiguity, and the rules and categories that quarry finds`, () => {
    const [own, checked] = [false, true].map((validate) => {
      const vocabulary = createVocabulary(lexical, grammar)
      const parser = new StatementParser({ vocabulary, lexical, grammar, validate })
      return { parser, members: membersOf(vocabulary) }
    })
    assert.equal(own?.members, checked?.members)
    const recordings = own?.parser.allRecordings()
    const productions = Object.values(checked?.parser.getGAstProductions() ?? {})
    assert.is(productions.length, recordings?.size)
    for (const { name, definition } of productions) {
      assert.equal(recordings?.get(name)?.sequence.map(shapeOfPiece), definition.map(shapeOf), name)
    }
  })
}

/** The names of the members of each category. */
function membersOf({ all }: Vocabulary): readonly (readonly (string | undefined)[])[] {
  const names = new Map(all.map(({ tokenTypeIdx, name }) => [tokenTypeIdx, name]))
  return all.map(({ name, categoryMatches = [] }) => [
    name,
    ...categoryMatches.map((number) => names.get(number)),
  ])
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

test('operators in a row are read however many they are', () => {
  const { statement } = parseAs('postgresql', `select ${'1 + '.repeat(100_000)}1`)
  assert.is(statement?.kind, 'query')
})

test('a chain of prefixes is read to 500, and is a diagnostic beyond', () => {
  const chains = [
    (length: number) => `select ${'not '.repeat(length)}true`,
    (length: number) => `select ${'- '.repeat(length)}1`,
  ]
  for (const write of chains) {
    assert.is(parseAs('postgresql', write(500)).statement?.kind, 'query')
    const { statement, diagnostics } = parseAs('postgresql', write(100_000))
    assert.is(statement, undefined)
    assert.equal(
      diagnostics.map(({ code }) => code),
      ['nesting-too-deep'],
    )
  }
})

test('a fault deep inside stands where it stands', () => {
  const open = 'coalesce(1, '.repeat(400)
  const { diagnostics } = parseAs('postgresql', `select ${open}2 3${')'.repeat(400)}`)
  assert.equal(
    diagnostics.map(({ code, at }) => [code, at.start]),
    [['syntax-error', `select ${open}2 `.length]],
  )
})

test('a list may be wider than the arguments of a call', () => {
  const { statement, diagnostics } = parseAs('postgresql', `select 1 in (${'1,'.repeat(150_000)}1)`)
  assert.equal([statement?.kind, diagnostics], ['query', []])
})

test.run()
