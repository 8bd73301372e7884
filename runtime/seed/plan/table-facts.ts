import { readRowConditions, type RowCondition } from '../../../compiler/row-conditions.ts'
import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { DomainType, Type } from '../../../compiler/ir/type.ts'
import type { QueryOptions } from '../../database.ts'
import type { SeedSource } from '../seed-source.ts'
import { shownName } from '../../relations/find-relation.ts'
import type { DomainCheck } from '../seed-engine.ts'
import { countRows } from './existing-rows.ts'
import { type UniqueKeys, uniqueKeys } from './unique-keys.ts'

/** What is known of a table before rows are made for it. */
export interface TableFacts {
  readonly relation: Relation
  /** As a person writes it. */
  readonly name: string
  /** The rows that are there and stay there. */
  readonly rows: number
  /** They hold for all rows. */
  readonly conditions: readonly RowCondition[]
  /** There is a condition besides that is not understood. */
  readonly hasUnread: boolean
  readonly unique: UniqueKeys
}

export interface FactMeans {
  readonly opened: SeedSource
  readonly domainChecks: readonly DomainCheck[]
  /** Whether the rows of a table are deleted first. */
  readonly isEmptied: (relation: Relation) => boolean
  readonly options: QueryOptions
}

/** Throws DatabaseFailure. */
export async function readFacts(relation: Relation, means: FactMeans): Promise<TableFacts> {
  const { opened, isEmptied, options } = means
  const { constraints } = await opened.structure.texts(opened.database, relation, options)
  const checks = constraints
    .filter(({ kind }) => kind === 'check')
    .map(({ definition }) => readRowConditions(expressionOf(definition), opened.dialect))
  const ofDomains = relation.columns.map((column) => domainConditions(column, means))
  const read = [...checks, ...ofDomains.flat()]
  return {
    relation,
    name: shownName(relation, opened.dialect),
    rows: isEmptied(relation) ? 0 : await countRows(relation, opened, options),
    conditions: read.flatMap(({ found }) => found).map((each) => known(each, relation, opened)),
    hasUnread:
      read.some(({ isWhole }) => !isWhole) || constraints.some(({ kind }) => kind === 'exclusion'),
    unique: await uniqueKeys(relation, opened, options),
  }
}

/** `CHECK ((a > 0)) NOT VALID` */
function expressionOf(definition: string): string {
  const start = definition.indexOf('(')
  const end = definition.lastIndexOf(')')
  return start === -1 ? definition : definition.slice(start + 1, end)
}

/** A check names its columns in whatever letters it was written with. */
function known(condition: RowCondition, { columns }: Relation, opened: SeedSource): RowCondition {
  const { names } = opened.dialect
  const nameOf = (written: string) =>
    columns.find(({ name }) => name === written)?.name ??
    columns.find(({ name }) => names.relationKey(name) === names.relationKey(written))?.name ??
    written
  const column = nameOf(condition.column)
  return condition.kind === 'compare-columns'
    ? { ...condition, column, other: nameOf(condition.other) }
    : { ...condition, column }
}

/** A domain writes VALUE where a check of a table has the column. */
function domainConditions({ name: column, type }: Column, { opened, domainChecks }: FactMeans) {
  const domains = domainsOf(type)
  const expressions = domainChecks.filter(({ schema, domain }) =>
    domains.some((each) => each.schema === schema && each.name === domain),
  )
  return expressions.map(({ expression }) => {
    const { found, isWhole } = readRowConditions(expression, opened.dialect)
    return { found: found.map((condition) => ({ ...condition, column })), isWhole }
  })
}

function domainsOf(type: Type): readonly DomainType[] {
  return type.kind === 'domain' ? [type, ...domainsOf(type.base)] : []
}
