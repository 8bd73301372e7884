import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { syntaxes } from '../../../golden/expect-tree.ts'
import { lex } from '../../1-lex/lexer.ts'
import { createReport } from '../../diagnostics/report.ts'
import type { Grammar } from '../../dialects/grammar.ts'
import type * as Ast from '../ast.ts'
import { parse } from '../parse.ts'
import { builtInNames } from './built-ins.ts'
import { readSynopsis } from './read-synopsis.ts'

const statements: Record<string, Grammar['statements'][string]> = {}
const clauses = {
  ...syntaxes.postgresql.grammar.clauses,
  option: "<label> [ = { <value> | '[' <value> , ... ']' } ]",
  many: '<option> ...',
}
const { label, lexical, grammar } = syntaxes.postgresql
const syntax = { label, lexical, grammar: { ...grammar, statements, clauses } }

function parsed(sql: string) {
  const report = createReport()
  return { statement: parse(lex(sql, lexical), syntax, report), diagnostics: report.all() }
}

/** `marked` has `^` before the token that cannot stand there; then `expected` may. */
function check(synopsis: string, marked: string, expected: readonly string[] = []): void {
  const leading = `frob${Object.keys(statements).length}`
  statements[leading] = { synopsis: `${leading.toUpperCase()} ${synopsis}` }
  test(`${synopsis}: ${marked}`, () => {
    const { statement, diagnostics } = parsed(`${leading} ${marked.replace('^', '')}`)
    const faults = diagnostics.map(({ at }) => at.start - leading.length - 1)
    if (!marked.includes('^')) assert.equal([faults, statement?.kind], [[], 'other'])
    else assert.equal(faults, [marked.indexOf('^')])
    for (const each of expected) assert.match(String(diagnostics[0]?.message), each)
  })
}

check('[ A ] B', 'a B')
check('[ A ] B', 'b')
check('[ A ] B', 'a ^"b"', ['B'])
check('[ A ] B', '^c', ['A', 'B'])
check('{ A | B } ...', 'a b b a')
check('{ A | B } ...', '^', ['A', 'B'])
check('{ A | A B } C', 'a b c')
check('{ A | A B } ... C', 'a b c')
check('{ A | A B C } D', 'a b ^d', ['C'])
check('[ A ] ... A', 'a a a')
check('A , ...', 'a, a, a')
check('A , ...', 'a, ^', ['A'])
check('A , ... [ , B ]', 'a, a, b')
check("'[' A '|' ']'", '[ a | ]')
check('<name> [ TEMP ] <column>', 't temp')
check('<name> [ TEMP ] <column>', 't temp a')
check('<name>', '^select', ['a name'])
check('( <expression> )', '(a + 1 = 2)')
check('( <expression> )', '(a + ^)', ['an expression'])
check('AS <statement>', 'as frob0 b')
check('AS <statement> [ END ]', 'as select 1 from ^where')
check('( <option> , ... )', '(a, b = 1, c = -2.5, d = on, e = [x, y])')
check('( <option> , ... )', '(a, b = ^)')
check('<many>', 'a b = 1 ^= 2')
check('SET <integer>', 'set ^1.5', ['a number'])
check('( <rest> ) END', "(a (b, 'c'), = d) ^", ['END'])

statements['long'] = { synopsis: 'LONG { <name> = <value> } , ...' }
test('a list may be long', () => {
  assert.is(parsed(`long ${'a = 1, '.repeat(50_000)} b = 2`).statement?.kind, 'other')
})

statements['keep [all]'] = {
  synopsis: 'KEEP [ ALL ] <name> ON <relation> , ... [ FAST! ] [ ( <query> ) ]',
}
test('what a synopsis matches is kept', () => {
  const { statement } = parsed('keep all a on s.t , u fast (select 1)  ')
  if (statement?.kind !== 'other') return assert.unreachable()
  const texts = (name: Ast.QualifiedName | undefined) => name?.parts.map(({ text }) => text)
  assert.equal(texts(statement.name), ['a'])
  assert.equal(statement.relations.map(texts), [['s', 't'], ['u']])
  const kinds = statement.nested.map(({ kind }) => kind)
  assert.equal(kinds, ['query'])
  assert.is(statement.command, 'keep all fast')
  assert.is(statement.text, 'keep all a on s.t , u fast (select 1)')
})

statements['create table'] = 'chapter'
statements['create [or] [replace] gadget|gizmo'] = {
  synopsis: 'CREATE [ OR REPLACE ] GADGET <name>',
  defines: 'gadget',
}
statements['create'] = { synopsis: 'CREATE <rest>' }
test('the first key that leads the statement counts, and may leave it to a chapter', () => {
  const texts = ['create table t (a int)', 'create or replace gadget g', 'create this']
  const kinds = texts.map((sql) => parsed(sql).statement?.kind)
  assert.equal(kinds, ['create-table', 'unmodelled', 'other'])
})

test('broken notation is a bug of the table', () => {
  for (const text of ['[ A', 'A ]', '... A', '{ A ]']) assert.throws(() => readSynopsis(text))
})

for (const { label, grammar } of Object.values(syntaxes)) {
  test(`${label}: every synopsis reads, and every name in it is one`, () => {
    const tables: Grammar = grammar
    const named = Object.entries(tables.clauses)
    const synopses = Object.values(tables.statements).flatMap((each) =>
      typeof each === 'string' ? [] : [each.synopsis],
    )
    const known = new Set([...named.map(([name]) => name), ...builtInNames])
    for (const text of [...synopses, ...named.map(([, clause]) => clause)]) {
      readSynopsis(text)
      for (const [, name = ''] of text.matchAll(/<([a-z]\w*)>/g)) {
        assert.ok(known.has(name), `<${name}> in ${text}`)
      }
    }
  })
}

test.run()
