import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseAs, type SyntaxName } from '../../../golden/expect-tree.ts'
import { groupingSets } from './resolve-grouping.ts'

/** `expected` lists the sets of the last item of GROUP BY, each as its columns side by side. */
function check(name: SyntaxName, groupBy: string, expected: readonly string[]): void {
  test(`${name}: group by ${groupBy}`, () => {
    const { statement } = parseAs(name, `select 1 from t group by ${groupBy}`)
    const body = statement?.kind === 'query' ? statement.body : undefined
    const item = body?.kind === 'select' ? body.groupBy.at(-1) : undefined
    const sets = item ? groupingSets(item) : []
    const names = sets.map((set) =>
      set.map((each) => (each.kind === 'column' ? each.parts[0]?.text : each.kind)).join(''),
    )
    assert.equal(names, expected)
  })
}

check('postgresql', 'a', ['a'])
check('postgresql', '()', [''])
check('postgresql', 'rollup (a, (b, c))', ['abc', 'a', ''])
check('postgresql', 'cube (a, b)', ['ab', 'a', 'b', ''])
check('postgresql', 'grouping sets ((a, b), rollup (c), ())', ['ab', 'c', '', ''])
check('mysql', 'a, b with rollup', ['ab', 'a', ''])

test.run()
