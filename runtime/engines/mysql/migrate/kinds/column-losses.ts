import type { ObjectChange, Sides } from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Hazard } from '../../../../migrate/step.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { lossCondition } from '../losses/losses.ts'
import { textIn } from './attribute.ts'
import { generationOf } from './column-text.ts'
import { countRows, dataLoss } from './hazards.ts'
import { tableOf } from './phased-step.ts'
import { areColumnsThere } from './table-item.ts'

/** The rows whose value is not the same behind the change of a column. */
export function lossesOf({ from, to }: ObjectChange, sides: Sides): readonly Hazard[] {
  const table = tableOf(to, sides.to)
  const object = `column ${table}.${to.name}`
  if (generationOf(from) === 'none' && generationOf(to) === 'stored') {
    const detail = 'Values that differ from the expression are replaced by it.'
    return [dataLoss(object, detail, countRows(table, replacedBy({ from, to }, sides)))]
  }
  if (generationOf(to) !== 'none') return []
  const condition = lossCondition(from, to)
  if (condition === undefined) return []
  const [before = '', after = ''] = [from, to].map((each) => describedType(each, from, to))
  const detail = `Values of ${before} that do not fit ${after} are cut, changed or refused.`
  return [dataLoss(object, detail, countRows(table, condition))]
}

function describedType(column: SchemaObject, from: SchemaObject, to: SchemaObject): string {
  const type = textIn(column, 'type') ?? ''
  if (textIn(from, 'type') !== textIn(to, 'type')) return type
  return `${type} in ${textIn(column, 'collation') ?? ''}`
}

/** An expression over columns that are not there yet can replace all values. */
function replacedBy({ from, to }: ObjectChange, sides: Sides): string {
  const name = mysqlSqlText.quote(from.name)
  return areColumnsThere(to, sides)
    ? `not (${name} <=> ${textIn(to, 'generated') ?? ''})`
    : `${name} is not null`
}
