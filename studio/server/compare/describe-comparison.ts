import {
  type ComparedObjects,
  compareObjects,
  differentAttributes,
  type ObjectDifference,
  type PairedObject,
} from '../../../runtime/migrate/compared/compare-objects.ts'
import { comparedTables } from '../../../runtime/migrate/compared/compared-tables.ts'
import { definitionText } from '../../../runtime/migrate/compared/definition-text.ts'
import { parentOf } from '../../../runtime/migrate/compared/whole-of.ts'
import type { Sides } from '../../../runtime/migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../runtime/migrate/schema-object.ts'
import type {
  ComparedObject,
  ComparedTable,
  ObjectPart,
  SameObject,
  SchemaChange,
} from '../../api/compare.ts'
import { formatSql } from '../sql/format-sql.ts'
import type { ProjectSchemas } from './project-schemas.ts'

/** Every table of either schema, as a diagram shows it. */
export function describeTables(sides: Sides, { engine }: ProjectSchemas): ComparedTable[] {
  return comparedTables(sides, engine.kinds).map(({ object, change, columns, references }) => ({
    ...{ id: object.id, schema: object.schema ?? null, name: object.name, change },
    columns: [...columns],
    references: references.map((each) => ({ ...each, columns: [...each.columns] })),
  }))
}

interface Described {
  readonly objects: ComparedObject[]
  readonly same: SameObject[]
}

/** The objects of two schemas, those that differ with what they are on each side. */
export function describeObjects(sides: Sides, schemas: ProjectSchemas): Described {
  const { different, same }: ComparedObjects = compareObjects(sides, schemas.engine.kinds)
  return {
    objects: different.flatMap((each) => describeDifference(each, sides, schemas)),
    same: same.map((object) => ({
      kind: object.kind,
      schema: object.schema ?? null,
      name: object.name,
    })),
  }
}

function describeDifference(
  difference: ObjectDifference,
  sides: Sides,
  schemas: ProjectSchemas,
): readonly ComparedObject[] {
  const { from, to, parts } = difference
  const object = to ?? from
  if (object === undefined) return []
  const parent = parentOf(object, sides)
  return [
    {
      id: object.id,
      kind: object.kind,
      schema: object.schema ?? null,
      name: object.name,
      parent: parent === undefined || parent.schema !== object.schema ? null : parent.name,
      change: changeOf(difference),
      parts: parts.flatMap(describePart),
      from: textOf(from, sides.from, { sides, schemas }),
      to: textOf(to, sides.to, { sides, schemas }),
    },
  ]
}

function changeOf({ from, to }: PairedObject): SchemaChange {
  if (from === undefined) return 'added'
  return to === undefined ? 'removed' : 'changed'
}

function describePart(pair: PairedObject): readonly ObjectPart[] {
  const object = pair.to ?? pair.from
  if (object === undefined) return []
  const attributes = differentAttributes(pair).map((name) => ({
    name,
    from: pair.from?.attributes[name] ?? null,
    to: pair.to?.attributes[name] ?? null,
  }))
  return [{ kind: object.kind, name: object.name, change: changeOf(pair), attributes }]
}

interface Compared {
  readonly sides: Sides
  readonly schemas: ProjectSchemas
}

/** What a person has written is set anew, so that lines can be compared with those of another person. */
function textOf(
  object: SchemaObject | undefined,
  definitions: Definitions,
  { sides, schemas }: Compared,
): string | null {
  if (object === undefined) return null
  const { engine, dialect } = schemas
  const text = definitionText(object, { definitions, sides, kinds: engine.kinds })
  return object.statement === undefined ? text : (formatSql(text, dialect) ?? text)
}
