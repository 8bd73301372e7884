import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Target } from '../../compiler/compile.ts'
import { loadDialect } from '../../compiler/dialects/registry.ts'
import type { CheckedQuery } from '../../compiler/ir/checked.ts'
import { scalar } from '../../compiler/ir/type.ts'
import { judgeCall } from './judge-call.ts'

const dialect = await loadDialect('sqlite')
const driver = dialect.drivers['better-sqlite3']
assert.ok(driver)
const target: Target = {
  dialect,
  driver,
  options: {
    bigint: 'string',
    timestamp: 'date',
    rename: new Map(),
    overrides: new Map(),
    version: '0.0.0',
  },
  lint: new Map(),
}

function queryOf(kind: CheckedQuery['kind'], nullable: boolean): CheckedQuery {
  return {
    name: 'Q',
    kind,
    doc: [],
    command: 'select',
    text: [],
    parameters: [],
    columns: [
      { name: 'n', type: scalar('INTEGER'), nullable, source: undefined, origin: undefined },
    ],
    embedded: [],
    byPlace: false,
    atMostOneRow: false,
    givesRow: false,
    record: undefined,
    bulk: undefined,
    numbered: undefined,
  }
}

interface Judgement {
  readonly kind?: CheckedQuery['kind']
  readonly nullable?: boolean
  readonly value: unknown
  readonly raw: readonly (readonly unknown[])[]
  readonly varies?: readonly string[]
}

function check(judgement: Judgement, expected: readonly string[]): void {
  const { kind = 'many', nullable = false, value, raw, varies = [] } = judgement
  const found = judgeCall({
    query: queryOf(kind, nullable),
    generated: { kind: 'done', value },
    byHand: { kind: 'done', value: raw },
    target,
    varies: new Set(varies),
  })
  assert.equal(found, expected)
}

test('accepts what is true', () => {
  check({ value: [{ n: 1 }, { n: 2 }], raw: [[1n], [2n]] }, [])
  check({ kind: 'one', value: null, raw: [] }, [])
  check({ kind: 'exec', value: undefined, raw: [[1n]] }, [])
  check({ nullable: true, value: [{ n: null }], raw: [[null]] }, [])
  check({ value: [{ n: 1 }], raw: [[2n]], varies: ['Q.n'] }, [])
  check({ value: [{ n: 1 }], raw: [[2n], [3n]], varies: ['Q'] }, [])
})

test('finds what is not', () => {
  check({ value: [{ n: null }], raw: [[null]] }, ['n (INTEGER) is object null'])
  check({ value: [{ n: '1' }], raw: [[1n]] }, ['n (INTEGER) is string "1"'])
  check({ value: [{ n: '1' }], raw: [], varies: ['Q'] }, ['n (INTEGER) is string "1"'])
  check({ value: [{ n: 1 }], raw: [[2n]] }, ['n is number 1, by hand 2n'])
  check({ value: [{ n: 1 }], raw: [] }, ['1 rows, 0 by hand'])
  check({ value: [{ m: 1 }], raw: [[1n]] }, ['a row has m, not n'])
  check({ kind: 'one', value: [], raw: [] }, [':one gave object []'])
  check({ kind: 'exec', value: null, raw: [] }, [':exec gave object null'])
})

test.run()
