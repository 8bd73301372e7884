import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lex } from '../../compiler/1-lex/lexer.ts'
import { compileSchema } from '../../compiler/compile-schema.ts'
import { describeParts } from '../../compiler/describe-parts.ts'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { mariadb } from '../../compiler/dialects/mariadb/dialect.ts'
import { mysql } from '../../compiler/dialects/mysql/dialect.ts'
import { postgresql } from '../../compiler/dialects/postgresql/dialect.ts'
import { sqlite } from '../../compiler/dialects/sqlite/dialect.ts'
import { lintScript } from '../../compiler/lint-script.ts'
import { corpusTexts } from './robustness/corpus-texts.ts'

/** What every object of JavaScript has is a word like any other in SQL: a table that is asked for it has it not. */

const words = ['__proto__', 'constructor', 'toString', 'valueof', 'hasOwnProperty'] as const
const dialects = { postgresql, mysql, mariadb, sqlite }
/** Places where a table is asked that no statement of the corpus reaches. */
const more = [
  ...['PRAGMA x = 1', 'SHOW x', "SET sql_mode = 'x'", 'CREATE VIRTUAL TABLE t USING x(a)'],
  'CREATE VIRTUAL TABLE t USING fts5vocab(a, x)',
]

/** A text with each of its words in turn gone, and with one more in front of each. */
function* mutated(text: string, { lexical }: Dialect): Generator<string> {
  for (const [number, { text: found, at }] of lex(text, lexical).tokens.entries()) {
    if (!/^\w+$/.test(found)) continue
    const word = words[number % words.length]
    yield `${text.slice(0, at.start)}${word}${text.slice(at.end)}`
    yield `${text.slice(0, at.start)}${word} ${text.slice(at.start)}`
  }
}

for (const [name, dialect] of Object.entries(dialects)) {
  test(`${name}: words that JavaScript knows as well`, () => {
    const tables = { path: 'schema.sql', text: 'CREATE TABLE t (a int, __proto__ int)' }
    const { catalog } = compileSchema([tables], dialect, describeParts)
    const alone = words.flatMap((word) => more.map((text) => text.replaceAll(/\bx\b/g, word)))
    const shorter = corpusTexts(name).filter(({ length }) => length < 400)
    let read = 0
    for (const text of [
      ...words,
      ...alone,
      ...shorter.flatMap((each) => [...mutated(each, dialect)]),
    ]) {
      lintScript({ path: 'script.sql', text }, catalog, dialect)
      compileSchema([{ path: 'schema.sql', text }], dialect, describeParts)
      read += 1
    }
    assert.ok(read > 100)
  })
}

test.run()
