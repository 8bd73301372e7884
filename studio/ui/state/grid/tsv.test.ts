import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readTsv, writeTsv } from './tsv.ts'

test('cells and rows', () => {
  assert.equal(readTsv('a\tb\nc\td'), [
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('line ends of every system, one at the end too', () => {
  const rows = [['a'], ['b']]
  assert.equal(readTsv('a\nb\n'), rows)
  assert.equal(readTsv('a\r\nb\r\n'), rows)
  assert.equal(readTsv('a\rb'), rows)
})

test('empty cells stay, at the end of a row too', () => {
  assert.equal(readTsv('a\t\n\tb'), [
    ['a', ''],
    ['', 'b'],
  ])
  assert.equal(readTsv('\t'), [['', '']])
  assert.equal(readTsv('a\n\nb'), [['a'], [''], ['b']])
})

test('quoted cells hold tabs, line breaks and quotes', () => {
  assert.equal(readTsv('"a\tb"\t"c\nd"\n"e ""f"""\tg'), [
    ['a\tb', 'c\nd'],
    ['e "f"', 'g'],
  ])
})

test('a quote that is a sign', () => {
  assert.equal(readTsv('"a" b\tc"d'), [['"a" b', 'c"d']])
  assert.equal(readTsv('6"\t5\''), [['6"', "5'"]])
})

test('what is written is read back', () => {
  const rows = [
    ['a', '', 'b\tc'],
    ['"', 'x\r\ny', 'ü'],
  ]
  assert.equal(readTsv(writeTsv(rows)), rows)
})

test.run()
