import type { Column, Key, Relation } from '../../../compiler/ir/catalog.ts'
import type { SqlText } from '../../sql-text.ts'

/** What tells a row from all others of its relation. */
export interface RowIdentity {
  readonly kind: 'key' | 'row-number' | 'none'
  /** By their values a row is found again; empty where nothing tells it apart. */
  readonly columns: readonly Column[]
  /** In their order no two rows are at the same place. */
  readonly order: readonly Column[]
}

/** The primary key, or else a unique key in which no NULL can be, whose columns the user may read, or else the number that the engine gives to rows. */
export function rowIdentity(relation: Relation, sqlText: Pick<SqlText, 'rowNumber'>): RowIdentity {
  const isSure = ({ nullable, isUnreadable }: Column) => !nullable && isUnreadable !== true
  const key = keysOf(relation).find((columns) => columns.every(isSure))
  if (key) return { kind: 'key', columns: key, order: key }
  const number = sqlText.rowNumber(relation)
  if (number === undefined) return { kind: 'none', columns: [], order: [] }
  // A primary key of SQLite may hold NULLs, in several rows; in all others it finds the row.
  const primary = relation.primaryKey && columnsOf(relation, relation.primaryKey)
  return primary
    ? { kind: 'key', columns: primary, order: [number] }
    : { kind: 'row-number', columns: [number], order: [number] }
}

/**
 * The columns by which a request names a row: those of its identity, or of a primary key that SQLite lets be NULL, where
 * the request names all of these. Empty where nothing tells rows apart.
 */
export function namedKey(
  key: Readonly<Record<string, unknown>>,
  relation: Relation,
  sqlText: Pick<SqlText, 'rowNumber'>,
): readonly Column[] {
  const { kind, columns } = rowIdentity(relation, sqlText)
  const primary = relation.primaryKey ? columnsOf(relation, relation.primaryKey) : []
  const isNamed = primary.length > 0 && primary.every(({ name }) => Object.hasOwn(key, name))
  return kind === 'row-number' && isNamed ? primary : columns
}

/** The keys of a relation do not hold for the rows of those that inherit from it, which it shows as well. */
function keysOf(relation: Relation): readonly (readonly Column[])[] {
  const { primaryKey, uniqueKeys, indexes, heirs = [] } = relation
  if (heirs.length > 0) return []
  const unique = indexes.flatMap(({ unique: isUnique, partial, columns, ...index }): Key[] => {
    const names = columns.flatMap((each) => each ?? [])
    const isKey = isUnique && !partial && names.length === columns.length
    return isKey ? [{ ...index, columns: names }] : []
  })
  return [...(primaryKey ? [primaryKey] : []), ...uniqueKeys, ...unique]
    .filter(isWhole)
    .map((key) => columnsOf(relation, key))
}

/** A key over ranges finds no row by what is equal to it, and an invalid one holds for nothing yet. */
function isWhole({ columns, period, invalid, lengths }: Key): boolean {
  const isCut = lengths?.some((length) => length !== undefined) ?? false
  return columns.length > 0 && period !== true && invalid !== true && !isCut
}

function columnsOf({ columns }: Relation, key: Key): readonly Column[] {
  return key.columns.flatMap((name) => columns.filter((column) => column.name === name))
}
