import { compileSchema } from '../compile-schema.ts'
import { describeParts } from '../describe-parts.ts'
import type { Dialect } from '../dialects/dialect.ts'
import type { TableName } from '../ir/table-name.ts'
import { type SchemaStatement, schemaStatements } from '../schema-statements.ts'
import type { SourceFile } from '../source/source-file.ts'
import { type StatementSubject, statementSubject } from '../statement-subject.ts'

/** The statements of schema files that make a table and concern it; none has its semicolon. */
export interface TableStatements {
  readonly create: SchemaStatement
  /** What changes it, indexes it, comments on it or belongs to it, in the order of the files. */
  readonly others: readonly SchemaStatement[]
}

/** Returns the statements about a table; undefined where no statement of its own makes it. */
export function tableStatements(
  files: readonly SourceFile[],
  table: TableName,
  dialect: Dialect,
): TableStatements | undefined {
  const { catalog } = compileSchema(files, dialect, describeParts)
  const { names } = dialect
  const place = catalog.schemas
    .get(names.relationKey(table.schema))
    ?.relations.get(names.relationKey(table.name))?.place
  const statements = schemaStatements(files, dialect)
  const create = place && statements.find((each) => holds(each.place, place))
  const own = create && statementSubject(create.text, dialect)
  if (create === undefined || own?.noun !== 'table' || !own.isCreated) return undefined
  const isNamed = tableTest(table, own.name.length > 1, dialect)
  const others = statements.filter((each) => {
    if (each === create) return false
    const named = namedTable(statementSubject(each.text, dialect))
    return named !== undefined && isNamed(named)
  })
  return { create, others }
}

type Place = SchemaStatement['place']

function holds(outer: Place, inner: Place): boolean {
  return outer.file === inner.file && outer.start <= inner.start && inner.end <= outer.end
}

function namedTable(subject: StatementSubject | undefined): readonly string[] | undefined {
  return subject?.within ?? (subject?.noun === 'table' ? subject.name : undefined)
}

/** A name without its schema is that of a table which was made without one, or in the default one. */
function tableTest(
  { schema, name }: TableName,
  isQualified: boolean,
  { names }: Dialect,
): (parts: readonly string[]) => boolean {
  const isSame = (one: string, other: string) => names.relationKey(one) === names.relationKey(other)
  const isMeant = !isQualified || isSame(schema, names.defaultSchema)
  return (parts) => {
    const [own, of] = parts.toReversed()
    if (own === undefined || !isSame(own, name)) return false
    return of === undefined ? isMeant : isSame(of, schema)
  }
}
