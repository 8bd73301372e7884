import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { shownName } from './shown-name.ts'

test('a name with blanks that nobody sees is shown in quotes', () => {
  assert.equal(['books', 'two words'].map(shownName), ['books', 'two words'])
  assert.equal([' ', '   ', 'books ', '\tbooks', '\u00a0', ''].map(shownName), [
    ...['“ ”', '“   ”', '“books ”', '“\tbooks”', '“\u00a0”', '“”'],
  ])
})

test.run()
