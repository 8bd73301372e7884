import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { Routine } from '../../../ir/routine.ts'
import type { Change } from '../../../ir/change.ts'
import { sameType, type Type, unknown } from '../../../ir/type.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import { sameRoutine } from '../../catalog/folding/fold-routines.ts'
import { routineThing } from '../../catalog/routine-thing.ts'
import { searchedSchemas } from '../../find-object.ts'
import { routineType } from './routine-type.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { dropThings } from '../dependents/drop-things.ts'
import { findSchema, ownName, qualifierOf } from '../objects/object-names.ts'

/** Reports `unknown-object` and `ambiguous-routine`, and `object-in-use` for what others need. */
export function dropRoutines(
  { routine, routines, ifExists, cascade, at }: Ast.DropRoutines,
  context: DefinitionContext,
): Changes {
  const found = routines.flatMap(
    (signature) => findRoutine(routine, signature, ifExists, context) ?? [],
  )
  if (context.dialect.definitions.routineNames === 'one-a-kind') {
    return found.map((each): Change => ({ kind: 'drop-routine', routine: each }))
  }
  const things = found.map((each) => routineThing(each, context.draft))
  return dropThings({ things, cascade, at: routines[0]?.at ?? at }, context)
}

/** Reports `unknown-object`, `unknown-schema`, and `duplicate-object` for the new name. */
export function alterRoutine(
  { routine: kind, signature, action }: Ast.AlterRoutine,
  context: DefinitionContext,
): Changes {
  const found = findRoutine(kind, signature, false, context)
  if (!found) return []
  const to = alteredRoutine(found, action, context)
  if (!to) return []
  const { schema, name } = to
  // Another schema may be the one it has; another name may not.
  const stays = schema === found.schema && name === found.name && action.kind !== 'rename'
  const taken =
    !stays && overloads(to, context).some((other) => sameRoutine(other, to, context.dialect))
  if (!taken) return [{ kind: 'alter-routine', routine: found, to }]
  context.report.add('duplicate-object', signature.at, { what: 'function', name })
  return []
}

function alteredRoutine(
  found: Routine,
  action: Ast.AlterRoutine['action'],
  context: DefinitionContext,
): Routine | undefined {
  switch (action.kind) {
    case 'rename':
      return { ...found, name: action.to.text }
    case 'set-schema': {
      const schema = findSchema(action.schema, context)?.name
      return schema === undefined ? undefined : { ...found, schema }
    }
    case 'options':
      return found.kind === 'function' ? withOptions(found, action) : undefined
  }
}

function withOptions(
  { nulls, ...found }: Routine,
  { strict, immutable, stable }: OfKind<Ast.AlterRoutine['action'], 'options'>,
): Routine {
  const given = strict ? 'strict-or-null' : 'maybe'
  return {
    ...found,
    nulls: strict === undefined ? nulls : given,
    ...(immutable !== undefined && { immutable }),
    ...(stable !== undefined && { stable }),
  }
}

function overloads({ schema, name }: Routine, { draft, dialect }: DefinitionContext) {
  const { relationKey, routineKey } = dialect.names
  return draft.schemas.get(relationKey(schema))?.routines.get(routineKey(name)) ?? []
}

/** Reports `unknown-object` and, where several have the name, `ambiguous-routine`. */
function findRoutine(
  kind: Ast.DropRoutines['routine'],
  signature: Ast.Signature,
  ifExists: boolean,
  context: DefinitionContext,
): Routine | undefined {
  const { draft, dialect, report } = context
  const { name, parameters, at } = signature
  const qualifier = qualifierOf(name)
  const schemas = searchedSchemas(draft, dialect.names, qualifier?.text)
  const key = dialect.names.routineKey(ownName(name))
  const named = schemas.flatMap(({ routines }) => routines.get(key) ?? [])
  const taken = parameters?.filter(({ mode }) => mode !== 'out')
  const types = taken?.map(({ type }) => routineType(type, context))
  const isOfKind = (each: Routine) => kind === 'routine' || each.kind === kind
  const taking = named.filter(({ parameters: own }) => !types || areSame(own, types))
  const [first, second] = taking.filter(isOfKind)
  if (first && second && !types) {
    report.add('ambiguous-routine', at, { what: kind, name: ownName(name) })
    return undefined
  }
  if (first) return first
  // `DROP PROCEDURE IF EXISTS f` passes over a function f, not over f(integer).
  const other = types ? taking[0] : taking.find((each) => each.kind === 'aggregate')
  const isOther = other !== undefined && (types !== undefined || kind !== 'procedure')
  if (
    ifExists &&
    (isOther || (named.length === 0 && isOfEngine(signature, types, kind, context)))
  ) {
    const reason = `"${ownName(name)}" is ${isOther ? `a ${other.kind}` : 'of the engine itself'}`
    report.add('object-in-use', at, { reason })
    return undefined
  }
  if (ifExists) return undefined
  const known = schemas.flatMap(({ routines }) => [...routines.keys()])
  const params = { what: kind, name: ownName(name), suggestion: suggest(ownName(name), known) }
  report.add('unknown-object', at, params)
  return undefined
}

function areSame(parameters: Routine['parameters'], types: readonly Type[]): boolean {
  return (
    parameters.length === types.length &&
    parameters.every(({ type }, i) => sameType(type, types[i] ?? unknown))
  )
}

/** Whether the engine comes with it, which IF EXISTS does not pass over. */
function isOfEngine(
  { name }: Ast.Signature,
  types: readonly Type[] | undefined,
  kind: Ast.DropRoutines['routine'],
  { dialect }: DefinitionContext,
): boolean {
  const [system] = dialect.builtins.searchPath
  const qualifier = qualifierOf(name)
  if (qualifier && qualifier.text !== system) return false
  const found = dialect.definitions.engineRoutines(dialect.names.routineKey(ownName(name)))
  if (types) return found.some(({ parameters }) => areSame(parameters, types))
  return found.length > 0 && kind !== 'procedure'
}
