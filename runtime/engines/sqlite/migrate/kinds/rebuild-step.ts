import type { ObjectChange } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check, Hazard, Step } from '../../../../migrate/step.ts'
import { writtenName } from '../text/written-name.ts'
import { lostValues, unfitValues } from './converted-values.ts'
import { copyLine, directedSql } from './directed-sql.ts'
import { affinityIn, isGenerated, isNumber, isStrict, typeOf } from './column-facts.ts'
import {
  convertedColumn,
  countOf,
  droppedColumn,
  newlyGenerated,
  rewrittenTable,
} from './hazards.ts'
import { filledWith } from './filled-with.ts'
import type { TableChange } from './table-change.ts'

/** The new table as a person would write it; the runner carries the rows over. */
export function rebuildStep(change: TableChange): Step {
  const copies = change.kept.flatMap(({ from, to }) => {
    const value = becomesRequired({ from, to }) ? filledWith(to) : undefined
    return value === undefined
      ? []
      : [copyLine(to.name, `coalesce(${writtenName(from.name)}, ${value})`)]
  })
  const statement = change.to.statement ?? ''
  return {
    sql: directedSql('rebuild', change.from.name, statement, copies),
    hazards: hazardsOf(change),
    checks: [...requiredChecks(change), ...fitChecks(change)],
  }
}

function hazardsOf(change: TableChange): readonly Hazard[] {
  const { from, dropped, kept } = change
  const goes = dropped.filter((column) => !isGenerated(column))
  const replaced = kept.filter((column) => !isGenerated(column.from) && isGenerated(column.to))
  return [
    ...goes.map(({ name }) => droppedColumn(name, from)),
    ...replaced.map((column) => newlyGenerated(column.from.name, from)),
    ...kept.flatMap((column) => convertedHazard(column, change)),
    rewrittenTable(from),
  ]
}

/** Values of a column change where another affinity converts them. */
function convertedHazard(column: ObjectChange, tables: ObjectChange): readonly Hazard[] {
  const { from, to } = column
  if (isGenerated(from) || isGenerated(to)) return []
  const [before, after] = [affinityIn(from, tables.from), affinityIn(to, tables.to)]
  const lost = lostValues(writtenName(from.name), before, after)
  return lost === undefined ? [] : [convertedColumn(from.name, tables.from, lost)]
}

/** Rows that have no value where one is required, and get none. */
function requiredChecks({ from, added, kept }: TableChange): readonly Check[] {
  const ofAdded = added
    .filter((column) => isRequired(column) && filledWith(column) === undefined)
    .map(({ name }) =>
      refused(from, `${name} is NOT NULL and has no default, and the table has rows`),
    )
  const ofKept = kept
    .filter((column) => becomesRequired(column) && filledWith(column.to) === undefined)
    .map((column) =>
      refused(
        from,
        `${column.to.name} becomes NOT NULL and has no default, and rows have NULL in it`,
        `${writtenName(column.from.name)} IS NULL`,
      ),
    )
  return [...ofAdded, ...ofKept]
}

/** The number of a row is never NULL: SQLite gives one in its place. */
function isRequired(column: SchemaObject): boolean {
  return column.attributes['not null'] === true && !isNumber(column) && !isGenerated(column)
}

function becomesRequired({ from, to }: ObjectChange): boolean {
  return isRequired(to) && !isRequired(from) && !isNumber(from)
}

function refused(table: SchemaObject, reason: string, condition?: string): Check {
  return { count: countOf(table, condition), refusal: `In ${table.name}, ${reason}.` }
}

/** A STRICT table refuses what its types do not hold, and the number of a row is an integer. */
function fitChecks({ from, to, kept }: TableChange): readonly Check[] {
  const refusing = kept.filter((column) => {
    if (isNumber(column.from) || isGenerated(column.to)) return false
    const isHeld = isStrict(from) && typeOf(column.from) === typeOf(column.to)
    return isNumber(column.to) || (isStrict(to) && !isHeld)
  })
  return refusing.flatMap((column) => {
    const type = typeOf(column.to)
    const unfit = unfitValues(writtenName(column.from.name), type)
    const reason = `${column.to.name} becomes ${type}, which does not hold the values of some rows`
    return unfit === undefined ? [] : [refused(from, reason, unfit)]
  })
}
