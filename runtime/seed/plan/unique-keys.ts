import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { QueryOptions } from '../../database.ts'
import type { SeedSource } from '../seed-source.ts'

export interface UniqueKeys {
  /** The columns of each key, the shortest first. A key that holds for some rows is taken for one of all. */
  readonly columns: readonly (readonly string[])[]
  /** There is a key of another kind besides, which only the engine can judge. */
  readonly hasOthers: boolean
}

/** Throws DatabaseFailure. */
export async function uniqueKeys(
  relation: Relation,
  opened: SeedSource,
  options: QueryOptions,
): Promise<UniqueKeys> {
  const { primaryKey, uniqueKeys: declared, indexes } = relation
  const keys = [...(primaryKey ? [primaryKey] : []), ...declared]
  const unique = indexes.filter((index) => index.unique)
  const plain = unique.map(({ columns }) => columns.filter((each) => each !== undefined))
  const computed = unique.filter(({ columns }) => columns.includes(undefined))
  const texts =
    computed.length > 0 ? await opened.structure.indexes(opened.database, relation, options) : []
  const named = computed.map(({ name }) =>
    columnsNamed(texts.find((index) => index.name === name)?.parts ?? [], relation),
  )
  const whole = plain.filter((_, index) => !unique[index]?.columns.includes(undefined))
  const columns = [...keys.filter(({ period }) => !period).map((key) => key.columns), ...whole]
  return {
    columns: [...columns, ...named.flatMap((each) => each ?? [])].sort(
      (a, b) => a.length - b.length,
    ),
    hasOthers: keys.some(({ period }) => period) || named.includes(undefined),
  }
}

/**
 * `lower(email)`: values that differ in more than the case of letters are what it asks for, and distinct texts do.
 * Undefined where an expression is over several columns.
 */
function columnsNamed(
  parts: readonly string[],
  { columns }: Relation,
): readonly (readonly string[])[] | undefined {
  const named = parts.map((part) => {
    const words = new Set(part.match(/[\p{L}_][\p{L}\d_$]*/gu) ?? [])
    return columns.filter(({ name }) => words.has(name)).map(({ name }) => name)
  })
  return named.length > 0 && named.every((each) => each.length === 1) ? [named.flat()] : undefined
}
