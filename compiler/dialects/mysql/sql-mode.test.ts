import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lex } from '../../1-lex/lexer.ts'
import type { Lexical } from '../lexical.ts'
import { lexical as mariadb } from '../mariadb/lexical.ts'
import { split } from '../../split/split.ts'
import { lexical as mysql } from './lexical.ts'

/** The kinds of the tokens of the last statement. */
function check(sets: string, statement: string, kinds: string, lexical: Lexical = mysql): void {
  const last = split(`${sets};\n${statement};`, lexical).at(-1)
  const { tokens } = lex(last?.text ?? '', last?.lexical ?? lexical)
  assert.is(tokens.map(({ kind }) => kind).join(' '), kinds, `${sets}; ${statement}`)
}

const [usual, ansi] = ['word string', 'word quoted-name']

test('SET sql_mode says what quotes mean from then on', () => {
  check('', 'select "a"', usual)
  check("set sql_mode = 'ansi_quotes'", 'select "a"', ansi)
  check('SET SESSION sql_mode := ANSI', 'select "a"', ansi)
  check("set names utf8mb4, @@session.sql_mode='STRICT_ALL_TABLES,ANSI_QUOTES'", 'select "a"', ansi)
  check("/*!40101 SET SQL_MODE='ANSI_QUOTES' */", 'select "a"', ansi)
  check("set sql_mode = 'oracle'", 'select "a"', ansi, mariadb)
  check("set sql_mode = concat(@@sql_mode, ',ANSI_QUOTES')", 'select "a"', ansi)
  check(
    "set sql_mode = ansi; set sql_mode = replace(@@sql_mode, 'ANSI_QUOTES', '')",
    'select "a"',
    usual,
  )
  check('set sql_mode = ansi; set sql_mode = @old_sql_mode', 'select "a"', usual)
  check('set sql_mode = ansi; set sql_mode = default', 'select "a"', usual)
})

test('other sessions, other variables and other statements say nothing', () => {
  check("set global sql_mode = 'ANSI'", 'select "a"', usual)
  check("set @@persist.sql_mode = 'ANSI'", 'select "a"', usual)
  check("set @sql_mode = 'ANSI'", 'select "a"', usual)
  check(
    "/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */",
    'select "a"',
    usual,
  )
  check("select sql_mode = 'ANSI'", 'select "a"', usual)
})

test('a backslash is a character without escapes', () => {
  const text = "select 'a\\', 'b\\'"
  check("set sql_mode = 'NO_BACKSLASH_ESCAPES'", text, 'word string punctuation string')
})

test.run()
