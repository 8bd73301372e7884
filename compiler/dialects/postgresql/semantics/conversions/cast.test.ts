import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assignable, castable, castNulls } from './cast.ts'
import { readOperand, readType, testSchema } from '../test-schema.ts'

/** Source, target, and how far PostgreSQL 18 goes: stored without a cast, with one, not at all. */
const rows: readonly (readonly [string, string, 'assigned' | 'cast' | 'refused'])[] = [
  ['int4', 'int8', 'assigned'],
  ['int8', 'int4', 'assigned'],
  ['int4', 'numeric', 'assigned'],
  ['numeric', 'int4', 'assigned'],
  ['float8', 'int4', 'assigned'],
  ['int4', 'text', 'assigned'],
  ['text', 'int4', 'cast'],
  ['text', 'varchar', 'assigned'],
  ['int4', 'bool', 'cast'],
  ['bool', 'int4', 'cast'],
  ['bool', 'text', 'assigned'],
  ['text', 'bool', 'cast'],
  ['date', 'timestamp', 'assigned'],
  ['timestamp', 'date', 'assigned'],
  ['timestamptz', 'date', 'assigned'],
  ['text', 'date', 'cast'],
  ['time', 'interval', 'assigned'],
  ['interval', 'time', 'assigned'],
  ['json', 'jsonb', 'assigned'],
  ['jsonb', 'json', 'assigned'],
  ['text', 'json', 'cast'],
  ['json', 'text', 'assigned'],
  ['jsonb', 'int4', 'cast'],
  ['mood', 'text', 'assigned'],
  ['text', 'mood', 'cast'],
  ['mood', 'size', 'refused'],
  ['mood', 'int4', 'refused'],
  ['int4', 'mood', 'refused'],
  ['int4[]', 'int8[]', 'assigned'],
  ['int8[]', 'int4[]', 'assigned'],
  ['int4[]', 'text[]', 'assigned'],
  ['text[]', 'int4[]', 'cast'],
  ['int4', 'int4[]', 'refused'],
  ['int4[]', 'text', 'assigned'],
  ['text', 'int4[]', 'cast'],
  ['label', 'text', 'assigned'],
  ['text', 'label', 'assigned'],
  ['int8', 'amount', 'assigned'],
  ['amount', 'int8', 'assigned'],
  ['amount', 'text', 'assigned'],
  ['amount', 'label', 'assigned'],
  ['scores', 'int4[]', 'assigned'],
  ['int8[]', 'scores', 'assigned'],
  ['pair', 'text', 'assigned'],
  ['text', 'pair', 'cast'],
  ['pair', 'pair', 'assigned'],
  ['uuid', 'text', 'assigned'],
  ['text', 'uuid', 'cast'],
  ['uuid', 'bytea', 'refused'],
  ['bytea', 'text', 'assigned'],
  ['text', 'bytea', 'cast'],
  ['int4', 'oid', 'assigned'],
  ['oid', 'int4', 'assigned'],
  ['oid', 'int8', 'assigned'],
  ['text', 'regclass', 'assigned'],
  ['regclass', 'text', 'assigned'],
  ['regclass', 'int4', 'assigned'],
  ['money', 'numeric', 'assigned'],
  ['numeric', 'money', 'assigned'],
  ['money', 'text', 'assigned'],
  ['int4', 'money', 'assigned'],
  ['bit', 'int4', 'cast'],
  ['int4', 'bit', 'cast'],
  ['varbit', 'bit', 'assigned'],
  ['inet', 'cidr', 'assigned'],
  ['cidr', 'inet', 'assigned'],
  ['text', 'inet', 'cast'],
  ['inet', 'text', 'assigned'],
  ['point', 'box', 'assigned'],
  ['box', 'point', 'cast'],
  ['char', 'int4', 'cast'],
  ['int4', 'char', 'cast'],
  ['xml', 'text', 'assigned'],
  ['text', 'xml', 'cast'],
  ['name', 'text', 'assigned'],
  ['text', 'name', 'assigned'],
  ['int4range', 'int4multirange', 'cast'],
  ['int4range', 'text', 'assigned'],
  ['text', 'int4range', 'cast'],
  ['tsvector', 'text', 'assigned'],
  ['text', 'tsvector', 'cast'],
  ['int4', 'timestamp', 'refused'],
  ['timestamp', 'int4', 'refused'],
  ['pair', 'json', 'refused'],
  ['int4', 'json', 'refused'],
]

for (const [from, to, expected] of rows)
  test(`cast: ${from} to ${to}`, () => {
    const assigned = assignable(readOperand(from), readType(to), testSchema)
    const cast = castable(readOperand(from), readType(to), testSchema) ? 'cast' : 'refused'
    assert.is(assigned ? 'assigned' : cast, expected)
  })

/** Measured: `'infinity'::timestamp::time` and `'null'::jsonb::int` are NULL. */
const nulls: readonly (readonly [string, string, string])[] = [
  ['text', 'int4', 'strict'],
  ['jsonb', 'int4', 'strict-or-null'],
  ['jsonb', 'text', 'strict'],
  ['timestamp', 'time', 'strict-or-null'],
  ['timestamp', 'date', 'strict'],
  ['timestamptz', 'timetz', 'strict-or-null'],
  ['int4[]', 'text[]', 'strict'],
]

for (const [from, to, expected] of nulls)
  test(`NULL of a cast: ${from} to ${to}`, () =>
    assert.is(castNulls(readType(from), readType(to), testSchema), expected))

test.run()
