import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { readTable } from './read-table.ts'

function read(body: string, behind = 'ENGINE=InnoDB DEFAULT CHARSET=latin1') {
  return readTable({
    name: 't',
    sql: `CREATE TABLE \`t\` (\n  ${body}\n) ${behind}`,
    collation: 'latin1_swedish_ci',
    relationId: (name) => `table ${name}`,
  })
}

/** Only what is there. */
function attributesOf({ attributes }: SchemaObject) {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined))
}

function checkColumn(definition: string, expected: Readonly<Record<string, unknown>>): void {
  const [, column] = read(`\`c\` ${definition}`).objects
  assert.equal(column && attributesOf(column), { spelling: 'c', ...expected })
}

test('columns', () => {
  checkColumn("decimal(10,2) unsigned zerofill NOT NULL DEFAULT '01.20' COMMENT 'a, (b'", {
    type: 'decimal(10,2) unsigned zerofill',
    notNull: true,
    default: "'01.20'",
    comment: "'a, (b'",
  })
  checkColumn('timestamp(3) NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3)', {
    type: 'timestamp(3)',
    default: 'CURRENT_TIMESTAMP(3)',
    onUpdate: 'CURRENT_TIMESTAMP(3)',
  })
  checkColumn('int GENERATED ALWAYS AS ((`c` + 1)) STORED NOT NULL', {
    type: 'int',
    generated: '((`c` + 1))',
    stored: true,
    notNull: true,
  })
  checkColumn("enum('a,b','it''s)') DEFAULT NULL", {
    type: "enum('a,b','it''s)')",
    collation: 'latin1_swedish_ci',
  })
})

test('a column that follows its table has the collation of the table, and names no character set', () => {
  checkColumn('text COLLATE latin1_bin', { type: 'text', collation: 'latin1_bin' })
  checkColumn('text CHARACTER SET ascii COLLATE ascii_bin', {
    type: 'text',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
})

test('columns know the one before them, and what they need', () => {
  const { objects } = read('`A` int,\n  `b` int DEFAULT (`a` + 1),\n  KEY `k` (`b`,(lower(`A`)))')
  assert.equal(
    objects.map(({ id, needs, attributes }) => [id, needs, attributes['after']]),
    [
      ['table t', [], undefined],
      ['column t.a', [], undefined],
      ['column t.b', ['column t.a'], 'a'],
      ['index t.k', ['column t.b', 'column t.a'], undefined],
    ],
  )
})

test('options and partitions', () => {
  const [table] = read(
    '`a` int',
    `ENGINE=InnoDB AUTO_INCREMENT=7 DEFAULT CHARSET=latin1 COMMENT='x=y'
 PARTITION BY RANGE (\`a\`)
(PARTITION p1 VALUES LESS THAN (10) ENGINE = InnoDB)`,
  ).objects
  assert.equal(table && attributesOf(table), {
    engine: 'InnoDB',
    charset: 'latin1',
    comment: "'x=y'",
    collation: 'latin1_swedish_ci',
    partitioning: 'RANGE (`a`)',
    partitions: '(PARTITION p1 VALUES LESS THAN (10) ENGINE = InnoDB)',
  })
})

test('what is not known is told', () => {
  assert.equal(read('`a` int,\n  SOMETHING `new` OF IT').unmodelled, [
    'SOMETHING `new` OF IT of table t',
  ])
})

test.run()
