import type * as Ast from '../../../2-parse/ast.ts'
import type { DefinitionContext, Changes } from '../context.ts'
import { freeName } from '../objects/new-object.ts'
import { constraintsOf } from './domain-constraints.ts'
import { resolveType } from '../../resolve-type.ts'

/** Reports `duplicate-object` for a type and for a label. */
export function createEnum(definition: Ast.CreateEnum, context: DefinitionContext): Changes {
  const on = freeName({ name: definition.name, ifNotExists: false }, 'type', context)
  if (!on) return []
  const labels = new Map<string, Ast.EnumLabel>()
  for (const label of definition.labels) {
    const before = labels.get(label.text)
    if (!before) labels.set(label.text, label)
    else reportLabel(label, context, before)
  }
  const type = { kind: 'enum' as const, ...on, labels: [...labels.keys()] }
  return [{ kind: 'create-type', schema: on.schema, type }]
}

/** A label that is there already; `before` is where, if it is in the same statement. */
export function reportLabel(
  label: Ast.EnumLabel,
  { report }: DefinitionContext,
  before?: Ast.EnumLabel,
): void {
  const related = before ? [{ at: before.at, label: 'declared here' }] : []
  report.add('duplicate-object', label.at, { what: 'label', name: label.text }, ...related)
}

export function createComposite(
  definition: Ast.CreateComposite,
  context: DefinitionContext,
): Changes {
  const on = freeName({ name: definition.name, ifNotExists: false }, 'composite', context)
  if (!on) return []
  const fields = definition.fields.flatMap(({ name, type }) =>
    type ? [{ name: name.text, type: resolveType(type, context), nullable: true }] : [],
  )
  return [{ kind: 'create-type', schema: on.schema, type: { kind: 'composite', ...on, fields } }]
}

export function* createDomain(definition: Ast.CreateDomain, context: DefinitionContext): Changes {
  const on = freeName({ name: definition.name, ifNotExists: false }, 'type', context)
  if (!on) return
  const base = resolveType(definition.type, context)
  const notNull = definition.constraints.some(({ kind }) => kind === 'not-null')
  yield { kind: 'create-type', schema: on.schema, type: { kind: 'domain', ...on, base, notNull } }
  yield* constraintsOf(definition, on, context)
}
