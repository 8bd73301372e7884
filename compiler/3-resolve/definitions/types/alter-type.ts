import type * as Ast from '../../../2-parse/ast.ts'
import type { NamedType } from '../../../ir/catalog.ts'
import type { CompositeType, Field } from '../../../ir/type.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import { resolveType } from '../../resolve-type.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { plainColumn } from '../../../ir/plain-column.ts'
import { placeAt } from '../../../source/span.ts'
import { getRelation } from '../../catalog/draft.ts'
import { mentions } from '../../catalog/substitute-type.ts'
import { tablesOfType } from '../../catalog/traits.ts'
import { dropThings } from '../dependents/drop-things.ts'
import { existingType } from './find-type.ts'
import { storedIn } from './stored-in.ts'

type Composite = CompositeType & { readonly name: string; readonly schema: string }

/** ALTER TYPE ... ATTRIBUTE. Reports `unknown-type`, `type-mismatch`, `unknown-column`, `duplicate-object`. */
export function* alterComposite(
  { name, actions }: Ast.AlterComposite,
  context: DefinitionContext,
): Changes {
  for (const action of actions) {
    const type = existingComposite(name, context)
    const fields = type && withAction(type, action, context)
    if (!type || !fields || !canChange(type, action, context)) continue
    yield { kind: 'replace-type', schema: type.schema, type: { ...type, fields } }
    for (const table of tablesOfType(context.draft, type)) {
      yield* changeTypedTable(table, action, { ...type, fields }, context)
    }
  }
}

/** RENAME ATTRIBUTE. Reports like `alterComposite`. */
export function* renameAttribute(
  type: NamedType & { readonly schema: string },
  { column, to, cascade = false }: Renamed,
  context: DefinitionContext,
): Changes {
  if (!isComposite(type)) return reportKind(type, column, context)
  const at = fieldAt(type, column, context)
  const action = { kind: 'rename', attribute: column, cascade } as const
  if (at === undefined || isFieldTaken(type, to, context)) return
  if (!canChange(type, action, context)) return
  const fields = type.fields.map((field, i) => (i === at ? { ...field, name: to.text } : field))
  yield { kind: 'replace-type', schema: type.schema, type: { ...type, fields } }
  for (const on of tablesOfType(context.draft, type)) {
    yield { kind: 'rename-column', on, column: column.text, to: to.text }
  }
}

interface Renamed {
  readonly column: Ast.Name
  readonly to: Ast.Name
  readonly cascade?: boolean
}

interface Changed {
  readonly kind: 'add' | 'drop' | 'alter' | 'rename'
  readonly attribute: Ast.Name
  readonly cascade: boolean
}

/** Tables of the type change with CASCADE alone; columns of it keep their attributes' types. Reports `object-in-use`. */
function canChange(
  type: Composite,
  { kind, attribute, cascade }: Changed,
  { draft, report }: DefinitionContext,
): boolean {
  const typed = tablesOfType(draft, type)
  const [table] = typed
  const user = storedIn(type, (column) => mentions(column, type), draft)
  const held = kind === 'alter' ? user : undefined
  if (held || (table && !cascade)) {
    const name = held?.name ?? table?.name ?? ''
    const reason = `type "${type.name}" is that of ${held ? 'a column of' : 'the table'} "${name}"`
    report.add('object-in-use', attribute.at, { reason })
    return false
  }
  return true
}

function* changeTypedTable(
  on: ObjectName,
  { kind, attribute }: Changed,
  { fields }: Composite,
  context: DefinitionContext,
): Changes {
  const field = fields.find(({ name }) => name === attribute.text)
  const column = getRelation(context.draft, on).columns.find(({ name }) => name === attribute.text)
  if (kind === 'drop') {
    const thing = { kind: 'column' as const, ...on, member: attribute.text }
    yield* dropThings({ things: [thing], cascade: true, at: attribute.at }, context)
  } else if (field && column) {
    const to = { ...column, type: field.type }
    yield { kind: 'alter-column', on, column: column.name, to, position: undefined }
  } else if (field) {
    const added = plainColumn({ ...field, place: placeAt(context.statement, attribute.at) })
    yield { kind: 'add-column', on, column: added, position: { kind: 'last' } }
  }
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
