import type { SchemaKind, SchemaKinds } from '../../../../migrate/schema-kind.ts'
import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { type Step, step } from '../../../../migrate/step.ts'
import { changesOnly, textOf } from './attributes.ts'
import { ofParent, qualified, quote } from './names.ts'
import { optionSteps, withOptions } from './options.ts'
import { relationPlace } from './relation-place.ts'
import { remarkSteps, withRemarks } from './remarks.ts'

const view: SchemaKind = {
  stands: 'own',
  rebinds: true,
  occupies: relationPlace,
  create: (object) => [step(`CREATE VIEW ${viewText(object)}`)],
  drop: (object) => [step(`DROP VIEW ${qualified(object)}`)],
  alter(change) {
    const { from, to } = change
    if (changesOnly(change, 'options'))
      return { steps: optionSteps(change, `VIEW ${qualified(to)}`) }
    if (!isPrefix(textOf(from, 'columns') ?? '', textOf(to, 'columns') ?? '')) return undefined
    return { steps: [step(`CREATE OR REPLACE VIEW ${viewText(to)}`)] }
  },
  rename: (object, name) => [step(`ALTER VIEW ${qualified(object)} RENAME TO ${quote(name)}`)],
}

/** CREATE OR REPLACE VIEW keeps the columns that are there, and appends others. */
function isPrefix(before: string, after: string): boolean {
  return before === after || after.startsWith(`${before}, `)
}

function viewText(object: SchemaObject): string {
  return `${qualified(object)}${withOptions(object)} AS\n${textOf(object, 'definition')}`
}

const materializedView: SchemaKind = {
  stands: 'own',
  rebinds: true,
  occupies: relationPlace,
  create: (object) => [step(`CREATE MATERIALIZED VIEW ${materializedText(object)}`)],
  drop: (object) => [step(`DROP MATERIALIZED VIEW ${qualified(object)}`)],
  alter(change) {
    if (!changesOnly(change, 'options')) return undefined
    return { steps: optionSteps(change, `MATERIALIZED VIEW ${qualified(change.to)}`) }
  },
  rename: (object, name) => [
    step(`ALTER MATERIALIZED VIEW ${qualified(object)} RENAME TO ${quote(name)}`),
  ],
}

function materializedText(object: SchemaObject): string {
  const clause = (words: string, attribute: string) => {
    const value = textOf(object, attribute)
    return value === undefined ? '' : ` ${words} ${quote(value)}`
  }
  const stored = `${clause('USING', 'method')}${withOptions(object)}${clause('TABLESPACE', 'tablespace')}`
  return `${qualified(object)}${stored} AS\n${textOf(object, 'definition')}`
}

/** What the query of a view does not say of a column: its default for INSERT, its statistics. */
const viewColumn: SchemaKind = {
  stands: 'own',
  create: (object, inlined, { to }) => [
    ...statisticsSteps(object, to),
    ...inlined.map((each) => columnStep(object, to, `SET DEFAULT ${textOf(each, 'expression')}`)),
  ],
  // The object is gone when nothing is said of the column any more.
  drop: (object, { from }) => [
    ...(textOf(object, 'statistics') ? [columnStep(object, from, 'SET STATISTICS -1')] : []),
    ...from.childrenOf(object.id).map(() => columnStep(object, from, 'DROP DEFAULT')),
    ...remarkSteps(object, { ...object, attributes: {} }, from),
  ],
  alter: (change, { to }) => ({
    steps: changesOnly(change) ? [] : statisticsSteps(change.to, to),
  }),
}

function statisticsSteps(object: SchemaObject, definitions: Definitions): readonly Step[] {
  const target = textOf(object, 'statistics')
  return target === undefined ? [] : [columnStep(object, definitions, `SET STATISTICS ${target}`)]
}

function columnStep(column: SchemaObject, definitions: Definitions, action: string): Step {
  const relation = ofParent(column, definitions)
  return step(`ALTER TABLE ${relation} ALTER COLUMN ${quote(column.name)} ${action}`)
}

export const viewKinds: SchemaKinds = {
  view: withRemarks(view),
  'materialized view': withRemarks(materializedView),
  'view column': withRemarks(viewColumn),
}
