import type { NullRule } from '../../../ir/routine.ts'
import type { Type } from '../../../ir/type.ts'
import type { Operand } from '../../dialect.ts'
import { coercible } from './conversions/coercion.ts'
import type { Construct } from './routines/constructs.ts'
import { plainFunction } from './plain-function.ts'
import { categoryOf, identical, typeNamed } from './type-traits.ts'

/** What the grammar writes like a call: manual 9.14 to 9.16, and 4.2 of the standard's functions. */
export const specialConstructs: ReadonlyMap<string, Construct> = new Map([
  ['collation', given({ operands: [asIs], result: 'text', nulls: 'maybe' })],
  ['normalize', given({ operands: [to('text')], result: 'text', nulls: 'strict' })],
  ['json', given({ operands: [asText], result: 'json', nulls: 'strict' })],
  ['json_scalar', given({ operands: [asText], result: 'json', nulls: 'strict' })],
  ['json_serialize', given({ operands: [asText], result: 'text', nulls: 'strict' })],
  ['json_object', given({ operands: [asIs, asText], result: 'json', nulls: 'never' })],
  ['json_array', given({ operands: [asText], result: 'json', nulls: 'never' })],
  ['json_objectagg', aggregate([asIs, asText])],
  ['json_arrayagg', aggregate([asText])],
  ['json_value', read('text')],
  ['json_query', read('jsonb')],
  ['json_exists', read('bool')],
  ['xmlconcat', given({ operands: [to('xml')], result: 'xml', nulls: 'all' })],
  ['xmlelement', given({ operands: [asIs], result: 'xml', nulls: 'never' })],
  ['xmlforest', given({ operands: [asIs], result: 'xml', nulls: 'maybe' })],
  ['xmlexists', given({ operands: [to('text'), to('xml')], result: 'bool', nulls: 'strict' })],
  ['xmlparse', given({ operands: [to('text')], result: 'xml', nulls: 'strict' })],
  ['xmlpi', given({ operands: [to('text')], result: 'xml', nulls: 'strict' })],
  ['xmlroot', given({ operands: [to('xml'), to('text')], result: 'xml', nulls: 'maybe' })],
  ['xmlserialize', given({ operands: [to('xml')], result: 'text', nulls: 'strict' })],
])

type Asked = (operand: Operand) => Type

function to(name: string): Asked {
  return () => typeNamed(name)
}

/** "any": a string is text, a parameter without a type stays without one. */
function asIs({ type, literal }: Operand): Type {
  return type.kind === 'untyped' && literal ? typeNamed('text') : type
}

function asText({ type }: Operand): Type {
  return type.kind === 'untyped' ? typeNamed('text') : type
}

interface Rule {
  /** What the operands become, over and over. */
  readonly operands: readonly Asked[]
  /** Where RETURNING asks for no other. */
  readonly result: string
  readonly nulls: NullRule
}

function given({ operands: asked, result, nulls }: Rule): Construct {
  return (call, catalog) => {
    const operands = call.operands.map(
      (operand, i) => asked[i % asked.length]?.(operand) ?? operand.type,
    )
    const fits = call.operands.every(({ type }, i) => {
      const target = operands[i]
      return target !== undefined && coercible(type, target, 'implicit', catalog)
    })
    const own = typeNamed(result)
    const returned = call.special?.type ?? own
    if (!fits || !coercible(own, returned, 'explicit', catalog))
      return { kind: 'mismatch', candidates: [] }
    // `JSON_ARRAY(SELECT ...)` is an aggregate over the rows.
    const ofRows = call.argumentNames.includes('query')
    return plainFunction({ operands, result: returned, nulls: ofRows ? 'maybe' : nulls })
  }
}

function aggregate(asked: readonly Asked[]): Construct {
  const rule = given({ operands: asked, result: 'json', nulls: 'empty' })
  return (call, catalog) => {
    const resolution = rule(call, catalog)
    if (resolution.kind !== 'chosen') return resolution
    return { ...resolution, routine: 'aggregate', nullsOf: [] }
  }
}

/** A document, a path, and what PASSING and DEFAULT give. */
function read(result: string): Construct {
  return ({ operands, argumentNames, special }) => {
    const returned = special?.type ?? typeNamed(result)
    const [document] = operands
    if (!document || !holdsJson(document.type)) return { kind: 'mismatch', candidates: [] }
    const asked = operands.map((operand, i) => {
      if (i === 1) return typeNamed('jsonpath')
      return argumentNames[i] === 'default' ? returned : asText(operand)
    })
    return plainFunction({ operands: asked, result: returned, nulls: 'maybe' })
  }
}

function holdsJson(type: Type): boolean {
  if (type.kind === 'untyped' || categoryOf(type) === 'S') return true
  return ['json', 'jsonb'].some((name) => identical(type, typeNamed(name)))
}
