import type { EnumType } from '../../../../compiler/ir/enum-type.ts'
import {
  arrayOf,
  scalar,
  unknown,
  type CompositeType,
  type DomainType,
  type MultirangeType,
  type RangeType,
  type Type,
} from '../../../../compiler/ir/type.ts'
import type { NamedType } from '../../../../compiler/ir/catalog.ts'
import type { IntrospectedDialect } from '../../../engine.ts'
import { groupRows } from '../../../group-rows.ts'
import { parseType } from '../../../type-name.ts'
import type { ColumnRow, TypeRow } from './introspection-queries.ts'

/** The type of that object id, with modifiers as in `10,2`. */
export type TypeOf = (id: number, modifiers: string | null) => Type

/** Reads every type of pg_type; each is built when it is asked for, because composites may nest. */
export function readTypes(
  rows: readonly TypeRow[],
  columns: readonly ColumnRow[],
  dialect: IntrospectedDialect,
): TypeOf {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const fieldsOf = groupRows(columns, (column) => column.relation)
  const typeOf: TypeOf = (id, modifiers) => {
    const row = rowOf.get(id)
    if (row === undefined) return unknown
    if (row.kind === 'a') return arrayOf(typeOf(row.element, modifiers))
    return namedType(row, fieldsOf.get(row.relation) ?? [], typeOf) ?? scalarOf(row, modifiers)
  }
  const scalarOf = (row: TypeRow, modifiers: string | null): Type => {
    // The type "char" is not the keyword.
    if (row.name === 'char') return scalar(row.name)
    const text = modifiers === null ? row.name : `${row.name}(${modifiers})`
    return parseType(dialect, text)
  }
  return typeOf
}

/** The enum, domain or composite type that a row describes; undefined for what the catalog does not keep by name. */
export function namedType(
  row: TypeRow,
  fields: readonly ColumnRow[],
  typeOf: TypeOf,
): NamedType | undefined {
  if (row.builtin) return undefined
  if (row.kind === 'e') return enumType(row)
  if (row.kind === 'd') return domainType(row, typeOf)
  if (row.kind === 'r') return rangeType(row, typeOf)
  if (row.kind === 'm') return multirangeType(row, typeOf)
  if (row.kind === 'c' || row.kind === 'row') return compositeType(row, fields, typeOf)
  return undefined
}

function enumType({ schema, name, labels }: TypeRow): EnumType & { name: string } {
  return { kind: 'enum', schema, name, labels: labels ?? [] }
}

function domainType(
  { schema, name, base, modifiers, notNull }: TypeRow,
  typeOf: TypeOf,
): DomainType {
  return { kind: 'domain', schema, name, base: typeOf(base, modifiers), notNull }
}

function rangeType(
  { schema, name, subtype, multirangeSchema, multirangeName }: TypeRow,
  typeOf: TypeOf,
): RangeType | undefined {
  if (subtype === null || multirangeSchema === null || multirangeName === null) return undefined
  const multirange = { schema: multirangeSchema, name: multirangeName }
  return { kind: 'range', schema, name, subtype: typeOf(subtype, null), multirange }
}

function multirangeType(
  { schema, name, range }: TypeRow,
  typeOf: TypeOf,
): MultirangeType | undefined {
  const ranges = range === null ? undefined : typeOf(range, null)
  return ranges?.kind === 'range' ? { kind: 'multirange', schema, name, range: ranges } : undefined
}

function compositeType(
  { schema, name }: TypeRow,
  columns: readonly ColumnRow[],
  typeOf: TypeOf,
): CompositeType & { name: string } {
  const fields = columns.map((column) => ({
    name: column.name,
    type: typeOf(column.type, column.modifiers),
    nullable: true,
  }))
  return { kind: 'composite', schema, name, fields }
}
