import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { NamedType } from '../../../ir/catalog.ts'
import type { EnumType } from '../../../ir/enum-type.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { reportLabel } from './create-type.ts'
import { existingType } from './find-type.ts'

/** Reports `unknown-type`, and `unknown-object` or `duplicate-object` for labels. */
export function alterEnum({ name, action }: Ast.AlterEnum, context: DefinitionContext): Changes {
  const type = existingType(name, context)
  if (!type) return []
  if (type.kind !== 'enum' || type.schema === undefined) {
    const params = { where: `"${type.name}"`, found: `a ${type.kind} type`, expected: 'an enum' }
    context.report.add('type-mismatch', name.at, params)
    return []
  }
  const labels =
    action.kind === 'add-label'
      ? withLabel(type, action, context)
      : withLabelRenamed(type, action, context)
  if (!labels) return []
  const altered: NamedType = { ...type, labels }
  return [{ kind: 'replace-type', schema: type.schema, type: altered }]
}

type Action<K> = Extract<Ast.AlterEnum['action'], { kind: K }>

function withLabel(
  type: EnumType,
  { label, ifNotExists, place }: Action<'add-label'>,
  context: DefinitionContext,
): readonly string[] | undefined {
  const { labels } = type
  if (labels.includes(label.text)) {
    if (!ifNotExists) reportLabel(label, context)
    return undefined
  }
  if (!('label' in place)) return [...labels, label.text]
  const neighbour = indexOf(place.label, type, context)
  if (neighbour === undefined) return undefined
  const at = place.kind === 'before' ? neighbour : neighbour + 1
  return [...labels.slice(0, at), label.text, ...labels.slice(at)]
}

function withLabelRenamed(
  type: EnumType,
  { from, to }: Action<'rename-label'>,
  context: DefinitionContext,
): readonly string[] | undefined {
  const at = indexOf(from, type, context)
  if (at === undefined) return undefined
  if (!type.labels.includes(to.text)) return type.labels.with(at, to.text)
  reportLabel(to, context)
  return undefined
}

function indexOf(
  label: Ast.EnumLabel,
  { labels }: EnumType,
  { report }: DefinitionContext,
): number | undefined {
  const index = labels.indexOf(label.text)
  if (index >= 0) return index
  const suggestion = suggest(label.text, labels)
  report.add('unknown-object', label.at, { what: 'label', name: label.text, suggestion })
  return undefined
}
