import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { IndexText } from '../../../runtime/structure/structure.ts'
import type * as Api from '../../api/tables.ts'

type Known = Pick<Api.Index, 'name' | 'columns' | 'unique' | 'primaryKey' | 'method' | 'where'>

/** The indexes of a relation, the primary key first, with what the engine says of each. */
export async function describeIndexes(
  relation: Relation,
  { database, structure, sqlText }: OpenDatabase,
  signal: AbortSignal,
): Promise<Api.Index[]> {
  const texts = await structure.indexes(database, relation, { signal })
  return knownIndexes(relation).map((known) => {
    const text = textOf(known, texts)
    const columns = known.columns.map((column) => (column === null ? '(expression)' : column))
    return {
      ...known,
      // MySQL's primary key has a name as an index, and none as a constraint.
      name: known.name ?? text?.name ?? null,
      parts: [...(text?.parts ?? columns.map(sqlText.quote))],
      included: [...(text?.included ?? [])],
      method: known.method ?? text?.method ?? null,
      where: text?.where ?? known.where,
      bytes: text?.bytes ?? null,
      scans: text?.scans ?? null,
    }
  })
}

function knownIndexes({ primaryKey, uniqueKeys, indexes }: Relation): readonly Known[] {
  const ofKey = (key: Relation['uniqueKeys'][number]): Known => ({
    name: key.name ?? null,
    columns: [...key.columns],
    unique: true,
    primaryKey: key === primaryKey,
    method: null,
    where: false,
  })
  const others = indexes.map((index) => ({
    name: index.name ?? null,
    columns: index.columns.map((column) => column ?? null),
    unique: index.unique,
    primaryKey: false,
    method: index.method ?? index.access ?? null,
    where: index.partial,
  }))
  return [...(primaryKey ? [primaryKey] : []), ...uniqueKeys].map(ofKey).concat(others)
}

/** By its name; what has none, or another one in the catalog, by its columns. */
function textOf(known: Known, texts: readonly IndexText[]): IndexText | undefined {
  const named = texts.find(({ name }) => name === known.name)
  if (named !== undefined) return named
  const columns = JSON.stringify(known.columns)
  return texts.find(({ parts }) => JSON.stringify(parts) === columns)
}
