import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { functions } from '../../data/functions.ts'
import { routineNulls } from './routine-nulls.ts'
import { builtinRoutines } from './routines.ts'

const overloads = functions.split('\n').flatMap((line) => {
  const [name = '', ...rest] = line.split(' ')
  return rest
    .join(' ')
    .split(';')
    .map((text, i) => ({
      name,
      flags: text.split(' ')[0] ?? '',
      routine: builtinRoutines(name)[i],
    }))
})

test('NULL in is NULL out for what is called strict: pg_proc says so', () => {
  const wrong = overloads.filter(({ flags, routine }) => {
    if (routine === undefined || routine.nullsOf !== undefined) return false
    const strict = routine.nulls === 'strict' || routine.nulls === 'strict-or-null'
    return strict && !flags.includes('s')
  })
  assert.equal(wrong, [])
})

test('every overload of the data is read', () => {
  assert.ok(overloads.length > 2800)
  assert.equal(
    overloads.filter(({ routine }) => routine === undefined),
    [],
  )
})

/** What is not listed is not known. */
test('NULL: the rule of a function that nobody has judged', () => {
  const facts = { kind: 'function', name: 'no_such', parameters: 'int4' } as const
  assert.is(routineNulls({ ...facts, strict: true }).nulls, 'strict-or-null')
  assert.is(routineNulls({ ...facts, strict: false }).nulls, 'maybe')
})

/** Parameters, result and flags as they are written in the data. */
test('routine: columns, defaults and variadic parameters', () => {
  const [each] = builtinRoutines('json_each')
  assert.equal(each?.result.kind === 'composite' && each.result.fields.map(({ name }) => name), [
    'key',
    'value',
  ])
  assert.is(each?.setReturning, true)
  const [set] = builtinRoutines('jsonb_set')
  assert.equal(
    set?.parameters.map(({ name, hasDefault }) => [name, hasDefault]),
    [
      ['jsonb_in', false],
      ['path', false],
      ['replacement', false],
      ['create_if_missing', true],
    ],
  )
  assert.is(builtinRoutines('concat')[0]?.variadic, true)
  assert.is(builtinRoutines('percentile_cont')[0]?.orderedSet, true)
  assert.equal(builtinRoutines('no_such'), [])
})

test.run()
