import type { Definitions, SchemaObject } from '../../../../migrate/schema-object.ts'
import { has, textOf } from './attributes.ts'
import { effectiveText } from './heirs.ts'
import { ofParent, quote } from './names.ts'
import { givenNotNullName, isNotNullNameTaken } from './not-null-names.ts'

/** `ALTER TABLE public.users ALTER COLUMN email SET NOT NULL`; ONLY: not in the tables that inherit it. */
export function columnAction(
  column: SchemaObject,
  definitions: Definitions,
  action: string,
  only: '' | 'ONLY ' = '',
): string {
  return `ALTER TABLE ${only}${ofParent(column, definitions)} ALTER COLUMN ${quote(column.name)} ${action}`
}

const serials: Readonly<Record<string, string>> = {
  smallint: 'smallserial',
  integer: 'serial',
  bigint: 'bigserial',
}

/** The column as CREATE TABLE and ADD COLUMN have it; with the sequence and the default that come with it. */
export function columnText(
  column: SchemaObject,
  inlined: readonly SchemaObject[],
  definitions: Definitions,
): string {
  const type = typeText(column, definitions)
  const sequence = inlined.find(({ kind, parent }) => kind === 'serial' && parent === column.id)
  const serial = sequence && serials[type]
  if (serial !== undefined) return `${quote(column.name)} ${serial}`
  return `${quote(column.name)} ${type}${foreignOptions(column)}${columnConstraints(column, inlined, definitions)}`
}

/** What stands behind the type. */
export function columnConstraints(
  column: SchemaObject,
  inlined: readonly SchemaObject[],
  definitions: Definitions,
): string {
  const expression = inlined.find(({ kind, parent }) => kind === 'default' && parent === column.id)
  const given = expression && textOf(expression, 'expression')
  return [
    generation(column),
    identityText(column),
    given === undefined ? '' : ` DEFAULT ${given}`,
    notNullText(column, definitions),
  ].join('')
}

/** With the collation, where it is not that of the type. */
export function typeText(column: SchemaObject, definitions: Definitions): string {
  const collation = effectiveText(column, 'collation', definitions)
  const type = effectiveText(column, 'type', definitions) ?? ''
  return type + (collation === undefined ? '' : ` COLLATE ${collation}`)
}

function foreignOptions(column: SchemaObject): string {
  const options = textOf(column, 'foreignOptions')
  return options === undefined ? '' : ` OPTIONS (${options})`
}

export function generation(column: SchemaObject): string {
  const expression = textOf(column, 'generated')
  if (expression === undefined) return ''
  return ` GENERATED ALWAYS AS (${expression}) ${has(column, 'isVirtual') ? 'VIRTUAL' : 'STORED'}`
}

/** ` GENERATED ALWAYS AS IDENTITY (START WITH 10)` */
export function identityText(column: SchemaObject): string {
  const kind = textOf(column, 'identity')
  if (kind === undefined) return ''
  const sequence = textOf(column, 'identitySequence')
  const options = [sequence && `SEQUENCE NAME ${sequence}`, textOf(column, 'identityOptions')]
  const given = options.filter((option) => option !== undefined).join(' ')
  return ` GENERATED ${kind} AS IDENTITY${given === '' ? '' : ` (${given})`}`
}

/** An identity column is NOT NULL by itself. */
function notNullText(column: SchemaObject, definitions: Definitions): string {
  if (!has(column, 'notNull') || isUnprovenNotNull(column)) return ''
  const named = namedNotNull(column, definitions)
  if (has(column, 'identity') && named === '') return ''
  return `${named} NOT NULL${notNullForm(column)}`
}

/** ` CONSTRAINT users_email_given`, where it is not the name that it has by itself. */
export function namedNotNull(column: SchemaObject, definitions: Definitions): string {
  const name = textOf(column, 'notNullName')
  if (name !== undefined) return ` CONSTRAINT ${quote(name)}`
  return isNotNullNameTaken(column, definitions)
    ? ` CONSTRAINT ${quote(givenNotNullName(column, definitions))}`
    : ''
}

export function notNullForm(column: SchemaObject): string {
  const form = textOf(column, 'notNullForm')
  return form === undefined ? '' : ` ${form}`
}

/** NOT NULL that is NOT VALID is said in a statement of its own. */
export function isUnprovenNotNull(column: SchemaObject): boolean {
  return textOf(column, 'notNullForm')?.includes('NOT VALID') ?? false
}
