import type { ObjectChange } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { textOf } from './attributes.ts'
import { columnAction } from './column-text.ts'
import { foreignOptionChange } from './foreign-options.ts'
import { effectiveText } from './heirs.ts'
import { ofParent, quote } from './names.ts'
import { optionSteps } from './options.ts'

/** How the values of a column are stored and counted, where it is not as by itself. */
export function newColumnSettings(column: SchemaObject, definitions: Definitions): readonly Step[] {
  // The options of a foreign table's column stand with its type.
  const { foreignOptions } = column.attributes
  return columnSettings(
    { from: { ...column, attributes: { foreignOptions } }, to: column },
    definitions,
  )
}

export function columnSettings(change: ObjectChange, definitions: Definitions): readonly Step[] {
  const { from, to } = change
  const actions = [
    ...changedTo(change, 'storage').map(
      (storage) => `SET STORAGE ${storage ?? standardStorage(to, definitions)}`,
    ),
    ...changedTo(change, 'compression').map((method) => `SET COMPRESSION ${method ?? 'default'}`),
    ...changedTo(change, 'statistics').map((target) => `SET STATISTICS ${target ?? '-1'}`),
    ...foreignOptionChange(textOf(from, 'foreignOptions'), textOf(to, 'foreignOptions')),
  ]
  const altered = `TABLE ${ofParent(to, definitions)} ALTER COLUMN ${quote(to.name)}`
  return [
    ...actions.map((action) => step(columnAction(to, definitions, action))),
    ...optionSteps(change, altered),
  ]
}

/** Nothing where it has not changed. */
function changedTo({ from, to }: ObjectChange, attribute: string): readonly (string | undefined)[] {
  const value = textOf(to, attribute)
  return textOf(from, attribute) === value ? [] : [value]
}

/** SET STORAGE DEFAULT is there since PostgreSQL 16. */
function standardStorage(column: SchemaObject, definitions: Definitions): string {
  const type = effectiveText(column, 'type', definitions) ?? ''
  return /^(?:numeric|inet|cidr)\b(?!.*\[\])/.test(type) ? 'MAIN' : 'EXTENDED'
}
