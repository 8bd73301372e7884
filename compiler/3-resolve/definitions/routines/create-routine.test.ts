import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type * as Ast from '../../../2-parse/ast.ts'
import { createReport } from '../../../diagnostics/report.ts'
import { postgresql } from '../../../dialects/postgresql/dialect.ts'
import { calledParameters } from '../../../ir/called-parameters.ts'
import type { Routine } from '../../../ir/routine.ts'
import { scalar } from '../../../ir/type.ts'
import { createDraft } from '../../catalog/draft.ts'
import { fold } from '../../catalog/folding/fold.ts'
import { createRoutine } from './create-routine.ts'

const at = { start: 0, end: 0 }
const name = (text: string): Ast.Name => ({ text, quoted: false, at })
const qualified = (text: string): Ast.QualifiedName => ({ parts: [name(text)], at })

function type(words: string, setOf = false): Ast.TypeName {
  const written = { words, spelling: words, text: words, quoted: false, modifiers: [] }
  return { qualifier: undefined, ...written, dimensions: 0, setOf, at }
}

function parameter(
  text: string,
  mode: Ast.RoutineParameter['mode'] = 'in',
  hasDefault = false,
): Ast.RoutineParameter {
  const value = hasDefault ? ({ kind: 'default', at } as const) : undefined
  return { name: name(text), mode, type: type('int'), default: value, at }
}

function definition(text: string, rest: Partial<Ast.CreateRoutine>): Ast.CreateRoutine {
  return {
    ...{ kind: 'create-routine', routine: 'function', name: qualified(text), orReplace: false },
    ...{ parameters: [], returns: undefined, columns: [], strict: false, finish: undefined },
    ...{ body: undefined, at },
    ...rest,
  }
}

/** What the catalog has under the name of the last one. */
function routines(...definitions: readonly Ast.CreateRoutine[]): readonly Routine[] {
  const draft = createDraft(postgresql)
  const context = {
    ...{
      draft,
      catalog: draft,
      dialect: postgresql,
      report: createReport(),
      describe: {
        query: () => ({ columns: [], keys: [], implied: [], shows: undefined }),
        expression: () => undefined,
        routines: () => undefined,
        texts: () => undefined,
        nulls: () => undefined,
      },
    },
    ...{ statement: { file: 'schema.sql', ...at }, defer: () => undefined },
  }
  for (const each of definitions) {
    for (const change of createRoutine(each, context)) fold(draft, change)
  }
  const last = definitions.at(-1)?.name.parts[0]?.text ?? ''
  return draft.schemas.get('public')?.routines.get(last) ?? []
}

test('types of arguments and results have no modifiers in PostgreSQL', () => {
  const short = { ...type('varchar'), modifiers: ['20'] }
  const [found] = routines(
    definition('f', {
      parameters: [{ ...parameter('a'), type: { ...short, dimensions: 1 } }],
      returns: short,
    }),
  )
  const element = scalar('varchar')
  assert.equal(found?.parameters[0]?.type, { kind: 'array', element, dimensions: 1 })
  assert.equal(found?.result, element)
})

test('what a procedure gives back has its place among the arguments', () => {
  const parameters = [parameter('a'), parameter('b', 'out'), parameter('c', 'inout')]
  const [found] = routines(definition('p', { routine: 'procedure', parameters }))
  const places = found?.outs?.map(({ position, name: out, isTaken }) => [position, out, isTaken])
  assert.equal(places, [
    [1, 'b', false],
    [2, 'c', true],
  ])
  assert.equal(found && calledParameters(found).map((each) => each.name), ['a', 'b', 'c'])
})

test('a function with defaults', () => {
  const [found] = routines(
    definition('f', {
      parameters: [parameter('a'), parameter('b', 'in', true)],
      returns: type('text', true),
      strict: true,
    }),
  )
  const int4 = scalar('int4')
  assert.equal(found, {
    ...{ kind: 'function', schema: 'public', name: 'f', variadic: false, result: scalar('text') },
    parameters: [
      { name: 'a', type: int4, hasDefault: false },
      { name: 'b', type: int4, hasDefault: true },
    ],
    ...{ setReturning: true, nulls: 'strict-or-null' },
  })
})

test('OUT parameters are the result', () => {
  const one = routines(definition('f', { parameters: [parameter('a'), parameter('x', 'out')] }))
  const fields = [{ name: 'x', type: scalar('int4'), nullable: true }]
  const row = { kind: 'composite', schema: undefined, name: undefined, fields }
  assert.equal([one[0]?.parameters.length, one[0]?.result], [1, row])
  const two = routines(
    definition('f', { parameters: [parameter('x', 'inout'), parameter('y', 'out')] }),
  )
  const result = two[0]?.result
  assert.equal(result?.kind === 'composite' && result.fields.map((field) => field.name), ['x', 'y'])
})

test('an aggregate gives what its final function gives, else its state', () => {
  const finish = definition('finish', { parameters: [parameter('a')], returns: type('text') })
  const sum = { routine: 'aggregate', parameters: [parameter('a')], returns: type('int') } as const
  const results = [
    routines(finish, definition('s', { ...sum, finish: qualified('finish') })),
    routines(finish, definition('s', sum)),
  ].map(([found]) => found?.result)
  assert.equal(results, [scalar('text'), scalar('int4')])
})

test('OR REPLACE replaces the overload that takes the same types, if the result stays', () => {
  const first = definition('f', { parameters: [parameter('a')], returns: type('int') })
  const other = definition('f', { returns: type('bool') })
  const check = (again: Partial<Ast.CreateRoutine>, expected: readonly string[]) => {
    const found = routines(first, other, { ...first, strict: true, ...again })
    assert.equal(
      found.map(({ nulls, parameters }) => `${parameters.length} ${nulls}`),
      expected,
    )
  }
  check({ orReplace: true }, ['0 maybe', '1 strict-or-null'])
  check({ orReplace: true, returns: type('text') }, ['1 maybe', '0 maybe'])
  check({ orReplace: false }, ['1 maybe', '0 maybe'])
})

test.run()
