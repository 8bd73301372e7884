import type { Catalog, NamedType } from '../../../ir/catalog.ts'
import type { Routine, RoutineParameter } from '../../../ir/routine.ts'
import { arrayOf, baseType, type Type, untyped } from '../../../ir/type.ts'
import type { Operand, Resolution } from '../../dialect.ts'
import { describe, typeNamed } from './type-traits.ts'

const mood: NamedType = { kind: 'enum', schema: 'public', name: 'mood', labels: ['sad', 'ok'] }
const size: NamedType = { kind: 'enum', schema: 'public', name: 'size', labels: ['S', 'L'] }
const pair: NamedType = {
  kind: 'composite',
  schema: 'public',
  name: 'pair',
  fields: [
    { name: 'a', type: typeNamed('int4'), nullable: true },
    { name: 'b', type: typeNamed('text'), nullable: true },
  ],
}

const types = new Map<string, NamedType>([
  ['mood', mood],
  ['size', size],
  ['pair', pair],
  ['label', domain('label', typeNamed('text'))],
  ['amount', domain('amount', typeNamed('int4'))],
  ['scores', domain('scores', arrayOf(typeNamed('int4')))],
])

function domain(name: string, base: Type): NamedType {
  return { kind: 'domain', schema: 'public', name, base, notNull: false }
}

/** `?` is untyped; other names are those of `pg_type`, `[]` behind them for arrays. */
export function readType(name: string): Type {
  if (name === '?') return untyped
  if (name.endsWith('[]')) return arrayOf(readType(name.slice(0, -2)))
  return types.get(name) ?? typeNamed(name)
}

export function readOperand(name: string): Operand {
  return { type: readType(name), literal: undefined }
}

/**
 * `int4, text -> bool`: what the untyped operands become, and the result; as the engine describes a
 * statement: a domain by its base type. An outcome without a choice by its name.
 */
export function describeResolution(resolution: Resolution, names: readonly string[]): string {
  if (resolution.kind === 'ambiguous') return 'ambiguous'
  if (resolution.kind !== 'chosen') return 'refused'
  const untypedOperands = resolution.operands.filter((_, i) => names[i] === '?')
  const operands = untypedOperands.map((type) => describe(baseType(type))).join(', ')
  return `${operands} -> ${describe(baseType(resolution.result))}`
}

/** `create function add(int4, b int4 default 1) returns int4` and so on: one row each. */
const routines: readonly Routine[] = [
  routine('over', ['int4'], 'int4'),
  routine('over', ['text'], 'text'),
  routine('add', ['a:int4', 'b:int4?'], 'int4'),
  routine('total', ['int4[]'], 'int8', { variadic: true }),
  routine('lower', ['text'], 'int4'),
  routine('first', ['anyarray'], 'anyelement'),
  routine('either', ['anycompatible', 'anycompatible'], 'anycompatible'),
  routine('feel', ['mood'], 'text'),
  routine('tied', ['int4'], 'int4'),
  routine('tied', ['int4', 'int4?'], 'int4'),
  routine('pairs', ['int4'], 'pair', { setReturning: true }),
  routine('store', ['int4'], 'void', { kind: 'procedure' }),
]

function overloadsOf(name: string): readonly Routine[] {
  return routines.filter((each) => each.name === name)
}

function routine(
  name: string,
  parameters: readonly string[],
  result: string,
  more: Partial<Routine> = {},
): Routine {
  return {
    kind: 'function',
    schema: 'public',
    name,
    parameters: parameters.map(parameter),
    variadic: false,
    result: readType(result),
    setReturning: false,
    nulls: 'maybe',
    ...more,
  }
}

function parameter(text: string): RoutineParameter {
  const [, name, type = '', mark = ''] = /^(?:(\w+):)?([^?]+)(\??)$/u.exec(text) ?? []
  return { name, type: readType(type), hasDefault: mark !== '' }
}

/** A small schema for the tests of resolution; the engine was given the same. */
export const testSchema: Catalog = {
  searchPath: ['public'],
  schemas: new Map([
    [
      'public',
      {
        name: 'public',
        relations: new Map(),
        types,
        routines: new Map(routines.map(({ name }) => [name, overloadsOf(name)])),
        sequences: new Map(),
        comment: undefined,
      },
    ],
  ]),
}
