import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { changesOnly, has, textOf } from './attributes.ts'
import { droppingColumn } from './dropped-columns.ts'
import { columnsAbove } from './heirs.ts'
import { qualified, quote } from './names.ts'

/** What a table has from the tables that it leaves, and is to have no more: it would become its own. */
export interface LeftParts {
  readonly columns: readonly SchemaObject[]
  readonly checks: readonly SchemaObject[]
  /** Keys, foreign keys and indexes, which partitions alone have from above. */
  readonly ofPartition: readonly SchemaObject[]
}

export function leftParts({ from, to }: ObjectChange, sides: Sides): LeftParts {
  const left = new Set(from.needs.filter((id) => !to.needs.includes(id)))
  const going = sides.from
    .childrenOf(from.id)
    .filter((each) => has(each, 'inherited') && !sides.to.objects.has(each.id))
  const isLeft = (id: string | undefined) => left.has(id ?? '')
  const isParted = textOf(from, 'partitionOf') !== textOf(to, 'partitionOf')
  const kept = going.filter((each) => !isGoneBefore(each, from, sides))
  return {
    columns: kept.filter(
      (each) =>
        each.kind === 'column' &&
        columnsAbove(each, sides.from).every(({ parent }) => isLeft(parent)),
    ),
    checks: kept.filter((each) => each.kind === 'check' && !isBelow(each, from, left, sides)),
    ofPartition: isParted ? kept.filter(({ kind }) => OF_PARTITION.has(kind)) : [],
  }
}

const OF_PARTITION: ReadonlySet<string> = new Set(['key', 'foreign key', 'index'])

/** The tables above lose it too, and stay: it goes with theirs. */
function isGoneBefore(part: SchemaObject, table: SchemaObject, { from, to }: Sides): boolean {
  const above = partsAbove(part, table, from)
  const isGone = ({ id, parent = '' }: SchemaObject) =>
    !to.objects.has(id) && to.objects.has(parent)
  return above.length > 0 && above.every(isGone)
}

/** What a part comes from: a check has the name of the one above, others are bound to theirs. */
function partsAbove(
  { kind, name, needs }: SchemaObject,
  table: SchemaObject,
  { objects, childrenOf }: Definitions,
): readonly SchemaObject[] {
  const found =
    kind === 'check'
      ? table.needs.flatMap(childrenOf).filter((each) => each.name === name)
      : needs.flatMap((id) => objects.get(id) ?? [])
  return found.filter((each) => each.kind === kind && each.parent !== table.id)
}

/** A table above that stays has the check too. */
function isBelow(
  { kind, name }: SchemaObject,
  { needs }: SchemaObject,
  left: ReadonlySet<string>,
  { from }: Sides,
): boolean {
  return needs.some(
    (id) =>
      !left.has(id) &&
      from.childrenOf(id).some((other) => other.kind === kind && other.name === name),
  )
}

/** That of the table above is made anew, and takes the part along where it is dropped before the table leaves. */
function isAnewAbove(part: SchemaObject, table: SchemaObject, { from, to }: Sides): boolean {
  const isChanged = (id: string) => {
    const [before, after] = [from.objects.get(id), to.objects.get(id)]
    return before && after && !changesOnly({ from: before, to: after })
  }
  return partsAbove(part, table, from).some(({ id, needs }) => [id, ...needs].some(isChanged))
}

export function leavingSteps(
  table: SchemaObject,
  { columns, checks, ofPartition }: LeftParts,
  sides: Sides,
): readonly Step[] {
  const from = sides.from.objects.get(table.id) ?? table
  return [
    ...[...checks, ...ofPartition].map((part) => {
      const ifThere = isAnewAbove(part, from, sides) ? 'IF EXISTS ' : ''
      return step(
        part.kind === 'index'
          ? `DROP INDEX ${ifThere}${qualified(part)}`
          : `ALTER TABLE ${qualified(table)} DROP CONSTRAINT ${ifThere}${quote(part.name)}`,
      )
    }),
    ...columns.flatMap((column) => droppingColumn(column, sides)),
  ]
}
