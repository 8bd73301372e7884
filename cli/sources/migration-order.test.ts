import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inMigrationOrder, isWayBack } from './migration-order.ts'

/** `files` in the order that is expected. */
function check(files: string): void {
  const expected = files.split(' ')
  test(files, () => {
    assert.equal(inMigrationOrder(expected.toReversed()), expected)
    assert.equal(inMigrationOrder(expected.toSorted()), expected)
  })
}

check('A.sql a.sql b.sql')
check('1_a.up.sql 2_b.up.sql 10_c.up.sql')
check('01_a.sql 1_b.sql 002_c.sql 10_d.sql')
check('20240101120000_a.sql 20240102000000_b.sql')
check('1/b.sql 2/a.sql 10/a.sql')
check('a-b.sql a.sql a/b.sql')
check('1.sql 2/a.sql name.sql')
check('V1__a.sql V2__b.sql V10__a.sql R__a.sql')
check('V1__a.sql V1.1__b.sql V1_2__c.sql V1.10__a.sql V2__a.sql')
check('V1.0__b.sql V1__a.sql')
check('z/V1__a.sql a/V2__b.sql a/R__a.sql z/R__b.sql')
check('base.sql V1__a.sql R__a.sql')
check('R.sql V.sql V1_a.sql V2__a.sql')

test('the way back is left out', () => {
  const all = ['1_a.down.sql', 'U1__a.sql', 'x/U1.2__a.sql', 'U__a.sql', 'Users.sql', '1_a.up.sql']
  assert.equal(all.filter(isWayBack), ['1_a.down.sql', 'U1__a.sql', 'x/U1.2__a.sql'])
})

test.run()
