import type * as Ast from '../../../2-parse/ast.ts'
import type { Change, Need, ObjectName, Thing } from '../../../ir/change.ts'
import { notedNeeds } from '../../catalog/dependencies.ts'
import type { Column } from '../../../ir/catalog.ts'
import { type Draft, lookUpRelation } from '../../catalog/draft.ts'
import { heirsOf, traitsOf } from '../../catalog/traits.ts'
import type { DefinitionContext } from '../context.ts'
import { columnsIn } from '../columns-in.ts'
import { namedIn, readBy } from './needs-of.ts'
import { isSameObject } from '../../catalog/object-name.ts'

/** What a check or an index names: it goes with each of its columns. */
export function partNeeds(
  on: ObjectName,
  { name, trees }: { readonly name: string | undefined; readonly trees: readonly Ast.Expression[] },
  context: DefinitionContext,
): readonly Change[] {
  if (name === undefined || !context.dialect.definitions.dependencies) return []
  const columns = trees.flatMap((tree) => columnsOf(tree, on, 'auto', context))
  const thing = memberOf('part', on, name)
  const named = trees.flatMap((tree) => namedIn(tree, on, context))
  return [{ kind: 'need', thing, needs: [...columns, ...named] }]
}

/** What the default of a column names; nothing, where it has none any more. */
export function defaultNeeds(
  on: ObjectName,
  column: string,
  expression: Ast.Expression | undefined,
  context: DefinitionContext,
): readonly Change[] {
  if (!context.dialect.definitions.dependencies) return []
  const needs = expression ? namedIn(expression, undefined, context) : []
  return inFamily(on, column, context.draft).map((each) => {
    return { kind: 'need', thing: memberOf('default', each, column), needs }
  })
}

/** The relation, and its heirs that have the column, all the way down. */
function inFamily(on: ObjectName, column: string, draft: Draft): readonly ObjectName[] {
  const heirs = heirsOf(draft, on).filter((heir) =>
    traitsOf(draft, heir).inherited.includes(column),
  )
  return [on, ...heirs.flatMap((heir) => inFamily(heir, column, draft))]
}

/** What defaults and generated columns name. */
export function columnNeeds(
  on: ObjectName,
  { name, constraints }: Ast.ColumnDefinition,
  context: DefinitionContext,
): readonly Change[] {
  if (!context.dialect.definitions.dependencies) return []
  return constraints.flatMap((constraint): readonly Change[] => {
    if (constraint.kind === 'default') {
      return defaultNeeds(on, name.text, constraint.expression, context)
    }
    if (constraint.kind !== 'generated') return []
    return generatedNeeds(on, name.text, constraint.expression, context)
  })
}

/** What the expression of a generated column names. */
export function generatedNeeds(
  on: ObjectName,
  column: string,
  expression: Ast.Expression,
  context: DefinitionContext,
): readonly Change[] {
  const named = namedIn(expression, on, context)
  return inFamily(on, column, context.draft).map((each) => {
    const columns = columnsOf(expression, each, 'normal', context)
    return { kind: 'need', thing: memberOf('column', each, column), needs: [...columns, ...named] }
  })
}

/** The default of a serial column draws from its sequence. */
export function countingNeeds(
  on: ObjectName,
  column: string,
  sequence: string,
  { dialect }: DefinitionContext,
): readonly Change[] {
  if (!dialect.definitions.dependencies) return []
  const { schema } = on
  const needs: readonly Need[] = [
    { on: { kind: 'sequence', schema, name: sequence }, kind: 'normal' },
  ]
  return [{ kind: 'need', thing: memberOf('default', on, column), needs }]
}

/** What the query of a view names and reads. */
export function viewNeeds(
  { schema, name }: ObjectName,
  query: Ast.Query,
  context: DefinitionContext,
): readonly Change[] {
  if (!context.dialect.definitions.dependencies) return []
  const needs = [...readBy(query, context), ...namedIn(query, undefined, context)]
  return [{ kind: 'need', thing: { kind: 'relation', schema, name }, needs }]
}

/** A copy of a check needs in its own relation what the other one needs. */
export function copiedNeeds(
  draft: Draft,
  from: ObjectName,
  to: ObjectName,
  name: string | undefined,
): readonly Change[] {
  return name === undefined ? [] : copied('part', { from, to }, name, draft)
}

/** A copy of a default or of a generated column needs what the other one needs. */
export function copiedColumnNeeds(
  draft: Draft,
  copy: { readonly from: ObjectName; readonly to: ObjectName },
  { name, hasDefault, generated }: Column,
): readonly Change[] {
  if (hasDefault) return copied('default', copy, name, draft)
  return generated === 'none' ? [] : copied('column', copy, name, draft)
}

function copied(
  kind: 'part' | 'default' | 'column',
  { from, to }: { readonly from: ObjectName; readonly to: ObjectName },
  name: string,
  draft: Draft,
): readonly Change[] {
  const noted = notedNeeds(draft, memberOf(kind, from, name))
  if (noted.length === 0) return []
  const needs = noted.map(({ on, kind: how }) => ({ on: moved(on, from, to), kind: how }))
  return [{ kind: 'need', thing: memberOf(kind, to, name), needs }]
}

function moved(thing: Thing, from: ObjectName, to: ObjectName): Thing {
  const isOwn = thing.kind === 'column' && isSameObject(thing, from)
  return isOwn ? { ...thing, schema: to.schema, name: to.name } : thing
}

function columnsOf(
  tree: Ast.Expression,
  on: ObjectName,
  kind: Need['kind'],
  { draft }: DefinitionContext,
): readonly Need[] {
  const named = new Set(columnsIn(tree))
  const columns = lookUpRelation(draft, on)?.columns.filter(({ name }) => named.has(name)) ?? []
  return columns.map(({ name }) => ({ on: memberOf('column', on, name), kind }))
}

function memberOf(
  kind: 'column' | 'default' | 'part',
  { schema, name }: ObjectName,
  member: string,
): Thing {
  return { kind, schema, name, member }
}
