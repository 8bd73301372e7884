import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { typeName } from './type-name.ts'

function check(text: string, words: string, modifiers: readonly string[]) {
  test(text, () => {
    const name = typeName(text)
    assert.equal([name.words, name.modifiers], [words, modifiers])
  })
}

check('int4', 'int4', [])
check('varchar(40)', 'varchar', ['40'])
check('DECIMAL( 10 , 2 )', 'decimal', ['10', '2'])
check('decimal(10,2) unsigned', 'decimal unsigned', ['10', '2'])
check("enum('a','it''s','b, c','(d)')", 'enum', ['a', "it's", 'b, c', '(d)'])
check(String.raw`enum('a\\b','c\nd','it\'s')`, 'enum', ['a\\b', 'c\nd', "it's"])
check("set('')", 'set', [''])
check('DOUBLE  PRECISION', 'double precision', [])
check('geometry(Point,4326)', 'geometry', ['Point', '4326'])
check('', '', [])

test('the spelling is kept', () => assert.is(typeName('VarChar(3)').spelling, 'VarChar'))

test.run()
