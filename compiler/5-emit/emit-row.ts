import type { Conversion, Reading } from '../dialects/driver.ts'
import type { ResultColumn } from '../ir/checked.ts'
import { type EmitContext, typeMembers, valueOf } from './context.ts'
import type { Declaration, Property } from './generated-file.ts'
import { delimited, type Layout, render } from './layout.ts'
import { type ModuleScope, converted } from './module-scope.ts'
import { isPlainKey } from './names.ts'
import type { SchemaNames } from './schema-names.ts'
import { stringLiteral } from './ts-type.ts'

/** What reading a result asks of its statement. */
export interface RowRules {
  /** The object made of a row that is fetched by position; undefined: the driver's own row will do. */
  readonly decoded: Layout | undefined
  readonly flags: readonly string[]
}

export function rowRules(
  columns: readonly ResultColumn[],
  context: EmitContext,
  scope: ModuleScope,
): RowRules {
  const readings = columns.map(({ type }) => valueOf(type, context).read)
  const flags = [...new Set(readings.flatMap(({ flag }) => flag ?? []))]
  const asIs = columns.every(
    (column, index) =>
      readings[index]?.asIs &&
      decoderOf(column, readings[index], context) === readings[index].decode &&
      propertyName(column, context.names) === column.name &&
      column.name !== PROTO,
  )
  if (asIs) return { decoded: undefined, flags }
  const properties = columns.map((column, index) => {
    const value = converted(`row[${index}]`, decoderOf(column, readings[index], context), scope)
    return `${objectKey(propertyName(column, context.names))}: ${value}`
  })
  return { decoded: delimited('{', properties, '}'), flags }
}

function decoderOf(
  column: ResultColumn,
  reading: Reading | undefined,
  context: EmitContext,
): Conversion | undefined {
  return (isStored(column, context) ? undefined : reading?.computed) ?? reading?.decode
}

/** A column of a view may be an expression as well. */
function isStored({ source }: ResultColumn, { catalog }: EmitContext): boolean {
  if (source === undefined) return false
  const relation = catalog.schemas.get(source.schema)?.relations.get(source.relation)
  return relation?.kind !== 'view'
}

/** A column that comes under its own name is called as its record calls it. */
export function propertyName({ name, source }: ResultColumn, names: SchemaNames): string {
  return source === undefined || source.column !== name ? name : names.property(source, name)
}

export function rowProperties(
  columns: readonly ResultColumn[],
  context: EmitContext,
): readonly Property[] {
  return columns.map((column) => ({
    name: propertyKey(propertyName(column, context.names)),
    doc: [],
    optional: false,
    type: typeMembers(column, 'read', context),
  }))
}

/** `function toBooks(row) { return { ... }; }` */
export function rowFunction(name: string, decoded: Layout): Declaration {
  const body = render(decoded, { level: 1, column: '  return '.length, after: ';' })
  return { kind: 'function', name, parameters: ['row'], body: `return ${body};` }
}

export function propertyKey(name: string): string {
  return isPlainKey(name) ? name : stringLiteral(name)
}

/** As a key of a literal, or set by a driver, it would set the prototype. */
const PROTO = '__proto__'

/** prettier takes the quotes off numbers too, though only in JavaScript. */
function objectKey(name: string): string {
  if (name === PROTO) return `["${PROTO}"]`
  const isNumber = /^\d+(?:\.\d+)?$/.test(name) && String(Number(name)) === name
  return isNumber ? name : propertyKey(name)
}
