import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readTableText } from './table-text.ts'

/** Of each constraint its kind, the column it stands in, its name and what it says. */
function check(body: string, expected: readonly string[]): void {
  test(body, () => {
    const { constraints } = readTableText(`CREATE TABLE t (${body})`)
    const lines = constraints.map(
      ({ column, name, definition }) => `${column ?? '-'} ${name ?? '-'} ${definition}`,
    )
    assert.equal(lines, expected)
  })
}

check('a INT, b', [])
check('a PRIMARY KEY ASC ON CONFLICT ABORT', ['a - primary key ( a )'])
check('PRIMARY KEY ("A" ASC)', ['- - primary key ( a )'])
check('a INTEGER PRIMARY KEY DESC ON CONFLICT FAIL AUTOINCREMENT', [
  'a - primary key ( a desc ) autoincrement on conflict fail',
])
check('a INTEGER, PRIMARY KEY (a DESC AUTOINCREMENT) ON CONFLICT FAIL', [
  '- - primary key ( a desc ) autoincrement on conflict fail',
])
check('a CONSTRAINT x NOT NULL CONSTRAINT y UNIQUE ON CONFLICT IGNORE', [
  'a y unique ( a ) on conflict ignore',
])
check(
  'a, UNIQUE (a COLLATE nocase DESC, b) CONSTRAINT "c k" CHECK (a IN (1, 2)) ON CONFLICT FAIL',
  ['- - unique ( a collate nocase desc , b )', '- c k check ( a in ( 1 , 2 ) )'],
)
check(
  'a REFERENCES p ON DELETE NO ACTION MATCH FULL ON UPDATE set null NOT NULL DEFERRABLE INITIALLY deferred',
  ['a - foreign key ( a ) references p on update set null deferrable initially deferred'],
)
check(
  'a, FOREIGN KEY (a, b) REFERENCES "P q" (x, y) ON UPDATE CASCADE ON DELETE RESTRICT NOT DEFERRABLE',
  [
    '- - foreign key ( a , b ) references "p q" ( x , y ) on delete restrict on update cascade not deferrable',
  ],
)
check('"unique" unique, [check] text check ("check" > 0), "a)" references "references"', [
  'unique - unique ( "unique" )',
  'check - check ( "check" > 0 )',
  'a) - foreign key ( "a)" ) references "references"',
])
check(
  `a DEFAULT (1, 'x, UNIQUE (') UNIQUE, b DEFAULT -1 CHECK (b), c DEFAULT 'unique' -- , UNIQUE (c)\n`,
  ['a - unique ( a )', 'b - check ( b )'],
)

test('a column is read with what no pragma tells', () => {
  const { columns } = readTableText(
    `CREATE TABLE t ("a b" VARCHAR(10, 2) NOT NULL ON CONFLICT REPLACE COLLATE "NoCase" -- c
      , g INT GENERATED ALWAYS AS ("A b" || 'X') STORED, h AS (1))`,
  )
  assert.equal(columns, [
    {
      name: 'a b',
      definition: `"a b" VARCHAR(10, 2) NOT NULL ON CONFLICT REPLACE COLLATE "NoCase"`,
      collation: 'nocase',
      onConflict: 'replace',
      generated: undefined,
    },
    {
      name: 'g',
      definition: `g INT GENERATED ALWAYS AS ("A b" || 'X') STORED`,
      collation: undefined,
      onConflict: undefined,
      generated: `"a b" || 'X'`,
    },
    {
      name: 'h',
      definition: 'h AS (1)',
      collation: undefined,
      onConflict: undefined,
      generated: '1',
    },
  ])
})

test.run()
