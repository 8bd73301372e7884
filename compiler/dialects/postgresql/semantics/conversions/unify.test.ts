import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseType } from '../../../../ir/type.ts'
import { readOperand, readType, testSchema } from '../test-schema.ts'
import { describe, identical } from '../type-traits.ts'
import { unify } from './unify.ts'

/** The types of the arms; the type of COALESCE over them in PostgreSQL 18, a domain by its base type. */
const rows: readonly (readonly [string, string | undefined])[] = [
  ['int4', 'int4'],
  ['int4 int8', 'int8'],
  ['int8 int4', 'int8'],
  ['int4 numeric', 'numeric'],
  ['numeric int4', 'numeric'],
  ['numeric float8', 'float8'],
  ['float8 numeric', 'float8'],
  ['float4 numeric', 'float4'],
  ['int4 ?', 'int4'],
  ['? int4', 'int4'],
  ['?', 'text'],
  ['? ?', 'text'],
  ['text varchar', 'text'],
  ['varchar text', 'varchar'],
  ['varchar varchar', 'varchar'],
  ['varchar ?', 'varchar'],
  ['bpchar varchar', 'bpchar'],
  ['varchar bpchar', 'varchar'],
  ['name text', 'name'],
  ['text name', 'text'],
  ['date timestamp', 'timestamp'],
  ['timestamp date', 'timestamp'],
  ['timestamp timestamptz', 'timestamptz'],
  ['date timestamptz', 'timestamptz'],
  ['time interval', undefined],
  ['label label', 'text'],
  ['label text', 'text'],
  ['label ?', 'text'],
  ['label label ?', 'text'],
  ['amount int8', 'int8'],
  ['int8 amount', 'int8'],
  ['amount amount', 'int4'],
  ['mood mood', 'mood'],
  ['mood ?', 'mood'],
  ['mood text', undefined],
  ['mood size', undefined],
  ['int4[] int8[]', 'int8[]'],
  ['int4[] ?', 'int4[]'],
  ['int4[] text[]', undefined],
  ['scores scores', 'int4[]'],
  ['scores ?', 'int4[]'],
  ['scores int4[]', 'int4[]'],
  ['pair pair', 'pair'],
  ['pair ?', 'pair'],
  ['json jsonb', undefined],
  ['json ?', 'json'],
  ['int4 text', undefined],
  ['int4 bool', undefined],
  ['int4 int8 numeric', 'numeric'],
  ['int2 int4 float4', 'float4'],
  ['money int4', undefined],
  ['oid int4', 'oid'],
  ['int4 oid', 'oid'],
  ['regclass oid', 'regclass'],
  ['inet cidr', 'inet'],
  ['cidr inet', 'inet'],
  ['bit varbit', 'bit'],
  ['int4range int4range', 'int4range'],
  ['int4range ?', 'int4range'],
  ['uuid text', undefined],
  ['xml ?', 'xml'],
]

for (const [text, expected] of rows)
  test(`unify: ${text}`, () => {
    const found = unify(text.split(' ').map(readOperand), testSchema)
    assert.is(found && describe(baseType(found)), expected)
  })

test('unify: a domain survives only where all arms are of it', () => {
  const label = readType('label')
  const both = unify([readOperand('label'), readOperand('label')], testSchema)
  assert.ok(both && identical(both, label))
  const mixed = unify([readOperand('label'), readOperand('?')], testSchema)
  assert.ok(mixed && !identical(mixed, label))
})

test.run()
