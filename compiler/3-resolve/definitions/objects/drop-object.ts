import type * as Ast from '../../../2-parse/ast.ts'
import type { Dialect } from '../../../dialects/dialect.ts'
import type { Thing } from '../../../ir/change.ts'
import { objectKey } from '../../catalog/draft.ts'
import { traitsOf } from '../../catalog/traits.ts'
import { dropIndexOf } from '../tables/alter-table.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { dropThings } from '../dependents/drop-things.ts'
import { extensionsIn, thingsOfExtensions } from './drop-extensions.ts'
import { type Existing, findExisting, isOtherKind, reportMissing } from './find-existing.ts'
import { judgeReferrers } from './judge-referrers.ts'
import { existingRelation, ownName } from './object-names.ts'

/** All names at once: they may need each other. Reports what is missing, unless IF EXISTS is there. */
export function* dropObject(drop: Ast.DropObject, context: DefinitionContext): Changes {
  if (isNamedTwice(drop, context)) return
  const found: Existing[] = []
  for (const name of drop.names) {
    if (drop.on) {
      yield* dropIndexOn(name, drop, context)
      continue
    }
    const existing = drop.temporary
      ? temporaryTable(name, context)
      : findExisting(drop.object, name, context)
    if (existing && canDrop(existing, name, context)) found.push(existing)
    else if (!existing && (!drop.ifExists || isOtherKind(drop.object, name, context)))
      reportMissing(drop.object, name, context)
  }
  const things = found.map((each) => thingOf(each))
  if (found.some((each) => isHeldAbove(each, found, drop, context))) return
  const at = drop.names[0]?.at ?? drop.at
  const schemas = things.flatMap(({ kind, schema }) => (kind === 'schema' ? [schema] : []))
  const extensions = extensionsIn(schemas, context)
  const [extension] = extensions
  if (extension !== undefined && !drop.cascade) {
    const reason = `schema "${schemas.join('", "')}" is needed by extension "${extension}"`
    return context.report.add('object-in-use', at, { reason })
  }
  const brought = thingsOfExtensions(extensions, context)
  yield* dropThings({ things: [...things, ...brought], cascade: drop.cascade, at }, context)
  for (const name of extensions) yield { kind: 'drop-extension', name }
  for (const each of found) {
    if (each.kind !== 'relation') continue
    const { relation } = each
    const name = drop.names.find(({ parts }) => parts.at(-1)?.text === relation.name)
    judgeReferrers(relation, name?.at ?? drop.at, context)
  }
}

/** One for each name, where the dialect drops them one by one. */
export function dropsOf(drop: Ast.DropObject, dialect: Dialect): readonly Ast.DropObject[] {
  const isList = dialect.definitions.dropsOneByOne && !secondOf(drop, dialect)
  return isList ? drop.names.map((name) => ({ ...drop, names: [name] })) : [drop]
}

/** The name that is in the list before. */
function secondOf({ names }: Ast.DropObject, dialect: Dialect): Ast.QualifiedName | undefined {
  const { relationKey } = dialect.names
  const keys = names.map(({ parts }) => parts.map(({ text }) => relationKey(text)).join('\0'))
  return names[keys.findIndex((key, i) => keys.indexOf(key) < i)]
}

/** DROP TEMPORARY TABLE sees no other tables. */
function temporaryTable(name: Ast.QualifiedName, context: DefinitionContext): Existing | undefined {
  const existing = findExisting('table', name, context)
  const { temporarySchema } = context.dialect.names
  const isIt = existing?.kind === 'relation' && existing.relation.schema === temporarySchema
  return isIt ? existing : undefined
}

/** `DROP TABLE t, t`. Reports `duplicate-object`. */
function isNamedTwice(drop: Ast.DropObject, context: DefinitionContext): boolean {
  const { object } = drop
  const { dialect } = context
  const second = dialect.definitions.droppedTwice === 'once' ? undefined : secondOf(drop, dialect)
  if (!second) return false
  context.report.add('duplicate-object', second.at, { what: object, name: ownName(second) })
  return true
}

/** The index of a constraint goes with it alone. Reports `object-in-use`. */
function canDrop(existing: Existing, { at }: Ast.QualifiedName, context: DefinitionContext) {
  if (existing.kind !== 'index') return true
  const { part, relation } = existing
  if (part.kind === 'index' || context.dialect.definitions.uniqueIndexIsKey) return true
  const reason = `index "${part.name}" belongs to a constraint of "${relation.name}"`
  context.report.add('object-in-use', at, { reason })
  return false
}

/** The index of a partition goes with the one above it alone. Reports `object-in-use`. */
function isHeldAbove(
  existing: Existing,
  dropped: readonly Existing[],
  { names, at }: Ast.DropObject,
  { draft, report }: DefinitionContext,
): boolean {
  if (existing.kind !== 'index') return false
  const { relation, part } = existing
  const { attached, parents } = traitsOf(draft, relation)
  const above = attached.get(part.name)
  const isWhole = (each: Existing) =>
    each.kind === 'index' &&
    each.part.name === above &&
    parents.some(({ on }) => objectKey(draft, on) === objectKey(draft, each.relation))
  if (above === undefined || dropped.some(isWhole)) return false
  const name = names.find((each) => ownName(each) === part.name)
  const reason = `index "${part.name}" is a part of "${above}" and goes with it`
  report.add('object-in-use', name?.at ?? at, { reason })
  return true
}

function thingOf(found: Existing): Thing {
  switch (found.kind) {
    case 'relation':
      return { kind: 'relation', schema: found.relation.schema, name: found.relation.name }
    case 'index': {
      const { schema, name } = found.relation
      return { kind: 'part', schema, name, member: found.part.name }
    }
    case 'sequence':
      return { kind: 'sequence', schema: found.sequence.schema, name: found.sequence.name }
    case 'type':
      return { kind: 'type', schema: found.type.schema, name: found.type.name }
    case 'collation':
      return { kind: 'collation', ...found.collation }
    case 'schema':
      return { kind: 'schema', schema: found.schema.name }
  }
}

/** DROP INDEX i ON t. */
function dropIndexOn(
  { parts }: Ast.QualifiedName,
  { on, ifExists }: Ast.DropObject,
  context: DefinitionContext,
): Changes {
  const relation = on && existingRelation(on, context)
  const name = parts.at(-1)
  return relation && name ? dropIndexOf({ name, ifExists }, relation, context) : []
}
