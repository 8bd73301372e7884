import { suggest } from '../../compiler/diagnostics/suggest.ts'
import type { Catalog, Relation } from '../../compiler/ir/catalog.ts'
import type { QueryOptions } from '../database.ts'
import { exportedRelations } from '../export/exported-relations.ts'
import { readShownElsewhere, type RelationNames } from '../export/shown-elsewhere.ts'
import type { SeedSource } from './seed-source.ts'
import { allRelations, findWrittenRelation, shownName } from '../relations/find-relation.ts'
import { orderByReferences } from '../relations/reference-order.ts'
import { countRows } from './plan/existing-rows.ts'
import type { SeedWish } from './plan/seed-wish.ts'
import { refuseSeed } from './seed-faults.ts'

export interface ChosenTables {
  readonly kind: 'chosen'
  /** The tables that get rows, in the order of their foreign keys. */
  readonly relations: readonly Relation[]
  /** By table, what was written behind its name. */
  readonly counts: ReadonlyMap<Relation, number>
  /** Tables that lose all their rows first: those that refer to others stand in front of them. */
  readonly emptied: readonly EmptiedTable[]
}

export interface EmptiedTable {
  readonly relation: Relation
  /** As a person writes it. */
  readonly name: string
  readonly rows: number
}

/** A name that no table has. */
interface Unknown<Kind> {
  readonly kind: Kind
  readonly name: string
  readonly suggestion: string | undefined
}

type UnknownTable = Unknown<'unknown'> | Unknown<'unknown-setting'>

/** The tables of a wish. Throws SeedRefused, DatabaseFailure. */
export async function chooseTables(
  wish: SeedWish,
  opened: SeedSource,
  options: QueryOptions,
): Promise<ChosenTables | UnknownTable> {
  const catalog = await opened.database.catalog(options)
  const shownElsewhere = await readShownElsewhere(opened, options)
  const names = wish.tables.map(({ name }) => name)
  const found = exportedRelations({ names, shownElsewhere }, catalog, opened)
  if (found.kind === 'unknown') return found
  const unknown = unknownSetting(wish, catalog, opened)
  if (unknown !== undefined) return unknown
  const relations = names.length > 0 ? found.relations : found.relations.filter(isTable)
  const other = relations.find((relation) => !isTable(relation))
  if (other !== undefined) refuseSeed('not-a-table', { name: shownName(other, opened.dialect) })
  if (wish.mode === 'empty') await refuseFilled(relations, opened, options)
  return {
    kind: 'chosen',
    relations,
    counts: countsOf(wish, catalog, opened),
    emptied:
      wish.mode === 'truncate'
        ? await emptiedTables({ relations, shownElsewhere }, catalog, { opened, options })
        : [],
  }
}

function unknownSetting(
  { settings }: SeedWish,
  catalog: Catalog,
  { dialect }: SeedSource,
): UnknownTable | undefined {
  const known = allRelations(catalog).map((relation) => shownName(relation, dialect))
  const name = [...settings.keys()].find((each) => !known.includes(each))
  if (name === undefined) return undefined
  return { kind: 'unknown-setting', name, suggestion: suggest(name, known) }
}

function isTable({ kind }: Relation): boolean {
  return kind === 'table'
}

async function refuseFilled(
  relations: readonly Relation[],
  opened: SeedSource,
  options: QueryOptions,
): Promise<void> {
  const filled: string[] = []
  for (const relation of relations)
    if ((await countRows(relation, opened, options)) > 0)
      filled.push(shownName(relation, opened.dialect))
  if (filled.length > 0) refuseSeed('rows-in-table', { tables: filled })
}

function countsOf(
  { tables }: SeedWish,
  catalog: Catalog,
  { dialect }: SeedSource,
): ReadonlyMap<Relation, number> {
  return new Map(
    tables.flatMap(({ name, count }) => {
      const relation = findWrittenRelation(name, catalog, dialect)
      return relation === undefined || count === undefined ? [] : [[relation, count] as const]
    }),
  )
}

/** With the tables that refer to them: their rows would lead nowhere. */
async function emptiedTables(
  { relations, shownElsewhere }: { relations: readonly Relation[]; shownElsewhere: RelationNames },
  catalog: Catalog,
  { opened, options }: { readonly opened: SeedSource; readonly options: QueryOptions },
): Promise<readonly EmptiedTable[]> {
  const all = allRelations(catalog).filter(
    (relation) => isTable(relation) && !shownElsewhere.some((each) => isSame(relation, each)),
  )
  const dying = new Set(relations)
  for (const each of dying) {
    const referring = all.filter(({ foreignKeys }) =>
      foreignKeys.some(({ references: { schema, relation: name } }) =>
        isSame(each, { schema, name }),
      ),
    )
    for (const relation of referring) dying.add(relation)
  }
  const emptied: EmptiedTable[] = []
  for (const relation of orderByReferences([...dying]).relations.toReversed()) {
    const rows = await countRows(relation, opened, options)
    emptied.push({ relation, name: shownName(relation, opened.dialect), rows })
  }
  return emptied
}

function isSame(relation: Relation, other: Pick<Relation, 'schema' | 'name'>): boolean {
  return relation.schema === other.schema && relation.name === other.name
}
