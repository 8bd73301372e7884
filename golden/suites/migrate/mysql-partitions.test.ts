import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { applySteps } from './mysql/apply-steps.ts'
import { check, statementsOf, trap } from './mysql/plan-tests.ts'
import { hazardsOf } from './hazards-of.ts'
import { refusalOf } from './refusal-of.ts'

const RANGE = 'partition p1 values less than (10), partition p2 values less than (20)'

function ranged(partitions: string): string {
  return `create table t (id int not null, y int not null, primary key (id, y)) partition by range (y) (${partitions})`
}

check('a partition behind the others is added', {
  from: ranged(RANGE),
  to: ranged(`${RANGE}, partition p3 values less than maxvalue`),
  rows: 'insert into t values (1, 5), (2, 15)',
  survives: ['select * from t order by id'],
})

trap(
  'a partition at the end is dropped, with the number of its rows',
  {
    from: `${ranged(`${RANGE}, partition p3 values less than (30)`)}; insert into t values (1, 5), (2, 25), (3, 29)`,
    to: ranged(RANGE),
  },
  async (database, steps) => {
    assert.equal(statementsOf(steps), ['ALTER TABLE `t` DROP PARTITION `p3`'])
    assert.equal(await hazardsOf(database, steps, 'data-loss'), ['table t: 2'])
  },
)

trap(
  'a partition in the middle gives its rows to the next one',
  {
    from: `${ranged(`${RANGE}, partition p3 values less than (30)`)}; insert into t values (1, 15)`,
    to: ranged('partition p1 values less than (10), partition p3 values less than (30)'),
  },
  async (database, steps, product) => {
    assert.equal(await hazardsOf(database, steps, 'data-loss'), [])
    await applySteps(database, steps, product)
    assert.equal(await database.query('select id, y from t partition (p3)'), [{ id: 1, y: 15 }])
  },
)

trap(
  'rows that no partition takes are refused, and stay',
  {
    from: `${ranged(RANGE)}; insert into t values (1, 15)`,
    to: ranged('partition p1 values less than (5), partition p2 values less than (12)'),
  },
  async (database, steps, product) => {
    assert.match(await refusalOf(applySteps(database, steps, product)), /partition/)
    assert.equal(await database.query('select id, y from t'), [{ id: 1, y: 15 }])
  },
)

check('partitions by values', {
  from: `create table t (id int not null, primary key (id)) partition by list (id)
    (partition \`p one\` values in (1, 2), partition p2 values in (3), partition p3 values in (4))`,
  to: `create table t (id int not null, primary key (id)) partition by list (id)
    (partition \`p one\` values in (1, 2), partition p3 values in (4), partition p4 values in (5) comment 'five')`,
})

check('the primary key comes to hold what the table is partitioned by', {
  from: 'create table t (id int not null, y int not null, primary key (id))',
  to: ranged(RANGE),
  rows: 'insert into t values (1, 5)',
  survives: ['select * from t'],
})

check('another way to partition, and parts of partitions', {
  from: 'create table t (id int not null, d date not null, primary key (id, d)) partition by hash (id) partitions 3',
  to: `create table t (id int not null, d date not null, primary key (id, d)) partition by range (year(d))
    subpartition by hash (to_days(d)) subpartitions 2 (partition p0 values less than (2000), partition p1 values less than maxvalue)`,
})

test.run()
