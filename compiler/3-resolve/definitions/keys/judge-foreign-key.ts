import type * as Ast from '../../../2-parse/ast.ts'
import type { ForeignKey, Relation } from '../../../ir/catalog.ts'
import type { Span } from '../../../source/span.ts'
import type { DefinitionContext } from '../context.ts'
import { columnsOfKey } from './referenced-key.ts'

/** Whether the key can point to where it does. Reports `impossible-foreign-key`. */
export function canPointTo(
  key: ForeignKey,
  { from, target }: { readonly from: Relation; readonly target: Relation },
  references: Ast.References,
  context: DefinitionContext,
): boolean {
  const { dependencies } = context.dialect.definitions
  if (!dependencies) return true
  const refuse = (reason: string, at: Span) => {
    context.report.add('impossible-foreign-key', at, { reason })
    return false
  }
  const { table, at } = references
  if (target.kind !== 'table') return refuse(`"${target.name}" is not a table`, table.at)
  const referenced = columnsOfKey(key, target)
  if (!referenced) return refuse(`"${target.name}" has no primary key`, table.at)
  if (!isKeyOf(target, referenced)) {
    return refuse(`"${target.name}" has no unique key on (${referenced.join(', ')})`, at)
  }
  const fault = key.columns.flatMap((name, i) => {
    const [own, other] = [columnOf(from, name), columnOf(target, referenced[i])]
    if (!own || !other || dependencies.refersTo(own.type, other.type)) return []
    const [type, wanted] = [own, other].map((each) => context.dialect.types.render(each.type))
    return [`"${name}" is ${type} and cannot point to "${other.name}", which is ${wanted}`]
  })[0]
  return fault === undefined || refuse(fault, at)
}

function columnOf(relation: Relation, name: string | undefined) {
  return relation.columns.find((column) => column.name === name)
}

/** Whether a key or a unique index of the relation has exactly these columns, in any order. */
function isKeyOf(relation: Relation, columns: readonly string[]): boolean {
  const wanted = columns.toSorted().join('\0')
  return candidateKeys(relation).some((key) => key.toSorted().join('\0') === wanted)
}

function candidateKeys({ primaryKey, uniqueKeys, indexes }: Relation) {
  const keys = [...(primaryKey ? [primaryKey] : []), ...uniqueKeys]
  const unique = indexes.filter(({ unique: isUnique, partial }) => isUnique && !partial)
  const plain = unique.flatMap((index) => {
    const names = index.columns.filter((name) => name !== undefined)
    return names.length === index.columns.length ? [names] : []
  })
  return [...keys.map((key) => key.columns), ...plain]
}
