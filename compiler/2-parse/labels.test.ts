import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseAs, syntaxes, type SyntaxName } from '../../golden/expect-tree.ts'
import { readSynopsis, type Synopsis } from './synopsis/read-synopsis.ts'
import { createVocabulary } from './words/vocabulary.ts'

const names: readonly SyntaxName[] = ['postgresql', 'mysql', 'mariadb', 'sqlite']

/** What may stand behind "expected": a keyword, a sign in quotes, or words about it. */
const shown = /^(?:\d|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*|"[^\w"]+"|[a-z]+(?: [a-zA-Z]+)*)$/

for (const name of names) {
  test(`${name}: no token has an internal name for a label`, () => {
    const { all } = createVocabulary(syntaxes[name].lexical, syntaxes[name].grammar)
    const labels = all.map((type) => type.LABEL ?? type.name)
    assert.equal(
      labels.filter((label) => !shown.test(label)),
      [],
    )
  })

  test(`${name}: the literals of synopses are keywords and signs`, () => {
    const { statements, clauses } = syntaxes[name].grammar
    const texts = [
      ...Object.values(clauses),
      ...Object.values(statements).flatMap((each) =>
        typeof each === 'string' ? [] : [each.synopsis],
      ),
    ]
    const words = texts.flatMap((text) => literalsOf(readSynopsis(text)))
    assert.ok(words.length > 50)
    assert.equal(
      words.filter((word) => /\w/.test(word) && !shown.test(word)),
      [],
    )
  })
}

function literalsOf(synopsis: Synopsis): readonly string[] {
  switch (synopsis.kind) {
    case 'literal':
      return [synopsis.text]
    case 'reference':
      return []
    case 'sequence':
    case 'choice':
      return synopsis.items.flatMap(literalsOf)
    case 'optional':
    case 'repeat':
      return literalsOf(synopsis.item)
  }
}

test('the visibility of a column is no clause of MariaDB', () => {
  const { diagnostics } = parseAs('mariadb', 'alter table t alter column c set x')
  assert.equal(
    diagnostics.map(({ message }) => message),
    ['unexpected "x", expected DEFAULT'],
  )
})

test.run()
