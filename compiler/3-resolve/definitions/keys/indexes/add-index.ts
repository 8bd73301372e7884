import type * as Ast from '../../../../2-parse/ast.ts'
import type { Relation } from '../../../../ir/catalog.ts'
import type { ObjectName } from '../../../../ir/change.ts'
import { createReport } from '../../../../diagnostics/report.ts'
import { sameType, type Type } from '../../../../ir/type.ts'
import { resolveType } from '../../../resolve-type.ts'
import { getRelation, objectKey } from '../../../catalog/draft.ts'
import { findPart, indexKinds } from '../../../catalog/named-parts.ts'
import { columnsIn } from '../../columns-in.ts'
import type { Changes, DefinitionContext } from '../../context.ts'
import { canStand } from '../../expressions/judge-expression.ts'
import { ofPredicate } from '../../expressions/stands.ts'
import { noteComputed } from '../../expressions/typed-anew.ts'
import { findIndex } from './find-index.ts'
import { indexProof } from './index-proof.ts'
import { newIndexOf, partitionIndex } from './partition-indexes.ts'
import { partNeeds } from '../../dependents/noted-needs.ts'
import { areKept } from '../judge-virtual.ts'
import { accessOf, canBeIndexed, demandsOn } from './judge-index.ts'
import { supersededIndexes } from '../foreign-keys/foreign-key-index.ts'
import { givenName } from '../given-name.ts'
import { isThere } from '../is-there.ts'
import { validityOfNew } from '../../../catalog/traits.ts'
import { indexExtras, keyLengths } from '../key-parts.ts'
import { includedIn, keptLabels, partLabels } from '../part-labels.ts'
import { isTaken } from '../../objects/new-object.ts'
import { alterableRelation, declaration, findColumn } from '../../objects/object-names.ts'

/** Reports `unknown-relation`, `unknown-column`, `duplicate-object`. */
export function* createIndex(index: Ast.CreateIndex, context: DefinitionContext): Changes {
  const relation = alterableRelation(index.table, context)
  if (!relation) return
  const { schema, name } = relation
  if (index.ifNotExists && index.name) {
    const { passedOver } = context.dialect.definitions
    const wanted = { schema, name: index.name.text }
    if (passedOver !== 'relations' && isTaken(wanted, 'index', undefined, context)) {
      // PostgreSQL looks at the columns before it finds that there is nothing to do.
      const columns = indexColumns(index.columns, relation, context)
      if (columns) canBeIndexed(index, columns, relation, context)
      return
    }
    if (findIndex({ schema, name: index.name.text }, context)) return
  }
  if (index.only) context.draft.alone = objectKey(context.draft, relation)
  const on = { schema, name }
  const replaced = index.orReplace && index.name ? index.name.text : undefined
  if (replaced && findPart(relation, replaced, indexKinds(context.dialect), context.dialect)) {
    yield { kind: 'drop-index', on, index: replaced }
  }
  yield* addIndex(index, on, index.where, context)
}

/** An index of CREATE INDEX, CREATE TABLE or ALTER TABLE, which the partitions have as well. */
export function* addIndex(
  definition: Ast.IndexDefinition,
  on: ObjectName,
  where: Ast.Expression | undefined,
  context: DefinitionContext,
): Changes {
  const before = getRelation(context.draft, on)
  yield* addOwnIndex(definition, on, where, context)
  const index = newIndexOf(before, getRelation(context.draft, on))
  if (!index) return
  const below = { ...definition, name: undefined }
  const make = (partition: ObjectName) => addIndex(below, partition, where, context)
  yield* partitionIndex(index, on, make, context)
}

function* addOwnIndex(
  definition: Ast.IndexDefinition,
  on: ObjectName,
  where: Ast.Expression | undefined,
  context: DefinitionContext,
): Changes {
  const relation = getRelation(context.draft, on)
  if (isThere(definition, on, context)) return
  if (definition.name && isIndexNameTaken(definition.name, relation, context)) return
  const columns = indexColumns(definition.columns, relation, context)
  if (!columns || !canBeIndexed(definition, columns, relation, context)) return
  const trees = [
    ...definition.columns.map(({ expression }) => expression),
    ...(where ? [where] : []),
  ]
  if (where && !canStand(where, { ...ofPredicate(context), on }, context)) return
  if (!areKept(trees.flatMap(columnsIn), relation, definition.at, context)) return
  const plain = columns.filter((column) => column !== undefined)
  const key = { columns: plain, ...keyLengths(definition.columns) }
  if (!definition.unique || context.dialect.definitions.hasIndex(key, relation)) {
    yield* supersededIndexes(columns, relation, context)
  }
  const labels = partLabels(definition.columns, includedIn(definition), context)
  const name = definition.name?.text ?? givenName('index', labels, on, context)
  if (
    definition.unique &&
    context.dialect.definitions.uniqueIndexIsKey &&
    plain.length === columns.length
  ) {
    yield { kind: 'add-constraint', on, constraint: { kind: 'unique', key: { name, ...key } } }
    return
  }
  const { unique, method } = definition
  const nullsAlike = 'nullsNotDistinct' in definition && definition.nullsNotDistinct === true
  const extras = {
    ...indexExtras(definition.columns, { ...(method && { method }), where }),
    ...keptLabels(labels, context),
    ...(context.dialect.definitions.dependencies && accessOf(definition)),
    ...(nullsAlike && { nullsAlike: true as const }),
    ...validityOfNew(context.draft, on),
    ...(definition.unique && indexProof({ ...definition, where }, on, context)),
  }
  const index = { name, columns, unique, partial: where !== undefined, ...extras }
  const parts = definition.columns.map((part) => ({
    tree: part.expression,
    demands: demandsOn(part, definition),
  }))
  const condition = where ? [{ tree: where, demands: ofPredicate(context) }] : []
  noteComputed(on, name, [...parts, ...condition], context)
  yield { kind: 'create-index', on, index }
  yield* partNeeds(on, { name, trees }, context)
}

/** Undefined stands for an expression; the whole is undefined when a column is missing. */
export function indexColumns(
  columns: readonly Ast.IndexColumn[],
  relation: Relation,
  context: DefinitionContext,
): readonly (string | undefined)[] | undefined {
  const names: (string | undefined)[] = []
  let missing = false
  for (const part of columns) {
    const expression = plainPart(part.expression, relation, context)
    const [column, ...rest] = expression.kind === 'column' ? expression.parts : []
    const found = column && rest.length === 0 ? findColumn(column, relation, context) : undefined
    if (column && !found) missing = true
    names.push(found?.name)
  }
  return missing ? undefined : names
}

/** `(name COLLATE "C")` is the column, and so is `(name::text)` where it is text already. */
function plainPart(
  expression: Ast.Expression,
  relation: Relation,
  context: DefinitionContext,
): Ast.Expression {
  if (expression.kind === 'collate') return plainPart(expression.operand, relation, context)
  if (expression.kind !== 'cast' || expression.operand.kind !== 'column') return expression
  const text = expression.operand.parts.at(-1)?.text
  const column = relation.columns.find(({ name }) => name === text)
  const type = resolveType(expression.type, { ...context, report: createReport() })
  const isSame =
    column !== undefined &&
    sameType(column.type, type) &&
    modifiersOf(column.type) === modifiersOf(type)
  return isSame ? expression.operand : expression
}

function modifiersOf(type: Type): string {
  return type.kind === 'scalar' ? type.modifiers.join() : ''
}

function isIndexNameTaken(name: Ast.Name, relation: Relation, context: DefinitionContext): boolean {
  const { dialect, report } = context
  const wanted = { schema: relation.schema, name: name.text }
  const ofSchema = dialect.definitions.indexNames === 'schema'
  if (ofSchema) return isTaken(wanted, 'index', name.at, context)
  if (!findPart(relation, name.text, indexKinds(dialect), dialect)) return false
  const params = { what: 'index', name: name.text }
  report.add('duplicate-object', name.at, params, ...declaration(relation, context))
  return true
}
