import type { Dialect } from '../../compiler/dialects/dialect.ts'
import type { Catalog, Relation, Schema } from '../../compiler/ir/catalog.ts'
import type { Random } from '../../bench/random.ts'
import { forms } from './mutant-forms.ts'
import type { ParityEngine } from './laboratory.ts'

/** What a form of a statement is filled with: quoted names of a catalog, and new ones. */
export interface Material {
  readonly table: string
  readonly view: string
  readonly column: string
  readonly otherColumn: string
  readonly otherTable: string
  readonly otherTableColumn: string
  readonly index: string
  readonly constraint: string
  readonly foreignKey: string
  readonly type: string
  readonly label: string
  readonly sequence: string
  readonly schema: string
  /** Perhaps that of something that exists. */
  readonly name: string
  readonly columnType: string
}

/** A statement about what the catalog holds, which its engine may well refuse. */
export function mutant(
  catalog: Catalog,
  { dialect, engine }: { readonly dialect: Dialect; readonly engine: ParityEngine },
  random: Random,
): string {
  const material = materialOf(catalog, dialect, random)
  const texts = forms[engine]
  const form = texts[random(texts.length)] ?? ''
  return form.replaceAll(/<(\w+)>/g, (all, part: string) =>
    part in material ? fillingOf(material, part) : all,
  )
}

function fillingOf(material: Material, part: string): string {
  return Object.entries(material).find(([key]) => key === part)?.[1] ?? ''
}

const columnTypes = ['int', 'bigint', 'text', 'varchar(20)', 'decimal(8,2)', 'date', 'timestamp']
const newNames = ['fresh', 'extra', 'more', 'n1', 'n2', 'n3']

function materialOf(catalog: Catalog, dialect: Dialect, random: Random): Material {
  const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)]
  const schemas = [...catalog.schemas.values()]
  const schema = pick(schemas.filter(({ relations }) => relations.size > 0)) ?? schemas[0]
  const qualified = (name: string | undefined) => qualifiedName(schema, name ?? 'missing', dialect)
  const quoted = (name: string | undefined) => dialect.text.quote(name ?? 'missing')
  const relations = [...(schema?.relations.values() ?? [])]
  const tables = relations.filter(({ kind }) => kind === 'table')
  const [table, other] = [pick(tables), pick(tables)]
  const columnsOf = (relation: Relation | undefined) =>
    relation?.columns.map(({ name }) => name) ?? []
  const namesOf = (parts: readonly { readonly name: string | undefined }[]) =>
    parts.flatMap(({ name }) => name ?? [])
  const keys = table ? [...table.uniqueKeys, ...(table.primaryKey ? [table.primaryKey] : [])] : []
  const type = pick([...(schema?.types.values() ?? [])])
  const taken = pick([...relations.map(({ name }) => name), ...columnsOf(table)])
  const label = type?.kind === 'enum' ? pick(type.labels) : undefined
  return {
    table: qualified(table?.name),
    view: qualified(pick(relations.filter(({ kind }) => kind !== 'table'))?.name),
    column: quoted(pick(columnsOf(table))),
    otherColumn: quoted(pick(columnsOf(table))),
    otherTable: qualified(other?.name),
    otherTableColumn: quoted(pick(columnsOf(other))),
    index: quoted(pick(namesOf([...(table?.indexes ?? []), ...keys]))),
    constraint: quoted(
      pick(namesOf([...keys, ...(table?.checks ?? []), ...(table?.foreignKeys ?? [])])),
    ),
    foreignKey: quoted(pick(namesOf(table?.foreignKeys ?? []))),
    type: qualified(type?.name),
    label: `'${label ?? 'missing'}'`,
    sequence: qualified(pick([...(schema?.sequences.values() ?? [])])?.name),
    schema: quoted(pick(schemas)?.name),
    name: quoted(random(6) === 0 ? taken : pick(newNames)),
    columnType: pick(columnTypes) ?? 'int',
  }
}

function qualifiedName(schema: Schema | undefined, name: string, { names, text }: Dialect): string {
  const isDefault = schema === undefined || schema.name === names.defaultSchema
  return isDefault ? text.quote(name) : `${text.quote(schema.name)}.${text.quote(name)}`
}
