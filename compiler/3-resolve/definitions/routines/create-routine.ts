import type * as Ast from '../../../2-parse/ast.ts'
import type { NullRule, Routine, RoutineOut } from '../../../ir/routine.ts'
import { type Field, scalar, type Type } from '../../../ir/type.ts'
import { sameRoutine } from '../../catalog/folding/fold-routines.ts'
import { searchedSchemas } from '../../find-object.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { newName, ownName, qualifierOf } from '../objects/object-names.ts'
import { routineType } from './routine-type.ts'

/** Reports `unknown-type`, `unknown-schema`. */
export function createRoutine(definition: Ast.CreateRoutine, context: DefinitionContext): Changes {
  const on = newName(definition.name, context)
  if (!on) return []
  const taken = definition.parameters.filter(({ mode }) => mode !== 'out')
  const routine: Routine = {
    ...on,
    kind: definition.routine,
    parameters: taken.map((parameter) => ({
      name: parameter.name?.text,
      type: routineType(parameter.type, context),
      hasDefault: parameter.default !== undefined,
    })),
    variadic: taken.some(({ mode }) => mode === 'variadic'),
    result: resultOf(definition, context),
    setReturning: definition.columns.length > 0 || definition.returns?.setOf === true,
    nulls: nullsOf(definition),
    ...(definition.immutable !== undefined && { immutable: definition.immutable }),
    ...(definition.stable && { stable: true }),
    ...(definition.routine === 'procedure' && { outs: outsOf(definition, context) }),
  }
  return canCreate(routine, definition, context) ? [{ kind: 'create-routine', routine }] : []
}

/** A VARIADIC parameter gives nothing back. */
function outsOf(
  { parameters }: Ast.CreateRoutine,
  context: DefinitionContext,
): readonly RoutineOut[] {
  return parameters.flatMap(({ mode, name, type }, position) => {
    if (mode !== 'out' && mode !== 'inout') return []
    const isTaken = mode === 'inout'
    return [{ position, name: name?.text, type: routineType(type, context), isTaken }]
  })
}

/** Whether nothing takes the same types, or what does can be replaced. Reports `duplicate-object`, `type-mismatch`. */
function canCreate(
  routine: Routine,
  { orReplace, ifNotExists, name }: Ast.CreateRoutine,
  { draft, dialect, report }: DefinitionContext,
): boolean {
  const { relationKey, routineKey } = dialect.names
  const { routines } = draft.schemas.get(relationKey(routine.schema)) ?? {}
  const overloads = routines?.get(routineKey(routine.name)) ?? []
  const before = overloads.find((other) => sameRoutine(other, routine, dialect))
  if (!before) return true
  if (ifNotExists) return false
  if (!orReplace || before.kind !== routine.kind) {
    report.add('duplicate-object', name.at, { what: before.kind, name: routine.name })
    return false
  }
  if (dialect.definitions.routineNames === 'one-a-kind') return true
  const textOf = ({ setReturning, result }: Routine) =>
    `${setReturning ? 'setof ' : ''}${dialect.types.render(valueOf(result))}`
  if (textOf(before) === textOf(routine)) return true
  const where = `the result of "${routine.name}"`
  const params = { where, found: textOf(routine), expected: textOf(before) }
  report.add('type-mismatch', name.at, params)
  return false
}

/** A row of one OUT parameter is its value (PostgreSQL manual, 36.5.4). */
function valueOf(result: Type): Type {
  if (result.kind !== 'composite' || result.name !== undefined) return result
  const [only, ...others] = result.fields
  return only && others.length === 0 ? only.type : result
}

/** OUT parameters and the columns of RETURNS TABLE are a row, whose names FROM shows. */
function resultOf(definition: Ast.CreateRoutine, context: DefinitionContext): Type {
  const { parameters, columns, returns, finish } = definition
  const given = parameters.filter(({ mode }) => mode === 'out' || mode === 'inout')
  const fields = [...given, ...columns].map(({ name, type }): Field => {
    return { name: name?.text ?? '', type: resolveOptional(type, context), nullable: true }
  })
  if (fields.length > 0) return { kind: 'composite', schema: undefined, name: undefined, fields }
  return (finish && resultOfRoutine(finish, context)) ?? resolveOptional(returns, context)
}

function resolveOptional(type: Ast.TypeName | undefined, context: DefinitionContext): Type {
  return type ? routineType(type, context) : scalar('void')
}

function resultOfRoutine(
  name: Ast.QualifiedName,
  { draft, dialect }: DefinitionContext,
): Type | undefined {
  const key = dialect.names.routineKey(ownName(name))
  const searched = searchedSchemas(draft, dialect.names, qualifierOf(name)?.text)
  return searched.flatMap(({ routines }) => routines.get(key) ?? [])[0]?.result
}

/** A body may give NULL for any reason. */
function nullsOf({ routine, strict }: Ast.CreateRoutine): NullRule {
  return routine === 'function' && strict ? 'strict-or-null' : 'maybe'
}
