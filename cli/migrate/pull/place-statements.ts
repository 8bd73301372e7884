import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { schemaStatements } from '../../../compiler/schema-statements.ts'
import { closedEnd } from '../../../compiler/source/closed-end.ts'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
import { type StatementSubject, statementSubject } from '../../../compiler/statement-subject.ts'
import type { SchemaUnit, SchemaUnits } from '../../../runtime/migrate/files/schema-unit.ts'
import type { Definitions, SchemaObject } from '../../../runtime/migrate/schema-object.ts'

/** A statement of the schema files, with the object that it is about. */
export interface PlacedStatement {
  /** The path of the file. */
  readonly file: string
  readonly start: number
  /** Behind its semicolon. */
  readonly end: number
  readonly unit: SchemaUnit
  readonly isCreated: boolean
}

interface Known {
  /** What the files define. */
  readonly definitions: Definitions
  readonly units: SchemaUnits
  readonly dialect: Dialect
}

/** The statements that are about one object each, in the order of the files. */
export function placeStatements(
  files: readonly SourceFile[],
  { definitions, units, dialect }: Known,
): readonly PlacedStatement[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const byName = Map.groupBy(definitions.objects.values(), ({ name }) => name.toLowerCase())
  return schemaStatements(files, dialect).flatMap(({ text, place: { file, start, end } }) => {
    const subject = statementSubject(text, dialect)
    const object = subject && findObject(subject, { byName, definitions })
    const unit = object && units.unitOf(object.id)
    if (subject === undefined || unit === undefined) return []
    const closed = closedEnd(texts.get(file) ?? '', end)
    return [{ file, start, end: closed, unit, isCreated: subject.isCreated }]
  })
}

interface Objects {
  readonly byName: ReadonlyMap<string, readonly SchemaObject[]>
  readonly definitions: Definitions
}

/** Undefined where several objects may be meant, such as functions that share their name. */
function findObject(
  { name, within, noun }: StatementSubject,
  { byName, definitions }: Objects,
): SchemaObject | undefined {
  const isParent = (id: string | undefined) => {
    const parent = id === undefined ? undefined : definitions.objects.get(id)
    return within === undefined
      ? parent === undefined
      : parent !== undefined && isNamed(parent, within)
  }
  const all = (byName.get((name.at(-1) ?? '').toLowerCase()) ?? []).filter(
    (object) => isNamed(object, name) && isParent(object.parent),
  )
  const [first, ...others] = all.length > 1 ? all.filter(({ kind }) => kind === noun) : all
  return others.length === 0 ? first : undefined
}

function isNamed(object: SchemaObject, parts: readonly string[]): boolean {
  const [own, schema] = parts.toReversed()
  if (own?.toLowerCase() !== object.name.toLowerCase()) return false
  return schema === undefined || object.schema === undefined || schema === object.schema
}
