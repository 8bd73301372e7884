import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { CheckedParameter, CheckedQuery, Fragment } from '../compiler/ir/checked.ts'
import { scalar } from '../compiler/ir/type.ts'
import { sentStatement } from './sent-statement.ts'

const piece = (item: string | number): Fragment =>
  typeof item === 'string' ? { kind: 'text', text: item } : { kind: 'parameter', parameter: item }

const parameter = (list: boolean, index: number): CheckedParameter => ({
  number: index + 1,
  name: `p${index}`,
  type: scalar('text'),
  nullable: false,
  list,
})

function check(
  pieces: readonly (string | number)[],
  args: readonly unknown[],
  expected: { readonly numbered: readonly unknown[]; readonly positional: readonly unknown[] },
): void {
  const query: CheckedQuery = {
    name: 'Q',
    kind: 'many',
    doc: [],
    command: 'select',
    text: pieces.map(piece),
    parameters: args.map(Array.isArray).map(parameter),
    columns: [],
    embedded: [],
    byPlace: false,
    atMostOneRow: false,
    givesRow: false,
    record: undefined,
    bulk: undefined,
    numbered: undefined,
  }
  for (const style of ['numbered', 'positional'] as const) {
    const { sql, values } = sentStatement(query, args, style)
    assert.equal([sql, ...values], expected[style])
  }
}

test('writes placeholders', () => {
  check(['a ', 1, ' b ', 0, ' c ', 1], ['x', 'y'], {
    numbered: ['a $1 b $2 c $1', 'y', 'x'],
    positional: ['a ? b ? c ?', 'y', 'x', 'y'],
  })
})

test('writes lists out', () => {
  check(['in (', 0, ') ', 1], [[7, 8], 'y'], {
    numbered: ['in ($1, $2) $3', 7, 8, 'y'],
    positional: ['in (?, ?) ?', 7, 8, 'y'],
  })
  check(['in (', 0, ')'], [[]], { numbered: ['in (NULL)'], positional: ['in (NULL)'] })
})

test.run()
