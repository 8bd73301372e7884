import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { Routine } from '../../../ir/routine.ts'
import type { Change, Thing } from '../../../ir/change.ts'
import {
  arrayOf,
  baseType,
  type MultirangeType,
  type RangeType,
  scalar,
  type Type,
} from '../../../ir/type.ts'
import { routineThing } from '../../catalog/routine-thing.ts'
import { searchedSchemas } from '../../find-object.ts'
import { resolveType } from '../../resolve-type.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { freeName } from '../objects/new-object.ts'
import { ownName, qualifierOf } from '../objects/object-names.ts'
import { isSameObject } from '../../catalog/object-name.ts'

/**
 * A range, its multirange, and the functions that make them (PostgreSQL manual, CREATE TYPE). Reports
 * `unknown-object` and `duplicate-object` for attributes, `unknown-type`, `type-mismatch`.
 */
export function createRange(
  { name, attributes, at }: Ast.CreateRange,
  context: DefinitionContext,
): Changes {
  const on = freeName({ name, ifNotExists: false }, 'type', context)
  if (!on || !areAttributes(attributes, context)) return []
  const written = attributes.find(({ label }) => label.text === 'subtype')?.type
  const subtype = written && subtypeOf(written, context)
  if (!subtype) {
    const params = { what: 'attribute', name: 'subtype', suggestion: undefined }
    if (!written) context.report.add('unknown-object', at, params)
    return []
  }
  const named = valueOf('multirange_type_name', attributes) ?? multirangeName(name)
  const multirange = freeName({ name: named, ifNotExists: false }, 'type', context)
  if (!multirange) return []
  if (isSameObject(multirange, on)) {
    context.report.add('duplicate-object', named.at, { what: 'type', name: on.name })
    return []
  }
  const range: RangeType = { kind: 'range', ...on, subtype, multirange }
  const types = { range, multirange: { kind: 'multirange' as const, ...multirange, range } }
  return created(types, valueOf('subtype_diff', attributes), context)
}

interface Types {
  readonly range: RangeType
  readonly multirange: MultirangeType
}

function created(
  { range, multirange }: Types,
  difference: Ast.QualifiedName | undefined,
  context: DefinitionContext,
): readonly Change[] {
  const { draft } = context
  const whole = typeThing(range)
  const part = (thing: Thing): Change => {
    return { kind: 'need', thing, needs: [{ on: whole, kind: 'internal' }] }
  }
  const needed = difference ? differences(difference, range.subtype, context) : []
  const needs = needed.map((each) => {
    return { on: routineThing(each, draft), kind: 'normal' as const }
  })
  return [
    { kind: 'create-type', schema: range.schema, type: range },
    { kind: 'need', thing: whole, needs },
    { kind: 'create-type', schema: multirange.schema, type: multirange },
    part(typeThing(multirange)),
    ...constructors({ range, multirange }).flatMap((routine) => [
      { kind: 'create-routine' as const, routine },
      part(routineThing(routine, draft)),
    ]),
  ]
}

function typeThing({ schema, name }: RangeType | MultirangeType): Thing {
  return { kind: 'type', schema, name }
}

const attributeNames: readonly string[] = [
  ...['subtype', 'subtype_opclass', 'collation', 'canonical', 'subtype_diff'],
  'multirange_type_name',
]

function areAttributes(
  attributes: readonly Ast.RangeAttribute[],
  { report }: DefinitionContext,
): boolean {
  const [what, seen] = ['attribute', new Set<string>()]
  const faulty = attributes.filter(({ label: { text: name, at } }) => {
    const isKnown = attributeNames.includes(name)
    const isRepeated = seen.size === seen.add(name).size
    const suggestion = suggest(name, attributeNames)
    if (!isKnown) report.add('unknown-object', at, { what, name, suggestion })
    else if (isRepeated) report.add('duplicate-object', at, { what, name })
    return !isKnown || isRepeated
  })
  return faulty.length === 0
}

function valueOf(wanted: string, attributes: readonly Ast.RangeAttribute[]) {
  return attributes.find(({ label }) => label.text === wanted)?.value
}

/** Values of the subtype must have an order. */
function subtypeOf(name: Ast.TypeName, context: DefinitionContext): Type | undefined {
  const { dialect, report } = context
  const type = resolveType(name, context)
  const base = baseType(type)
  const isPseudo = base.kind === 'scalar' && /^(?:any|record$|void$|trigger$)/.test(base.name)
  if (!isPseudo && dialect.definitions.dependencies?.ordered(type) !== false) return bare(type)
  const found = dialect.types.render(type)
  const params = { where: 'the subtype of a range', found, expected: 'a type with an order' }
  report.add('type-mismatch', name.at, params)
  return undefined
}

/** The catalog holds no modifiers of it. */
function bare(type: Type): Type {
  return type.kind === 'scalar' ? { ...type, modifiers: [] } : type
}

/** `timerange` has `timemultirange`, `period` has `period_multirange`. */
function multirangeName({ parts, at }: Ast.QualifiedName): Ast.QualifiedName {
  const own = parts.at(-1) ?? { text: '', quoted: true, at }
  const text = own.text.includes('range')
    ? own.text.replace('range', 'multirange')
    : `${own.text}_multirange`
  return { parts: [...parts.slice(0, -1), { ...own, text }], at }
}

/** The routines that tell how far two values are apart. */
function differences(
  name: Ast.QualifiedName,
  subtype: Type,
  { draft, dialect }: DefinitionContext,
): readonly Routine[] {
  const { names, types } = dialect
  const key = names.relationKey(ownName(name))
  const own = new Set<unknown>(draft.owned.values())
  const wanted = types.render(subtype)
  return searchedSchemas(draft, names, qualifierOf(name)?.text)
    .filter((schema) => own.has(schema))
    .flatMap(({ routines }) => routines.get(key) ?? [])
    .filter(({ parameters }) => parameters.every(({ type }) => types.render(type) === wanted))
    .slice(0, 1)
}

/** `r(a, b)`, `r(a, b, '[)')`, `m()`, `m(r)`, `m(r, r, ...)` (PostgreSQL manual, 8.17.6). */
function constructors({ range, multirange }: Types): readonly Routine[] {
  const { subtype } = range
  const made = (on: RangeType | MultirangeType, parameters: readonly Type[]): Routine => ({
    kind: 'function',
    schema: on.schema,
    name: on.name,
    parameters: parameters.map((type) => ({ name: undefined, type, hasDefault: false })),
    variadic: false,
    result: on,
    setReturning: false,
    nulls: on.kind === 'range' ? 'never' : 'strict',
    immutable: true,
  })
  const text = scalar('text')
  return [
    made(range, [subtype, subtype]),
    made(range, [subtype, subtype, text]),
    made(multirange, []),
    made(multirange, [range]),
    { ...made(multirange, [arrayOf(range)]), variadic: true },
  ]
}
