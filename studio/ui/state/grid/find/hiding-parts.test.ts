import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Filter } from '../../../../api/pages.ts'
import { PLAIN_VIEW } from '../grid-view.ts'
import { hidingParts } from './hiding-parts.ts'

const a: Filter = { column: 'a', op: 'isnull' }
const b: Filter = { or: [a, { column: 'b', op: 'eq', value: 'x' }] }

test('each part that hides rows is told, with the view that is left without it', () => {
  const view = { ...PLAIN_VIEW, filter: { and: [a, b] }, where: 'c > 1', search: 'zebra' }
  const parts = hidingParts(view, [])
  assert.equal(
    parts.map(({ words }) => words),
    ['a is NULL', 'a is NULL or b is x', 'WHERE c > 1', 'search for “zebra”'],
  )
  assert.equal(
    parts.map(({ without }) => without),
    [
      { ...view, filter: { and: [b] } },
      { ...view, filter: { and: [a] } },
      { ...view, where: '' },
      { ...view, search: '' },
    ],
  )
})

test('the last condition leaves no filter behind, and a plain view hides nothing', () => {
  const [only] = hidingParts({ ...PLAIN_VIEW, filter: a }, [])
  assert.equal(only?.without, PLAIN_VIEW)
  assert.equal(hidingParts(PLAIN_VIEW, []), [])
})

test.run()
