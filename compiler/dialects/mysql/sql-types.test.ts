import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Type } from '../../ir/type.ts'
import { types } from './sql-types.ts'

const at = { start: 0, end: 0 }

function parse(words: string, modifiers: readonly string[]): Type | undefined {
  const name = { qualifier: undefined, words, spelling: words, quoted: false, modifiers }
  return types.parse({ ...name, dimensions: 0, setOf: false, text: '', at }, () => undefined)
}

/** `expected` is the type as `information_schema` would print it. */
function check(words: string, modifiers: readonly string[], expected: string | undefined): void {
  test(`${words} (${modifiers.join()})`, () => {
    const type = parse(words, modifiers)
    assert.is(type && types.render(type), expected)
  })
}

check('integer', [], 'int')
check('int', ['11'], 'int')
check('bigint unsigned', ['20'], 'bigint unsigned')
check('int zerofill', ['8'], 'int unsigned')
check('tinyint', ['1'], 'tinyint(1)')
check('tinyint', ['4'], 'tinyint')
check('tinyint unsigned', ['1'], 'tinyint unsigned')
check('bool', [], 'tinyint(1)')
check('boolean', [], 'tinyint(1)')
check('numeric', [], 'decimal(10,0)')
check('dec', ['8'], 'decimal(8,0)')
check('decimal unsigned', ['10', '2'], 'decimal(10,2) unsigned')
check('float', ['24'], 'float')
check('float', ['25'], 'double')
check('float', ['7', '4'], 'float(7,4)')
check('float unsigned', [], 'float unsigned')
check('real', [], 'double')
check('double precision', [], 'double')
check('varchar', ['40'], 'varchar(40)')
check('national varchar', ['40'], 'varchar(40)')
check('char', [], 'char(1)')
check('nchar', ['3'], 'char(3)')
check('varchar character set binary', ['10'], 'varbinary(10)')
check('char byte', [], 'binary(1)')
check('text', [], 'text')
check('text', ['63'], 'tinytext')
check('text', ['64'], 'text')
check('blob', ['255'], 'tinyblob')
check('blob', ['65536'], 'mediumblob')
check('text', ['20000000'], 'longtext')
check('long', [], 'mediumtext')
check('long varbinary', [], 'mediumblob')
check('bit', [], 'bit(1)')
check('year', ['4'], 'year')
check('datetime', ['6'], 'datetime(6)')
check('timestamp', [], 'timestamp')
check('json', [], 'json')
check('vector', ['3'], 'vector(3)')
check('geometrycollection', [], 'geomcollection')
check('enum', ['a', "it's", 'c '], "enum('a','it''s','c')")
check('set', ['x', 'y'], "set('x','y')")
check('signed', [], 'bigint')
check('unsigned integer', [], 'bigint unsigned')
check('unsigned', [], 'bigint unsigned')
check('int5', [], undefined)
check('constructor', [], undefined)

test.run()
