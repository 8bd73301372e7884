import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { Catalog, Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { RenameHint } from '../../../compiler/rename-hints.ts'
import { findRelation } from '../../relations/find-relation.ts'
import type { Step } from '../step.ts'
import type { KeptColumn, KeptTable } from './find-loss.ts'

interface Compared {
  /** The tables before the way. */
  readonly relations: readonly Relation[]
  /** The schema behind it. */
  readonly after: Catalog
  readonly hints: readonly RenameHint[]
  readonly steps: readonly Step[]
}

/** The tables and columns whose values a pair has to keep: what both schemas have, and no step is said to lose. */
export function keptTables(
  { relations, after, hints, steps }: Compared,
  dialect: Dialect,
): readonly KeptTable[] {
  const losses = steps.flatMap(({ hazards }) =>
    hazards.flatMap(({ kind, object }) => (kind === 'data-loss' ? [object] : [])),
  )
  const isSafe = (name: string, ofColumn: boolean) =>
    !losses.some((object) => object.startsWith('column ') === ofColumn && isNamed(object, name))
  return relations.flatMap((before): readonly KeptTable[] => {
    const found = sameTable(before, { after, hints, dialect })
    if (found === undefined || !isSafe(before.name, false)) return []
    const columns = before.columns
      .filter(({ name }) => isSafe(name, true))
      .flatMap((column): readonly KeptColumn[] => {
        const kept = sameColumn(column, found, hints)
        const isKept = kept && isSameType(column, kept, dialect) && !areComputed(column, kept)
        return isKept ? [{ before: column, after: kept }] : []
      })
    return [{ before, after: found, columns }]
  })
}

/** `column users.email`, `table orders` */
function isNamed(object: string, name: string): boolean {
  return object.endsWith(`.${name}`) || object.endsWith(` ${name}`) || object.includes(` ${name} `)
}

function sameTable(
  { schema, name }: Relation,
  {
    after,
    hints,
    dialect,
  }: {
    readonly after: Catalog
    readonly hints: readonly RenameHint[]
    readonly dialect: Dialect
  },
): Relation | undefined {
  const hint = hints.find(
    (each) => each.schema === schema && each.column === undefined && each.from === name,
  )
  return (
    findRelation({ schema, name }, after, dialect) ??
    (hint && findRelation({ schema, name: hint.table }, after, dialect))
  )
}

function sameColumn(
  { name }: Column,
  { schema, name: table, columns }: Relation,
  hints: readonly RenameHint[],
): Column | undefined {
  const hint = hints.find(
    (each) => each.schema === schema && each.table === table && each.column && each.from === name,
  )
  return (
    columns.find((each) => each.name === name) ?? columns.find((each) => each.name === hint?.column)
  )
}

/** Their values are those of other columns, which are kept themselves. */
function areComputed(one: Column, other: Column): boolean {
  return one.generated !== 'none' && other.generated !== 'none'
}

function isSameType(one: Column, other: Column, { types }: Dialect): boolean {
  return types.render(one.type) === types.render(other.type)
}
