import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { has } from './attributes.ts'
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
  return {
    columns: going.filter(
      (each) =>
        each.kind === 'column' &&
        columnsAbove(each, sides.from).every(({ parent }) => isLeft(parent)) &&
        !isGoneBefore(each, sides),
    ),
    checks: going.filter((each) => each.kind === 'check' && !isBelow(each, from, left, sides)),
    ofPartition: left.size === 0 ? [] : going.filter(({ kind }) => OF_PARTITION.has(kind)),
  }
}

const OF_PARTITION: ReadonlySet<string> = new Set(['key', 'foreign key', 'index'])

/** The tables above lose the column too, and stay: it goes with theirs. */
function isGoneBefore(column: SchemaObject, { from, to }: Sides): boolean {
  return columnsAbove(column, from).every(
    ({ id, parent = '' }) => !to.objects.has(id) && to.objects.has(parent),
  )
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

export function leavingSteps(
  table: SchemaObject,
  { columns, checks, ofPartition }: LeftParts,
  sides: Sides,
): readonly Step[] {
  return [
    ...[...checks, ...ofPartition].map((part) =>
      step(
        part.kind === 'index'
          ? `DROP INDEX ${qualified(part)}`
          : `ALTER TABLE ${qualified(table)} DROP CONSTRAINT ${quote(part.name)}`,
      ),
    ),
    ...columns.flatMap((column) => droppingColumn(column, sides)),
  ]
}
