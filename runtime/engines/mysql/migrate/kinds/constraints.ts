import type {
  Alteration,
  ObjectChange,
  SchemaKind,
  Sides,
} from '../../../../migrate/schema-kind.ts'
import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import type { Check } from '../../../../migrate/step.ts'
import { mysqlSqlText } from '../../sql-text.ts'
import { listed, tokensOf } from '../text/tokens.ts'
import { changedAttributes, textIn } from './attribute.ts'
import { needsLaterColumn } from './finished-later.ts'
import { copy, countRows, interrupted } from './hazards.ts'
import { keepImplicitFor } from './implicit-indexes.ts'
import { periodName } from './key-text.ts'
import { alterTable, tableOf } from './phased-step.ts'
import { addItem, areColumnsThere, dropItem } from './table-item.ts'

const { quote } = mysqlSqlText

export const check: SchemaKind = {
  stands: 'inline',
  create(object, _inlined, sides) {
    const table = tableOf(object, sides.to)
    return [addItem(object, sides, { hazards: copy(table), checks: violations(object, sides) })]
  },
  drop(object, sides) {
    const clause = `DROP CONSTRAINT ${quote(object.name)}`
    const step = dropItem(object, sides.from, clause)
    return [isNameTaken(object, sides) ? { ...step, phase: 'free-name' as const } : step]
  },
  alter: alterCheck,
}

/** The name of a check is unique within the database: it is free before a check of another table takes it. */
function isNameTaken({ name, parent }: SchemaObject, { to }: Sides): boolean {
  return [...to.objects.values()].some(
    (other) =>
      other.kind === 'check' &&
      other.parent !== parent &&
      other.name.toLowerCase() === name.toLowerCase(),
  )
}

function violations(object: SchemaObject, sides: Sides): readonly Check[] {
  if (object.attributes['unenforced'] === true || !areColumnsThere(object, sides)) return []
  const table = tableOf(object, sides.to)
  return [
    {
      count: countRows(table, `not ${textIn(object, 'expression') ?? ''}`),
      refusal: `Rows of ${table} violate the check ${object.name}.`,
    },
  ]
}

function alterCheck({ from, to }: ObjectChange, sides: Sides): Alteration | undefined {
  if (changedAttributes(from, to).some((name) => name !== 'unenforced')) return undefined
  const table = tableOf(to, sides.to)
  const isEnforced = to.attributes['unenforced'] !== true
  const clause = `ALTER CHECK ${quote(to.name)} ${isEnforced ? 'ENFORCED' : 'NOT ENFORCED'}`
  const hazards = isEnforced ? copy(table) : []
  const checks = violations(to, sides)
  const phase = isEnforced && needsLaterColumn(to, sides) ? 'alter-again' : 'alter-table'
  return { steps: [alterTable({ table, rank: 'add', clause }, { phase, hazards, checks })] }
}

export const foreignKey: SchemaKind = {
  stands: 'separable',
  create(object, _inlined, sides) {
    const table = tableOf(object, sides.to)
    // A table that is made in the same plan has no rows yet.
    const hasRows = object.parent !== undefined && sides.from.objects.has(object.parent)
    const hazards = hasRows ? copy(table) : []
    const step = addItem(object, sides, { hazards, checks: orphans(object, sides) })
    return [
      { ...step, phase: 'add-foreign-key' as const, alters: withReference(step, object) },
      ...keepImplicitFor(object, sides),
    ]
  },
  drop(object, { from, to }) {
    const step = dropItem(object, from, `DROP FOREIGN KEY ${quote(object.name)}`)
    const detail = 'Until it is added again, rows that it would refuse are taken.'
    const hazards = to.objects.has(object.id) ? [interrupted(object, detail)] : []
    const alters = withReference(step, object)
    return [{ ...step, phase: 'drop-foreign-key' as const, alters, hazards }]
  },
  alter: () => undefined,
}

function withReference({ alters }: ReturnType<typeof addItem>, object: SchemaObject) {
  const table = textIn(object, 'references') ?? ''
  return alters && { ...alters, references: { constraint: object.name, table } }
}

/** Rows without the row that they refer to; one that is there on both sides has none. */
function orphans(object: SchemaObject, sides: Sides): readonly Check[] {
  const before = sides.from.objects.get(object.id)
  const isKept = before !== undefined && changedAttributes(before, object).length === 0
  if (isKept || !areColumnsThere(object, sides)) return []
  const table = tableOf(object, sides.to)
  const own = partsOf(object, 'columns')
  const foreign = partsOf(object, 'foreignColumns')
  const pairs = own.map((column, place) => `p.${foreign[place] ?? ''} = c.${column}`)
  const known = own.map((column) => `c.${column} is not null`).join(' and ')
  const parents = `select 1 from ${textIn(object, 'references') ?? ''} p where ${pairs.join(' and ')}`
  return [
    {
      count: `select count(*) from ${quote(table)} c where ${known} and not exists (${parents})`,
      refusal: `Rows of ${table} refer to rows that are not there, by the foreign key ${object.name}.`,
    },
  ]
}

function partsOf(object: SchemaObject, attribute: string): readonly string[] {
  return listed(tokensOf(textIn(object, attribute) ?? '')).map((tokens) => tokens[0]?.text ?? '')
}

export const period: SchemaKind = {
  stands: 'inline',
  create: (object, _inlined, sides) => [addItem(object, sides)],
  drop: (object, { from }) => [dropItem(object, from, `DROP PERIOD FOR ${periodName(object)}`)],
  alter: () => undefined,
}
