import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { Change, ObjectName } from '../../../ir/change.ts'
import { scalar } from '../../../ir/type.ts'
import { placeAt } from '../../../source/span.ts'
import { addConstraint } from '../keys/add-constraint.ts'
import { addIndex } from '../keys/add-index.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { inheritColumns, inheritParts, likeColumns, likeParts } from './inherit.ts'
import { freeName } from '../objects/new-object.ts'
import { relationConstraints } from '../keys/relation-constraints.ts'
import { resolveColumn, serialOf } from './resolve-column.ts'

/**
 * The relation with its columns first, then one constraint after the other; foreign keys come last,
 * because they may point to keys of their own relation.
 */
export function* createTable(table: Ast.CreateTable, context: DefinitionContext): Changes {
  const on = freeName(table, context)
  if (!on) return
  const columns = tableColumns(table, context)
  yield* ownedSequences(table.columns, on, context)
  const comment = table.options.find((option) => option.name === 'comment')?.value
  const relation = { ...emptyRelation('table', on), columns, comment }
  yield { kind: 'create-relation', relation: { ...relation, place: placeOf(table, context) } }
  yield* inheritParts(table, on, context)
  const { options } = table
  const inline = table.columns.flatMap((column) => relationConstraints(column, context))
  const constraints = [...inline, ...table.constraints].sort((a, b) => a.at.start - b.at.start)
  const isForeignKey = ({ kind }: Ast.TableConstraint) => kind === 'foreign-key'
  for (const constraint of constraints.filter((each) => !isForeignKey(each))) {
    yield* addConstraint(constraint, { on, options }, context)
  }
  for (const like of table.like) yield* likeParts(like, on, context)
  for (const index of table.indexes) yield* addIndex(index, on, false, context)
  for (const constraint of constraints.filter(isForeignKey)) {
    yield* addConstraint(constraint, { on, options }, context)
  }
}

/** A relation without columns, keys or place. */
export function emptyRelation(kind: Relation['kind'], { schema, name }: ObjectName): Relation {
  return {
    kind,
    schema,
    name,
    columns: [],
    primaryKey: undefined,
    uniqueKeys: [],
    foreignKeys: [],
    checks: [],
    indexes: [],
    comment: undefined,
    place: undefined,
  }
}

/** A relation stands where its name is written. */
export function placeOf(
  { name }: { readonly name: Ast.QualifiedName },
  { statement }: DefinitionContext,
) {
  return placeAt(statement, name.at)
}

interface Declared {
  readonly column: Column
  readonly name: Ast.Name | Ast.QualifiedName
}

/** Inherited ones, then its own and those of LIKE in the order in which they are written. */
function tableColumns(table: Ast.CreateTable, context: DefinitionContext): readonly Column[] {
  const own = [...table.columns, ...table.like]
    .toSorted((a, b) => a.at.start - b.at.start)
    .flatMap((part): readonly Declared[] =>
      'constraints' in part
        ? [{ column: resolveColumn(part, context), name: part.name }]
        : likeColumns(part, context).map((column) => ({ column, name: part.name })),
    )
  return inheritColumns(table, withoutDuplicates(own, context), context)
}

function withoutDuplicates(
  columns: readonly Declared[],
  { dialect, report }: DefinitionContext,
): readonly Column[] {
  const first = new Map<string, Ast.Name | Ast.QualifiedName>()
  return columns.flatMap(({ column, name }) => {
    const key = dialect.names.columnKey(column.name)
    const before = first.get(key)
    if (before) {
      const params = { what: 'column', name: column.name }
      report.add('duplicate-object', name.at, params, { at: before.at, label: 'declared here' })
      return []
    }
    first.set(key, name)
    return [column]
  })
}

/** The sequences behind serial columns. */
export function ownedSequences(
  columns: readonly Ast.ColumnDefinition[],
  { schema, name: relation }: ObjectName,
  context: DefinitionContext,
): Changes {
  const { impliedNames } = context.dialect.definitions
  return columns.flatMap(({ name: column, type }): readonly Change[] => {
    const serial = serialOf(type, context)
    if (!serial?.sequence) return []
    const name = impliedNames.base('sequence', relation, [column.text])
    return [{ kind: 'create-sequence', sequence: { schema, name, type: scalar(serial.type) } }]
  })
}
