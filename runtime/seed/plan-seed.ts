import type { Column, ForeignKey, Relation } from '../../compiler/ir/catalog.ts'
import type { QueryOptions } from '../database.ts'
import type { SeedSource } from './seed-source.ts'
import { allRelations, shownName } from '../relations/find-relation.ts'
import type { ChosenTables } from './choose-tables.ts'
import { seedOrder } from './order.ts'
import { firstRows } from './plan/existing-rows.ts'
import { planTable } from './plan/plan-table.ts'
import type { Target } from './plan/plan-units.ts'
import { emptyPool, type Pool } from './plan/pool.ts'
import type { SeedWish, TableWish } from './plan/seed-wish.ts'
import { readFacts } from './plan/table-facts.ts'
import type { TablePlan } from './plan/table-plan.ts'
import type { SeedEngine } from './seed-engine.ts'

export interface SeedMeans {
  readonly wish: SeedWish
  readonly opened: SeedSource
  readonly engine: SeedEngine
  readonly options: QueryOptions
}

/** The rows of all chosen tables, in the order in which they are inserted. Throws SeedRefused, DatabaseFailure. */
export async function planSeed(
  chosen: ChosenTables,
  means: SeedMeans,
): Promise<readonly TablePlan[]> {
  const { opened, engine, options, wish } = means
  const { relations, later } = seedOrder(chosen.relations, await engine.deferred(opened.database))
  const emptied = new Set(chosen.emptied.map(({ relation }) => relation))
  const factMeans = {
    opened,
    options,
    domainChecks: await engine.domainChecks(opened.database),
    isEmptied: (relation: Relation) => emptied.has(relation),
  }
  const plans = new Map<Relation, TablePlan>()
  const targets = await readTargets(chosen, means, plans)
  const fixed = fixedColumns(relations)
  for (const relation of relations) {
    const facts = await readFacts(relation, factMeans)
    const settings = settingsOf(facts.name, wish)
    const plan = await planTable(facts, {
      opened,
      options,
      engine,
      later,
      seed: wish.seed,
      wish: settings,
      count: chosen.counts.get(relation) ?? settings.count ?? wish.count,
      usual: wish.usual ?? USUAL,
      target: (key) => targets(key, relation),
      typeName: ({ type }) => opened.dialect.types.render(type),
      nullRate: nullRateOf(settings, wish),
      isFixed: (column) => fixed.has(column),
    })
    plans.set(relation, plan)
  }
  return [...plans.values()]
}

function settingsOf(name: string, { settings }: SeedWish): TableWish {
  return settings.get(name) ?? {}
}

const USUAL = 100

/** One value of ten is missing where it may be. */
const NULL_RATE = 0.1

function nullRateOf(settings: TableWish, wish: SeedWish): (column: Column) => number {
  return ({ name }) =>
    settings.nullRates?.get(name) ?? settings.nullRate ?? wish.nullRate ?? NULL_RATE
}

/** The columns that foreign keys lead to. */
function fixedColumns(relations: readonly Relation[]): ReadonlySet<Column> {
  return new Set(
    relations.flatMap(({ foreignKeys }) =>
      foreignKeys.flatMap((key) => {
        const target = relations.find((relation) => isTarget(relation, key))
        return target === undefined ? [] : referencedColumns(key, target)
      }),
    ),
  )
}

function isTarget({ schema, name }: Relation, { references }: ForeignKey): boolean {
  return schema === references.schema && name === references.relation
}

/** SQLite takes the primary key where a reference names no columns. */
function referencedColumns(key: ForeignKey, { columns, primaryKey }: Relation): readonly Column[] {
  const names =
    key.references.columns.length > 0 ? key.references.columns : (primaryKey?.columns ?? [])
  return names.flatMap((name) => columns.find((column) => column.name === name) ?? [])
}

type TargetOf = (key: ForeignKey, from: Relation) => Target

/** Rows that are there, for references to tables that get none. */
const MOST_READ = 10_000

async function readTargets(
  { relations, emptied }: ChosenTables,
  { opened, options }: SeedMeans,
  plans: ReadonlyMap<Relation, TablePlan>,
): Promise<TargetOf> {
  const all = allRelations(await opened.database.catalog(options))
  const read = new Map<ForeignKey, Pool>()
  const targetOf = (key: ForeignKey) =>
    relations.find((relation) => isTarget(relation, key)) ??
    all.find((relation) => isTarget(relation, key))
  for (const key of relations.flatMap(({ foreignKeys }) => foreignKeys)) {
    const target = targetOf(key)
    if (target === undefined || relations.includes(target)) continue
    const isEmptied = emptied.some(({ relation }) => isTarget(relation, key))
    const columns = referencedColumns(key, target)
    const rows = isEmptied
      ? []
      : await firstRows(target, columns, { opened, options, most: MOST_READ })
    read.set(key, { count: rows.length, value: (index, column) => rows[index]?.[column] ?? null })
  }
  return (key, from) => {
    const target = targetOf(key)
    const name = target === undefined ? key.references.relation : shownName(target, opened.dialect)
    const planOf = () => (target === undefined ? undefined : plans.get(target))
    const known = read.get(key)
    return {
      name,
      isSelf: target === from,
      pool: () => known ?? plannedPool(key, planOf()),
      // How many rows a table of a circle gets is not known yet.
      count:
        known?.count ?? planOf()?.count ?? (target === undefined ? 0 : Number.POSITIVE_INFINITY),
    }
  }
}

function plannedPool(key: ForeignKey, plan: TablePlan | undefined): Pool {
  if (plan === undefined) return emptyPool
  const cells = referencedColumns(key, plan.relation).map((column) => plan.cells.get(column))
  return {
    count: plan.count,
    value: (index, column) => cells[column]?.(plan.offset + index, 0) ?? null,
  }
}
