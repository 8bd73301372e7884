import type {
  Catalog,
  NamedType,
  Relation,
  Schema,
  Sequence,
} from '../../../../compiler/ir/catalog.ts'
import type { Routine } from '../../../../compiler/ir/routine.ts'
import type { IntrospectedConnection, IntrospectedDialect } from '../../../engine.ts'
import { groupRows } from '../../../group-rows.ts'
import * as queries from './introspection-queries.ts'
import { readRelation } from './read-relation.ts'
import { readRoutine } from './read-routines.ts'
import { namedType, readTypes, type TypeOf } from './read-types.ts'

/** What the queries answer, at one moment of the database. */
interface Answers {
  readonly searchPath: readonly string[]
  readonly schemas: readonly queries.SchemaRow[]
  readonly types: readonly queries.TypeRow[]
  readonly relations: readonly queries.RelationRow[]
  readonly insteads: readonly queries.InsteadRow[]
  readonly columns: readonly queries.ColumnRow[]
  readonly constraints: readonly queries.ConstraintRow[]
  readonly indexes: readonly queries.IndexRow[]
  readonly sequences: readonly queries.SequenceRow[]
  readonly routines: readonly queries.RoutineRow[]
  readonly operators: readonly queries.OperatorRow[]
  readonly collations: readonly queries.CollationRow[]
  readonly casts: readonly queries.CastRow[]
}

export async function introspect(
  connection: IntrospectedConnection,
  dialect: IntrospectedDialect,
): Promise<Catalog> {
  const answers = await ask(connection)
  const typeOf = readTypes(answers.types, answers.columns, dialect)
  const relations = readRelations(answers, typeOf)
  const types = readNamedTypes(answers, typeOf)
  const sequences = readSequences(answers, typeOf)
  const read = answers.routines.map((row) => readRoutine(row, typeOf))
  const routines = groupRows(read, (routine) => routine.schema)
  const operators = groupRows(answers.operators, (row) => row.schema)
  const collations = groupRows(answers.collations, (row) => row.schema)
  const key = (name: string) => dialect.names.relationKey(name)
  const byName = <Kept extends { readonly name: string }>(kept: readonly Kept[] = []) =>
    new Map(kept.map((each) => [key(each.name), each]))
  const schemas = answers.schemas.map(({ name, comment }): Schema => ({
    name,
    relations: byName(relations.get(name)),
    types: byName(types.get(name)),
    routines: overloads(routines.get(name), dialect),
    sequences: byName(sequences.get(name)),
    ...readOperators(operators.get(name), typeOf),
    ...readCollations(collations.get(name)),
    comment: comment ?? undefined,
  }))
  const casts = readCasts(answers.casts, typeOf)
  return { searchPath: answers.searchPath, schemas: byName(schemas), ...casts }
}

function readCasts(rows: readonly queries.CastRow[], typeOf: TypeOf): Pick<Catalog, 'casts'> {
  if (rows.length === 0) return {}
  const named = rows.map(({ from, to, by, context }) => {
    return [
      `${from} AS ${to}`,
      { from: typeOf(from, null), to: typeOf(to, null), by, context },
    ] as const
  })
  return { casts: new Map(named) }
}

function readOperators(
  rows: readonly queries.OperatorRow[] | undefined,
  typeOf: TypeOf,
): Pick<Schema, 'operators'> {
  if (!rows) return {}
  const read = rows.map(({ name, left, right, result, strict }) => ({
    name,
    operands: [left, right].filter((id) => id !== 0).map((id) => typeOf(id, null)),
    result: typeOf(result, null),
    nulls: strict ? ('strict-or-null' as const) : ('maybe' as const),
  }))
  return { operators: groupRows(read, ({ name }) => name) }
}

function readCollations(
  rows: readonly queries.CollationRow[] | undefined,
): Pick<Schema, 'collations'> {
  return rows ? { collations: new Set(rows.map(({ name }) => name)) } : {}
}

function overloads(
  routines: readonly Routine[] | undefined,
  { names }: IntrospectedDialect,
): ReadonlyMap<string, readonly Routine[]> {
  return groupRows(routines ?? [], (routine) => names.routineKey(routine.name))
}

async function ask(connection: IntrospectedConnection): Promise<Answers> {
  const path = await connection.query<{ names: readonly string[] }>(queries.SEARCH_PATH)
  return {
    searchPath: path[0]?.names ?? [],
    schemas: await connection.query(queries.SCHEMAS),
    types: await connection.query(queries.TYPES),
    relations: await connection.query(queries.RELATIONS),
    insteads: await connection.query(queries.INSTEADS),
    columns: await connection.query(queries.COLUMNS),
    constraints: await connection.query(queries.CONSTRAINTS),
    indexes: await connection.query(queries.INDEXES),
    sequences: await connection.query(queries.SEQUENCES),
    routines: await connection.query(queries.ROUTINES),
    operators: await connection.query(queries.OPERATORS),
    collations: await connection.query(queries.COLLATIONS),
    casts: await connection.query(queries.CASTS),
  }
}

function readRelations(answers: Answers, typeOf: TypeOf): ReadonlyMap<string, readonly Relation[]> {
  const insteads = groupRows(answers.insteads, (row) => row.relation)
  const columns = groupRows(answers.columns, (row) => row.relation)
  const constraints = groupRows(answers.constraints, (row) => row.relation)
  const indexes = groupRows(answers.indexes, (row) => row.relation)
  const relations = answers.relations.map((row) =>
    readRelation(row, {
      insteads: insteads.get(row.id) ?? [],
      columns: columns.get(row.id) ?? [],
      constraints: constraints.get(row.id) ?? [],
      indexes: indexes.get(row.id) ?? [],
      typeOf,
    }),
  )
  return groupRows(relations, (relation) => relation.schema)
}

/** Without the row types of relations: whoever needs one asks the relation. */
function readNamedTypes(
  { types, columns }: Answers,
  typeOf: TypeOf,
): ReadonlyMap<string, readonly NamedType[]> {
  const fields = groupRows(columns, (row) => row.relation)
  const named = types
    .filter((row) => row.kind !== 'row')
    .map((row) => ({ row, type: namedType(row, fields.get(row.relation) ?? [], typeOf) }))
  const kept = named.flatMap(({ row, type }) =>
    type === undefined ? [] : [{ schema: row.schema, type }],
  )
  return new Map(
    [...groupRows(kept, ({ schema }) => schema)].map(([schema, rows]) => [
      schema,
      rows.map(({ type }) => type),
    ]),
  )
}

function readSequences(
  { sequences }: Answers,
  typeOf: TypeOf,
): ReadonlyMap<string, readonly Sequence[]> {
  const read = sequences.map(({ schema, name, type, ownerRelation, ownerColumn }) => ({
    schema,
    name,
    type: typeOf(type, null),
    ownedBy:
      ownerRelation === null || ownerColumn === null
        ? undefined
        : { relation: ownerRelation, column: ownerColumn },
  }))
  return groupRows(read, ({ schema }) => schema)
}
