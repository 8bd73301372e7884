import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lex } from '../../compiler/1-lex/lexer.ts'
import { parse } from '../../compiler/2-parse/parse.ts'
import { createReport } from '../../compiler/diagnostics/report.ts'
import { split } from '../../compiler/split/split.ts'
import { mariadb } from '../../compiler/dialects/mariadb/dialect.ts'
import { syntaxes } from '../expect-tree.ts'
import { corpusTexts } from './robustness/corpus-texts.ts'
import { type Edge, edges } from './robustness/edges.ts'
import { randomTexts } from './robustness/random-texts.ts'

/** Whatever the text: trees, or one diagnostic for each statement, in a time that grows with its size. */

const dialects = Object.entries({ ...syntaxes, mariadb })

type Read = 'read' | 'refused'

function readAll(text: string, syntax: (typeof dialects)[number][1]): readonly Read[] {
  return split(text, syntax.lexical).map((statement) => {
    const report = createReport()
    const tree = parse(lex(statement.text, syntax.lexical), syntax, report)
    const reported = report.all().length
    assert.is(reported, tree ? 0 : 1, `${reported} diagnostics for ${statement.text.slice(0, 200)}`)
    return tree ? 'read' : 'refused'
  })
}

for (const [name, syntax] of dialects) {
  test(`${name}: every prefix of every statement`, () => {
    for (const text of corpusTexts(name)) {
      for (let end = 1; end <= text.length; end++) readAll(text.slice(0, end), syntax)
    }
  })

  test(`${name}: random characters, and random pieces of SQL`, () => {
    for (const text of randomTexts(300)) readAll(text, syntax)
  })

  for (const edge of edges) {
    if (edge.dialects && !edge.dialects.includes(name)) continue
    test(`${name}: ${edge.name}`, () => checkEdge(edge, syntax))
  }
}

/** What is quadratic does not end within the time of a test file. */
function checkEdge({ text, outcome }: Edge, syntax: (typeof dialects)[number][1]): void {
  const outcomes = new Set(readAll(text, syntax))
  if (outcome !== 'either') assert.equal([...outcomes], [outcome])
}

test.run()
