import type { Dialect } from '../dialects/dialect.ts'
import type { Relation } from '../ir/catalog.ts'
import type { CheckedProject, RelationName } from '../ir/checked.ts'
import type { GenOptions } from '../ir/options.ts'
import type { EnumType } from '../ir/enum-type.ts'
import type { Type } from '../ir/type.ts'
import type { Place } from '../source/span.ts'
import { pascalCase } from './names.ts'

/** What the relations, columns and enums of a project are called in TypeScript. */
export interface SchemaNames {
  /** Those that the project declares, in the order of the catalog. */
  readonly records: readonly NamedRecord[]
  /** Those that a relation or a query uses, in the order of their first use. */
  readonly enums: readonly NamedEnum[]
  /** The record of a relation that the project declares. */
  record(of: RelationName): string | undefined
  enumName(type: EnumType): string | undefined
  property(of: RelationName, column: string): string
}

/** What naming asks of a dialect. */
export interface NamingDialect {
  readonly names: Pick<Dialect['names'], 'defaultSchema'>
}

export interface NamedRecord {
  readonly name: string
  /** As the keys of `rename` have it: with its schema where that is not the default. */
  readonly subject: string
  readonly relation: Relation
  /** Has parameters to create and to update. */
  readonly writable: boolean
  readonly place: Place
}

export interface NamedEnum {
  readonly name: string
  readonly type: EnumType
  /** The type's own name, or the column's: `books.binding`. */
  readonly subject: string
  /** Of the first use. */
  readonly place: Place
}

interface NamedProject {
  readonly options: GenOptions
  readonly names: SchemaNames
}

const namesOf = new WeakMap<CheckedProject, NamedProject>()

/** Made once for a project, which is of one dialect: the checks of its names and the emission ask for the same. */
export function schemaNames(
  project: CheckedProject,
  dialect: NamingDialect,
  options: GenOptions,
): SchemaNames {
  const known = namesOf.get(project)
  if (known?.options === options) return known.names
  const names = collectNames(project, dialect, options)
  namesOf.set(project, { options, names })
  return names
}

function collectNames(
  project: CheckedProject,
  dialect: NamingDialect,
  options: GenOptions,
): SchemaNames {
  const qualify = (schema: string | undefined, name: string) =>
    schema === undefined || schema === dialect.names.defaultSchema ? name : `${schema}.${name}`
  const nameOf = (subject: string) => options.rename.get(subject) ?? pascalCase(subject)
  const records = declaredRelations(project).map(([relation, place]) => {
    const subject = qualify(relation.schema, relation.name)
    const writable = relation.kind !== 'view' && relation.kind !== 'materialized-view'
    return { name: nameOf(subject), subject, relation, writable, place }
  })
  const property = ({ schema, relation }: RelationName, column: string) =>
    options.rename.get(`${qualify(schema, relation)}.${column}`) ?? column
  const collector = { nameOf, qualify, property }
  const enums = collectEnums(project, records, collector)
  const recordNames = new Map(records.map(({ name, relation }) => [keyOf(relation), name]))
  return {
    records,
    enums,
    record: ({ schema, relation }) => recordNames.get(keyOf({ schema, name: relation })),
    enumName: enumNames(enums),
    property,
  }
}

/** An enum without a name that is not a column's own object is known by its labels. */
function enumNames(enums: readonly NamedEnum[]): (type: EnumType) => string | undefined {
  const byKey = new Map(enums.map(({ name, type }) => [enumKey(type), name]))
  const byLabels = new Map(enums.toReversed().map(({ name, type }) => [labelsKey(type), name]))
  return (type) => byKey.get(enumKey(type)) ?? byLabels.get(labelsKey(type))
}

function declaredRelations({ catalog }: CheckedProject): [Relation, Place][] {
  return [...catalog.schemas.values()].flatMap(({ relations }) =>
    [...relations.values()].flatMap((relation): [Relation, Place][] =>
      relation.place === undefined ? [] : [[relation, relation.place]],
    ),
  )
}

interface Naming {
  nameOf(subject: string): string
  qualify(schema: string | undefined, name: string): string
  property(of: RelationName, column: string): string
}

/** An enum that has no name is called after the first column of its type. */
function collectEnums(
  { groups }: CheckedProject,
  records: readonly NamedRecord[],
  { nameOf, qualify, property }: Naming,
): readonly NamedEnum[] {
  const found = new Map<string | EnumType, NamedEnum>()
  const add = (type: Type, place: Place, owner: { name: string; subject: string } | undefined) => {
    const used = enumWithin(type)
    if (used === undefined || found.has(enumKey(used))) return
    const subject = used.name === undefined ? undefined : qualify(used.schema, used.name)
    const named = subject === undefined ? owner : { name: nameOf(subject), subject }
    if (named !== undefined) found.set(enumKey(used), { ...named, type: used, place })
  }
  for (const { relation, name: record, subject, place } of records) {
    const of = { schema: relation.schema, relation: relation.name }
    for (const { name, type } of relation.columns) {
      const owner = `${record}${pascalCase(property(of, name))}`
      add(type, place, { name: owner, subject: `${subject}.${name}` })
    }
  }
  for (const { query, place } of groups.flatMap(({ queries }) => queries)) {
    for (const { type } of [...query.parameters, ...query.columns]) add(type, place, undefined)
  }
  return [...found.values()]
}

function enumWithin(type: Type): EnumType | undefined {
  switch (type.kind) {
    case 'enum':
      return type
    case 'array':
      return enumWithin(type.element)
    case 'domain':
      return enumWithin(type.base)
    case 'scalar':
    case 'composite':
    case 'range':
    case 'multirange':
    case 'untyped':
    case 'unknown':
      return undefined
  }
}

function keyOf({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return JSON.stringify([schema, name])
}

/** An enum without a name is the object that it is. */
function enumKey(type: EnumType): string | EnumType {
  return type.name === undefined ? type : JSON.stringify([type.schema, type.name])
}

function labelsKey({ labels }: EnumType): string {
  return JSON.stringify(labels)
}
