import type * as Ast from '../../../2-parse/ast.ts'
import type { Change, Need, ObjectName, Thing } from '../../../ir/change.ts'
import { keyOf } from '../../catalog/dependencies.ts'
import { type Draft, lookUpRelation } from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'
import { columnsIn } from '../columns-in.ts'
import { namedIn, readBy } from './needs-of.ts'

/** What a check or an index names: it goes with each of its columns. */
export function partNeeds(
  on: ObjectName,
  { name, trees }: { readonly name: string | undefined; readonly trees: readonly Ast.Expression[] },
  context: DefinitionContext,
): readonly Change[] {
  if (name === undefined || !context.dialect.definitions.dependencies) return []
  const columns = trees.flatMap((tree) => columnsOf(tree, on, 'auto', context))
  const thing = memberOf('part', on, name)
  return [{ kind: 'need', thing, needs: [...columns, ...namedIn(trees, context)] }]
}

/** What the default of a column names; nothing, where it has none any more. */
export function defaultNeeds(
  on: ObjectName,
  column: string,
  expression: Ast.Expression | undefined,
  context: DefinitionContext,
): readonly Change[] {
  if (!context.dialect.definitions.dependencies) return []
  const needs = expression ? namedIn(expression, context) : []
  return [{ kind: 'need', thing: memberOf('default', on, column), needs }]
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
  const columns = columnsOf(expression, on, 'normal', context)
  const needs = [...columns, ...namedIn(expression, context)]
  return [{ kind: 'need', thing: memberOf('column', on, column), needs }]
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
  const needs = [...readBy(query, context), ...namedIn(query, context)]
  return [{ kind: 'need', thing: { kind: 'relation', schema, name }, needs }]
}

/** A copy of a check needs in its own relation what the other one needs. */
export function copiedNeeds(
  draft: Draft,
  from: ObjectName,
  to: ObjectName,
  name: string | undefined,
): readonly Change[] {
  if (name === undefined) return []
  const noted = draft.needs.get(keyOf(memberOf('part', from, name))) ?? []
  if (noted.length === 0) return []
  const needs = noted.map(({ on, kind }) => ({ on: moved(on, from, to), kind }))
  return [{ kind: 'need', thing: memberOf('part', to, name), needs }]
}

function moved(thing: Thing, from: ObjectName, to: ObjectName): Thing {
  const isOwn = thing.kind === 'column' && thing.schema === from.schema && thing.name === from.name
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
