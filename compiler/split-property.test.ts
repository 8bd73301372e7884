import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCases, sourcesOf } from '../golden/fixtures/golden-case.ts'
import type { Lexical } from './dialects/lexical.ts'
import { lexical as mariadb } from './dialects/mariadb/lexical.ts'
import { lexical as mysql } from './dialects/mysql/lexical.ts'
import { lexical as postgresql } from './dialects/postgresql/lexical.ts'
import { lexical as sqlite } from './dialects/sqlite/lexical.ts'
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
  ],
  postgresql: [
    "E'\\';'",
    '$$;$$',
    '$x$ ; $$ ; $x$',
    '/* /* ; */ ; */',
    "U&'\\0041;'",
    'a$b$c',
    '1 - -1',
  ],
  mysql: ["'\\';'", '"\\";"', '`;`', '# ;\n', '5--1', '/*!40101 , x */', "N';'"],
  sqlite: ['[;]', '`;`', "x'3b'", '"a"";"'],
}

const bodies = {
  postgresql: [
    'create function f() returns int begin atomic %; %; end',
    'create rule r as on insert to t do (%; %)',
  ],
  mysql: [
    'create procedure p() begin if % then %; else %; end if; while a do %; end while; end',
    'create trigger t after insert on a for each row if (a) then %; end if',
    'create event e on schedule at b do begin l: loop %; end loop l; repeat %; until a end repeat; end',
  ],
  sqlite: ['create temp trigger t after insert on a begin %; %; end'],
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
    const texts = (text: string) => split(text, lexical).map((statement) => statement.text)
    for (const between of [';', ' ;\n', '; -- ;\n', ';/* x; */;']) {
      const again = texts(all.join(between))
      const first = all.findIndex((text, i) => again[i] !== text)
      assert.equal([again[first], again.length], [all[first], all.length], between)
    }
    for (const each of readCases().flatMap((goldenCase) => [
      ...sourcesOf(goldenCase, 'schema', parts),
      ...sourcesOf(goldenCase, 'queries', parts),
    ])) {
      const once = texts(each.text)
      assert.equal(texts(once.join('\n;\n')), once, each.path)
    }
  })
}

check('PostgreSQL', postgresql, 'postgresql')
check('MySQL', mysql, 'mysql')
check('MariaDB', mariadb, 'mysql')
check('SQLite', sqlite, 'sqlite')

test.run()
