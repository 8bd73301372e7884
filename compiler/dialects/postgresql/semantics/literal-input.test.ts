import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Type } from '../../../ir/type.ts'
import { readsText } from './literal-input.ts'
import { typeNamed } from './type-traits.ts'

const mood: Type = { kind: 'enum', schema: 'public', name: 'mood', labels: ['sad', 'ok'] }

function check(type: string | Type, taken: readonly string[], refused: readonly string[]): void {
  const wanted = typeof type === 'string' ? typeNamed(type) : type
  const reads = (text: string) => readsText(text, wanted)
  test(`texts of ${typeof type === 'string' ? type : type.kind}`, () => {
    assert.equal(taken.filter(reads), taken)
    assert.equal(refused.filter(reads), [])
  })
}

check('bool', ['t', 'Yes', ' on ', 'of', '0'], ['maybe', 'o', '2', ''])
check('int2', ['-32768', '+7', '1_000', '0xff'], ['32768', 'x', '1.5', '', '_1'])
check('int4', ['2147483647', '0b1'], ['2147483648', '0x'])
check('numeric', ['1e5', '.5', '5.', '-Infinity', 'nan', '0o7'], ['x', '.', '1e'])
check('uuid', ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '{a0eebc999c0b4ef8bb6d6bb9bd380a11}'], ['x'])
check('jsonb', ['{}', 'null', '"a"'], ['{', 'x'])
check('int4[]', ['{}', '{1,2}', '[0:1]={1,2}'], ['1', '{'])
check('text', ['', 'anything'], [])
check(mood, ['sad'], ['Sad', ''])

test.run()
