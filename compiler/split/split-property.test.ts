import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCases, sourcesOf } from '../../golden/fixtures/golden-case.ts'
import type { Statement } from '../1-lex/token.ts'
import type { Lexical } from '../dialects/lexical.ts'
import { lexical as mariadb } from '../dialects/mariadb/lexical.ts'
import { lexical as mysql } from '../dialects/mysql/lexical.ts'
import { lexical as postgresql } from '../dialects/postgresql/lexical.ts'
import { lexical as sqlite } from '../dialects/sqlite/lexical.ts'
import { split } from './split.ts'

/** What may stand in a statement and looks like an end, or like the begin of a block. */
const pieces = {
  any: [
    'a',
    '1',
    '(b, c)',
    "'it''s;'",
    '"x;y"',
    '/* ; end; */',
    '-- ; begin\n',
    'case a when b then c end',
    't.end',
    '1 as end',
    "'\n-- +goose Down\n;'",
    '/*\n-- migrate:down\n*/',
    'a -- migrate:down ;\n',
  ],
  postgresql: [
    "E'\\';'",
    '$$;$$',
    '$x$ ; $$ ; $x$',
    '/* /* ; */ ; */',
    "U&'\\0041;'",
    'a$b$c',
    '1 - -1',
    'begin',
    '1 end',
    '1 as case',
    "'\\g'",
    '/* \\g */',
  ],
  mysql: [
    "'\\';'",
    '"\\";"',
    '`;`',
    '# ;\n',
    '5--1',
    '/*!40101 , x */',
    "N';'",
    'end',
    'begin',
    'case when end then end else begin end',
    '(select begin end)',
    'case when a then b end end',
    "'\\\\G;'",
    '`\\g`',
    '/*!50003 a, */ b',
    '`begin`',
  ],
  sqlite: ['[;]', '`;`', "x'3b'", '"a"";"', 'end', 'begin', 'case when end then end end'],
}

const bodies = {
  postgresql: [
    'create function f() returns int begin atomic %; %; end',
    'create rule r as on insert to t do (%; %)',
  ],
  mysql: [
    'create procedure p() begin if % then %; else %; end if; while a do %; end while; end',
    'create trigger t after insert on a for each row if (a) then %; end if',
    'create procedure end(begin int) begin declare end int; declare exit handler for a begin %; end; end',
    'create trigger begin before update on end for each row case a when b then %; else %; end /* ; */ case',
    'create event e on schedule at b do begin l: loop %; end loop l; repeat %; until a end repeat; end',
  ],
  sqlite: [
    'create temp trigger t after insert on a begin %; %; end',
    'create trigger end after update of begin, end on begin when new.end begin %; end',
  ],
}

/** What ends a statement besides the semicolon. */
const ends = {
  postgresql: [' \\g\n', '\n\\gset x_\n', '\n-- +goose StatementEnd\n'],
  mysql: ['\\G\n', ' \\g\n', '\n-- +migrate StatementEnd\n'],
  sqlite: ['\n-- +goose StatementEnd\n-- +goose StatementBegin\n'],
}

/** A generator of numbers that are the same in each run (Numerical Recipes, 7.1). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function statements(own: readonly string[], templates: readonly string[]): string[] {
  const below = numbers(7)
  const piece = () => [...pieces.any, ...own][below(pieces.any.length + own.length)] ?? ''
  const plain = () => `select ${Array.from({ length: 1 + below(6) }, piece).join(', ')} z`
  return Array.from({ length: 400 }, (_, i) =>
    i % 3 > 0 ? plain() : (templates[below(templates.length)] ?? '').replaceAll('%', plain),
  )
}

function check(name: string, lexical: Lexical, parts: keyof typeof bodies): void {
  test(`${name}: what is joined is split again`, () => {
    const all = statements(pieces[parts], bodies[parts])
    const statementsOf = (text: string) =>
      split(text, lexical).filter(({ kind }) => kind !== 'client')
    const texts = (text: string) => statementsOf(text).map((statement) => statement.text)
    for (const between of [';', ' ;\n', '; -- ;\n', ';/* x; */;', ...ends[parts]]) {
      const again = texts(all.join(between))
      const first = all.findIndex((text, i) => again[i] !== text)
      assert.equal([again[first], again.length], [all[first], all.length], between)
    }
    if (lexical.splitting.client.delimiter) {
      const again = texts(`delimiter //\n${all.join('//\n')}//\nDELIMITER ';'\n${all[0]};`)
      assert.equal(again, [...all, all[0]])
    }
    for (const each of readCases().flatMap((goldenCase) => [
      ...sourcesOf(goldenCase, 'schema', parts),
      ...sourcesOf(goldenCase, 'queries', parts),
    ])) {
      const once = statementsOf(each.text)
      const ended = ({ kind, text }: Statement) =>
        kind === 'copy-data' ? `${text}\\.\n` : `${text}\n;\n`
      const joined = [...once.slice(0, -1).map(ended), once.at(-1)?.text ?? ''].join('')
      const whole = once.map(({ text }) => text)
      assert.equal(texts(joined), whole, each.path)
    }
  })
}

check('PostgreSQL', postgresql, 'postgresql')
check('MySQL', mysql, 'mysql')
check('MariaDB', mariadb, 'mysql')
check('SQLite', sqlite, 'sqlite')

test.run()
