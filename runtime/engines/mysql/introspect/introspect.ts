import type { Catalog, Relation, Schema, Sequence } from '../../../../compiler/ir/catalog.ts'
import type { Routine } from '../../../../compiler/ir/routine.ts'
import type { IntrospectedConnection, IntrospectedDialect } from '../../../engine.ts'
import { groupRows } from '../../../group-rows.ts'
import { parseType } from '../../../type-name.ts'
import * as queries from './introspection-queries.ts'
import { readRelation } from './read-relation.ts'
import { readRoutine } from './read-routine.ts'
import { readRules } from './read-rules.ts'

/** What the queries answer. */
interface Answers {
  readonly database: string
  readonly relations: readonly queries.RelationRow[]
  readonly columns: readonly queries.ColumnRow[]
  readonly indexes: readonly queries.IndexRow[]
  readonly foreignKeys: readonly queries.RuledForeignKeyRow[]
  readonly checks: readonly queries.CheckRow[]
  readonly routines: readonly queries.RoutineRow[]
  readonly parameters: readonly queries.ParameterRow[]
}

/**
 * The database of the connection, under the dialect's name for the default schema: schema files do
 * not say in which database they will be. A unique index over columns alone is a unique key,
 * however it was made: the engine knows no difference.
 */
export async function introspect(
  connection: IntrospectedConnection,
  dialect: IntrospectedDialect,
): Promise<Catalog> {
  const answers = await ask(connection)
  const name = dialect.names.defaultSchema
  const key = (each: string) => dialect.names.relationKey(each)
  const schema: Schema = {
    name,
    relations: new Map(
      readRelations(answers, dialect).map((relation) => [key(relation.name), relation]),
    ),
    types: new Map(),
    routines: groupRows(readRoutines(answers, dialect), (routine) =>
      dialect.names.routineKey(routine.name),
    ),
    sequences: new Map(
      readSequences(answers, dialect).map((sequence) => [key(sequence.name), sequence]),
    ),
    comment: undefined,
  }
  return { searchPath: [name], schemas: new Map([[key(name), schema]]) }
}

async function ask(connection: IntrospectedConnection): Promise<Answers> {
  const database = await connection.query<queries.DatabaseRow>(queries.DATABASE)
  return {
    database: database[0]?.name ?? '',
    relations: await connection.query(queries.RELATIONS),
    columns: await connection.query(queries.COLUMNS),
    indexes: await connection.query(queries.INDEXES),
    foreignKeys: await readRules(connection, await connection.query(queries.FOREIGN_KEYS)),
    routines: await connection.query(queries.ROUTINES),
    parameters: await connection.query(queries.PARAMETERS),
    checks: await connection.query(
      connection.version.includes('MariaDB') ? queries.CHECKS_OF_MARIADB : queries.CHECKS,
    ),
  }
}

function readRelations(answers: Answers, dialect: IntrospectedDialect): readonly Relation[] {
  const columns = groupRows(answers.columns, (row) => row.relation)
  const indexes = groupRows(answers.indexes, (row) => row.relation)
  const foreignKeys = groupRows(answers.foreignKeys, (row) => row.relation)
  const checks = groupRows(answers.checks, (row) => row.relation)
  return answers.relations
    .filter((row) => row.kind !== 'SEQUENCE')
    .map((row) =>
      readRelation(row, {
        database: answers.database,
        columns: columns.get(row.name) ?? [],
        indexes: indexes.get(row.name) ?? [],
        foreignKeys: foreignKeys.get(row.name) ?? [],
        checks: checks.get(row.name) ?? [],
        dialect,
      }),
    )
}

function readRoutines(answers: Answers, dialect: IntrospectedDialect): readonly Routine[] {
  const parameters = groupRows(answers.parameters, (row) => `${row.kind} ${row.routine}`)
  return answers.routines.map((row) =>
    readRoutine(row, parameters.get(`${row.kind} ${row.name}`) ?? [], dialect),
  )
}

function readSequences(answers: Answers, dialect: IntrospectedDialect): readonly Sequence[] {
  return answers.relations
    .filter((row) => row.kind === 'SEQUENCE')
    .map(({ name }) => ({
      schema: dialect.names.defaultSchema,
      name,
      type: parseType(dialect, 'bigint'),
      ownedBy: undefined,
    }))
}
