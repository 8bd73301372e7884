import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lexical as mariadb } from '../dialects/mariadb/lexical.ts'
import { lexical as mysql } from '../dialects/mysql/lexical.ts'
import { lexical as postgresql } from '../dialects/postgresql/lexical.ts'
import { lexical as sqlite } from '../dialects/sqlite/lexical.ts'
import { lex } from './lexer.ts'

const dialects = { postgresql, mysql, mariadb, sqlite }

/** Expected: kind and value of each token. */
function check(name: keyof typeof dialects, text: string, ...expected: readonly string[]): void {
  test(`${name}: ${text}`, () => {
    const { tokens } = lex(text, dialects[name])
    assert.equal(
      tokens.map(({ kind, value }) => `${kind} ${value}`),
      expected,
    )
  })
}

check('postgresql', 'Abc "Abc" "a""b"', 'word abc', 'quoted-name Abc', 'quoted-name a"b')
check('postgresql', "'it''s' E'a\\n\\x41' U&'\\0041'", "string it's", 'string a\nA', 'string A')
check('postgresql', '$$a;b$$ $x$ $$ $x$ $1', 'string a;b', 'string  $$ ', 'parameter 1')
for (const name of ['postgresql', 'mysql', 'mariadb', 'sqlite'] as const) {
  check(name, 'a\u00a0b \u3000c\u2028', 'word a\u00a0b', 'word \u3000c\u2028')
  check(name, 'a \t\r\n\fb', 'word a', 'word b')
  check(name, 'a \u0001b\u0000', 'word a', 'invalid \u0001', 'word b', 'invalid \u0000')
}
check('postgresql', 'a\vb \ufeffc', 'word a', 'word b', 'word \ufeffc')
check('sqlite', 'a\vb \ufeffc', 'word a', 'invalid \v', 'word b', 'word c')
check('sqlite', 'a /* b ; c', 'word a')
check('sqlite', 'a /*', 'word a')
for (const name of ['mysql', 'mariadb'] as const) {
  check(name, "?'a'>?)", 'parameter ', 'string a', 'operator >', 'parameter ', 'punctuation )')
  check(name, '?and ?1', 'invalid ', 'word and', 'invalid ', 'number 1')
}
check('sqlite', '?and ?1', 'parameter ', 'word and', 'parameter 1')
check('postgresql', 'a=@b||@c', 'word a', 'operator =', 'parameter b', 'operator ||', 'parameter c')
check('postgresql', 'a->>@b', 'word a', 'operator ->>', 'parameter b')
check('postgresql', 'a@>@b', 'word a', 'operator @>', 'parameter b')
check('postgresql', 'a+-@b', 'word a', 'operator +', 'operator -', 'parameter b')
check('postgresql', 'a<@b ^@c', 'word a', 'operator <@', 'word b', 'operator ^@', 'word c')
check('postgresql', 'a< @b =@-1', 'word a', 'operator <', 'parameter b', 'operator =@-', 'number 1')
check('postgresql', "B'101' x'1F'", 'bits 101', 'bits 1F')
check(
  'postgresql',
  '1 1.5 .5 1e3 1_000 0x1F',
  'number 1',
  'number 1.5',
  'number .5',
  'number 1e3',
  'number 1_000',
  'number 0x1F',
)
check('postgresql', '1a', 'invalid ')
check('postgresql', '1_0.0_1e1_0 0x_1f', 'number 1_0.0_1e1_0', 'number 0x_1f')
check('postgresql', '1__0', 'invalid ')
check('postgresql', '$2147483647 $2147483648', 'parameter 2147483647', 'invalid 2147483648')
check('postgresql', '$1a', 'invalid 1', 'word a')
check('postgresql', '"" U&""', 'invalid ', 'invalid ')
check('postgresql', "E'\\ud83d\\ude00' E'\\\\u1'", 'string \u{1f600}', 'string \\u1')
check('postgresql', "E'\\u1'", 'invalid u1')
check('postgresql', "E'\\ud83dx'", 'invalid \ud83dx')
check('postgresql', "E'\\u0000'", 'invalid \0')
check('postgresql', "U&'\\+01f600' U&'\\1'", 'string \u{1f600}', 'invalid \\1')
check('postgresql', "U&'\\1' UESCAPE '!'", 'string \\1')
check('postgresql', 'a/* /* */ */b -- c\nd', 'word a', 'word b', 'word d')
check(
  'postgresql',
  '@> @@ ?| a->>b',
  'operator @>',
  'operator @@',
  'operator ?|',
  'word a',
  'operator ->>',
  'word b',
)
check(
  'postgresql',
  '1*-2 a<-- b',
  'number 1',
  'operator *',
  'operator -',
  'number 2',
  'word a',
  'operator <',
)
check(
  'postgresql',
  'a=@b c <@d',
  'word a',
  'operator =',
  'parameter b',
  'word c',
  'operator <@',
  'word d',
)
check(
  'postgresql',
  'a[1:2]::int',
  'word a',
  'punctuation [',
  'number 1',
  'punctuation :',
  'number 2',
  'punctuation ]',
  'operator ::',
  'word int',
)
check('mysql', '`a``b` "x\\"y" \'\\\'\'', 'quoted-name a`b', 'string x"y', "string '")
check(
  'mysql',
  '@a @@global.b :c ? # d',
  'variable a',
  'variable @global.b',
  'parameter c',
  'parameter ',
)
check(
  'mysql',
  "x'ff' 0xff 0b1 _utf8'a' N'b'",
  'bytes ff',
  'bytes ff',
  'bits 1',
  'word _utf8',
  'string a',
  'string b',
)
check(
  'mysql',
  '1--1 /*!50001 a */ /* b */ c',
  'number 1',
  'operator -',
  'operator -',
  'number 1',
  'word a',
  'word c',
)
check('mysql', '/*!99999 a */ /*M! b */ /*!80000c */ /*!080000 d */', 'word c', 'word d')
check('mysql', '/*!80000 a /* b */ c */ d', 'word a', 'word c', 'word d')
check('mysql', 'a */ b', 'word a', 'operator *', 'operator /', 'word b')
check('mariadb', '/*!50701 a /* b */ c */ d', 'word d')
check(
  'mariadb',
  '/*!50699 a */ /*!100000 b */ /*!110000 c */ /*! d */',
  'word a',
  'word b',
  'word d',
)
check('mariadb', '/*M! a */ /*M!80000 b */ /*M!110000 c */ /*m! d */', 'word a', 'word b')
check('mariadb', '\\N \\n', 'word \\N', 'invalid \\', 'word n')
check('mariadb', "a->>'b'", 'word a', 'operator -', 'operator >>', 'string b')
check('mysql', '2nd a$b', 'word 2nd', 'word a$b')
check('mysql', "'\\x41\\%\\_\\f\\n\\Z'", 'string x41\\%\\_f\n\u001a')
check(
  'mysql',
  'a.1e5 a.45x .5x t .5',
  'word a',
  'punctuation .',
  'word 1e5',
  'word a',
  'punctuation .',
  'word 45x',
  'number .5',
  'word x',
  'word t',
  'number .5',
)
check(
  'sqlite',
  '[a b] `c` ?3 @d $e :f == ||',
  'quoted-name a b',
  'quoted-name c',
  'parameter 3',
  'parameter d',
  'parameter e',
  'parameter f',
  'operator ==',
  'operator ||',
)

test('what is not closed ends the tokens, and is told', () => {
  const { tokens, unterminated } = lex("a 'b", postgresql)
  assert.is(tokens.length, 1)
  assert.equal(unterminated, { what: 'string', at: { start: 2, end: 4 } })
})

test('strings on lines of their own continue in PostgreSQL, anywhere in MySQL, nowhere in SQLite', () => {
  const continues = (name: keyof typeof dialects, text: string) =>
    lex(text, dialects[name]).tokens.map((token) => token.continues)
  assert.equal(continues('postgresql', "'a'\n'b' 'c'"), [false, true, false])
  assert.equal(continues('mysql', "'a' 'b'"), [false, true])
  assert.equal(continues('mysql', "'a' N'b'"), [false, false])
  assert.equal(continues('sqlite', "'a'\n'b'"), [false, false])
})

test.run()
