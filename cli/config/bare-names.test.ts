import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { bareNames } from './bare-names.ts'

function check(type: string, ...expected: readonly string[]): void {
  assert.equal(bareNames(type), expected, type)
}

test('what the language, its library and imports declare', () => {
  check('string | null')
  check("import('./a.js').B.C<Date>")
  check('import("a").B[]')
  check('Record<\'Nick\' | "Name", Uint8Array>')
  check('readonly Intl.Locale[]')
  check('{ city: string; zip?: number; find(name: string): URL }')
  check(`\`\${string}-\${number}\``)
  check('(value: string) => asserts value is string')
  check('{ [K in keyof Date]: K }')
})

test('what nothing imports', () => {
  check('Nick', 'Nick')
  check("import('./a.js').B | Nick | Name", 'Nick', 'Name')
  check('Map<Id, Brand.Name[]>', 'Id', 'Brand')
  check('{ nick: Nick; age?: Age }', 'Nick', 'Age')
})

test.run()
