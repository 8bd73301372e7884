import type * as Ast from '../../../2-parse/ast.ts'
import type { NamedType } from '../../../ir/catalog.ts'
import type { CompositeType, Field } from '../../../ir/type.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import { resolveType } from '../../resolve-type.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { existingType } from './find-type.ts'

type Composite = CompositeType & { readonly name: string; readonly schema: string }

/** ALTER TYPE ... ATTRIBUTE. Reports `unknown-type`, `type-mismatch`, `unknown-column`, `duplicate-object`. */
export function* alterComposite(
  { name, actions }: Ast.AlterComposite,
  context: DefinitionContext,
): Changes {
  for (const action of actions) {
    const type = existingComposite(name, context)
    const fields = type && withAction(type, action, context)
    if (type && fields)
      yield { kind: 'replace-type', schema: type.schema, type: { ...type, fields } }
  }
}

/** RENAME ATTRIBUTE. Reports like `alterComposite`. */
export function renameAttribute(
  type: NamedType & { readonly schema: string },
  { column, to }: { readonly column: Ast.Name; readonly to: Ast.Name },
  context: DefinitionContext,
): Changes {
  if (!isComposite(type)) {
    reportKind(type, column, context)
    return []
  }
  const at = fieldAt(type, column, context)
  if (at === undefined || isFieldTaken(type, to, context)) return []
  const fields = type.fields.map((field, i) => (i === at ? { ...field, name: to.text } : field))
  return [{ kind: 'replace-type', schema: type.schema, type: { ...type, fields } }]
}

function withAction(
  type: Composite,
  { kind, attribute, type: name, ifExists }: Ast.AttributeAction,
  context: DefinitionContext,
): readonly Field[] | undefined {
  const { fields } = type
  if (kind === 'add') {
    if (!name || isFieldTaken(type, attribute, context)) return undefined
    const added = { name: attribute.text, type: resolveType(name, context), nullable: true }
    return [...fields, added]
  }
  if (ifExists && !fields.some((field) => field.name === attribute.text)) return undefined
  const at = fieldAt(type, attribute, context)
  if (at === undefined) return undefined
  if (!name) return fields.toSpliced(at, 1)
  const altered = resolveType(name, context)
  return fields.map((field, i) => (i === at ? { ...field, type: altered } : field))
}

function fieldAt(type: Composite, name: Ast.Name, { report }: DefinitionContext) {
  const at = type.fields.findIndex((field) => field.name === name.text)
  if (at >= 0) return at
  const known = type.fields.map((field) => field.name)
  const suggestion = suggest(name.text, known)
  report.add('unknown-column', name.at, { column: name.text, relation: type.name, suggestion })
  return undefined
}

function isFieldTaken({ fields }: Composite, name: Ast.Name, { report }: DefinitionContext) {
  if (!fields.some((field) => field.name === name.text)) return false
  report.add('duplicate-object', name.at, { what: 'attribute', name: name.text })
  return true
}

function existingComposite(
  name: Ast.QualifiedName,
  context: DefinitionContext,
): Composite | undefined {
  const type = existingType(name, context)
  if (!type || isComposite(type)) return type
  reportKind(type, name, context)
  return undefined
}

function isComposite(type: NamedType): type is Composite {
  return type.kind === 'composite' && type.schema !== undefined
}

function reportKind(
  { name, kind }: NamedType,
  { at }: { readonly at: Ast.Name['at'] },
  { report }: DefinitionContext,
): void {
  const params = { where: `"${name}"`, found: `a ${kind} type`, expected: 'a composite type' }
  report.add('type-mismatch', at, params)
}

/** SET and DROP NOT NULL. Reports `unknown-type`, `type-mismatch`. */
export function alterDomain(
  { name, notNull }: Ast.AlterDomain,
  context: DefinitionContext,
): Changes {
  const type = existingType(name, context)
  if (!type) return []
  if (type.kind === 'domain') {
    return [{ kind: 'replace-type', schema: type.schema, type: { ...type, notNull } }]
  }
  const params = { where: `"${type.name}"`, found: `a ${type.kind} type`, expected: 'a domain' }
  context.report.add('type-mismatch', name.at, params)
  return []
}
