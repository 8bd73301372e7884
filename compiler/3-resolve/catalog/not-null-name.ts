import type { Dialect } from '../../dialects/dialect.ts'
import type { Column, Relation } from '../../ir/catalog.ts'
import { partNames } from './named-parts.ts'

/** What the NOT NULL of the column is called, given or implied; undefined where it has no name. */
export function notNullName(
  column: Column,
  relation: Relation,
  { definitions }: Dialect,
): string | undefined {
  const { notNull: given, nullable, name } = column
  if (nullable && !given?.unproven) return undefined
  if (given?.name !== undefined) return given.name
  const isTaken = (implied: string) =>
    partNames(relation).has(implied) ||
    relation.columns.some(({ notNull }) => notNull?.name === implied)
  for (let nth = 1; ; nth += 1) {
    const implied = definitions.impliedNames.notNull(relation.name, name, nth)
    if (implied === undefined || !isTaken(implied)) return implied
  }
}

/** The column with the name of its NOT NULL, which stays whatever it and its relation will be called. */
export function withNotNullName(column: Column, relation: Relation, dialect: Dialect): Column {
  const name = notNullName(column, relation, dialect)
  return name === undefined ? column : { ...column, notNull: { ...column.notNull, name } }
}
