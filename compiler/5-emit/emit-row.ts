import type { Conversion, Reading } from '../dialects/driver.ts'
import { bug } from '../diagnostics/bug.ts'
import {
  type CheckedQuery,
  type Embedded,
  type ResultColumn,
  type ResultItem,
  resultItems,
} from '../ir/checked.ts'
import { type EmitContext, typeMembers, valueOf } from './context.ts'
import type { Declaration, Property } from './generated-file.ts'
import {
  brokenList,
  choice,
  concat,
  delimited,
  group,
  indent,
  type Layout,
  newLine,
  render,
} from './layout.ts'
import { callOf, type ModuleScope, converted } from './module-scope.ts'
import { isPlainKey } from './names.ts'
import type { SchemaNames } from './schema-names.ts'
import { stringLiteral } from './literal-types.ts'

/** What reading a result asks of its statement. */
export interface RowRules {
  /** Undefined: the driver's own row will do. */
  readonly reading: RowReading | undefined
  readonly flags: readonly string[]
}

export type RowReading =
  /** The object that is made of a row which is fetched by position. */
  | { readonly kind: 'object'; readonly object: Layout }
  /** The values of the driver's own row are decoded where they stand: `row.a = toNumber(row.a)`. */
  | { readonly kind: 'in-place'; readonly assignments: readonly Layout[] }

/** The name of the function that makes a record of its columns. */
export type ShareRecord = (record: string, decoded: Layout) => string

export function rowRules(
  query: Pick<CheckedQuery, 'columns' | 'embedded' | 'byPlace'>,
  context: EmitContext,
  scope: ModuleScope,
  share: ShareRecord,
): RowRules {
  const readings = query.columns.map(({ type }) => valueOf(type, context).read)
  const flags = [...new Set(readings.flatMap(({ flag }) => flag ?? []))]
  if (hasOwnNames(query, context)) {
    const assignments = assignmentsOf(query.columns, context, scope)
    if (assignments.length === 0 && readings.every(({ asIs }) => asIs))
      return { reading: undefined, flags }
    if (context.driver.statements.decodesInPlace)
      return { reading: { kind: 'in-place', assignments }, flags }
  }
  const properties = resultItems(query).map((item): Layout => {
    if (item.kind === 'column') return columnProperty(item.column, item.index, context, scope)
    const decoded = objectOf(item.embedded.columns, context, scope)
    return embeddedProperty(item.embedded, share(recordName(item.embedded, context), decoded))
  })
  return { reading: { kind: 'object', object: delimited('{', properties, '}') }, flags }
}

/** The driver's own row has the properties of the result. */
function hasOwnNames(
  { columns, embedded, byPlace }: Pick<CheckedQuery, 'columns' | 'embedded' | 'byPlace'>,
  { names }: EmitContext,
): boolean {
  return (
    columns.length > 0 &&
    embedded.length === 0 &&
    !byPlace &&
    columns.every((column) => propertyName(column, names) === column.name && column.name !== PROTO)
  )
}

/** `row.price = toNumber(row.price)`, for the columns that the driver's own row does not have right. */
function assignmentsOf(
  columns: readonly ResultColumn[],
  context: EmitContext,
  scope: ModuleScope,
): readonly Layout[] {
  return columns.flatMap((column) => {
    const decoder = decoderOf(column, valueOf(column.type, context).read, context)
    if (decoder === undefined) return []
    return [assignment(column.name, callOf(decoder, scope))]
  })
}

/** The call breaks in its parentheses, but behind the sign where the name alone fills the line. */
function assignment(column: string, { callee, others }: ReturnType<typeof callOf>): Layout {
  const name = stringLiteral(column)
  const isPlain = isPlainKey(column)
  const place = isPlain ? `row.${column}` : `row[${name}]`
  const value = isPlain ? place : group('row[', indent(softLine, name), softLine, ']')
  const call = brokenList(`${callee}(`, [value, ...others], ')')
  return choice(
    `${place} = ${callee}(${[place, ...others].join(', ')});`,
    concat(`${place} = `, call, ';'),
    concat(`${place} =`, indent(newLine, call, ';')),
    ...(isPlain ? [] : [concat(value, ' = ', call, ';')]),
  )
}

const softLine: Layout = { kind: 'line', flat: '', broken: '' }

/** The columns of a record, in their order, as an object. */
function objectOf(
  columns: readonly ResultColumn[],
  context: EmitContext,
  scope: ModuleScope,
): Layout {
  const properties = columns.map((column, i) => columnProperty(column, i, context, scope))
  return delimited('{', properties, '}')
}

function columnProperty(
  column: ResultColumn,
  index: number,
  context: EmitContext,
  scope: ModuleScope,
): string {
  const decoder = decoderOf(column, valueOf(column.type, context).read, context)
  const value = converted(`row[${index}]`, decoder, scope)
  return `${objectKey(propertyName(column, context.names))}: ${value}`
}

/** `author: row[2] === null ? null : toAuthors(row.slice(2))` */
function embeddedProperty(object: Embedded, makeRecord: string): Layout {
  const { name, first, columns, nullable } = object
  const key = objectKey(name)
  const row = `${makeRecord}(${first === 0 ? 'row' : `row.slice(${first})`})`
  if (!nullable) return `${key}: ${row}`
  const telling = columns.findIndex((column) => !column.nullable)
  const isMissing =
    telling < 0
      ? `row.slice(${first}, ${first + columns.length}).every((value) => value === null)`
      : `row[${first + telling}] === null`
  const line: Layout = { kind: 'line', flat: ' ', broken: '' }
  return concat(`${key}:`, group(indent(line, `${isMissing} ? null : ${row}`)))
}

function recordName({ of }: Embedded, { names }: EmitContext): string {
  return names.record(of) ?? bug(`no record of ${of.relation}`)
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
function propertyName({ name, source }: ResultColumn, names: SchemaNames): string {
  return source === undefined || source.column !== name ? name : names.property(source, name)
}

/** What the properties of a row are called. */
export function itemName(item: ResultItem, names: SchemaNames): string {
  return item.kind === 'column' ? propertyName(item.column, names) : item.embedded.name
}

export function rowProperties(
  query: Pick<CheckedQuery, 'columns' | 'embedded'>,
  context: EmitContext,
): readonly Property[] {
  return resultItems(query).map((item) => ({
    name: propertyKey(itemName(item, context.names)),
    doc: [],
    optional: false,
    type: itemType(item, context),
  }))
}

function itemType(item: ResultItem, context: EmitContext): readonly Layout[] {
  if (item.kind === 'column') return typeMembers(item.column, 'read', context)
  const { embedded } = item
  return [recordName(embedded, context), ...(embedded.nullable ? ['null'] : [])]
}

/** `function toBooks(row) { return { ... }; }`, or `function decodeBooks(row) { row.a = ...; }` */
export function rowFunction(name: string, reading: RowReading): Declaration {
  return { kind: 'function', name, parameters: ['row'], body: rowBody(reading) }
}

function rowBody(reading: RowReading): string {
  if (reading.kind === 'in-place')
    return reading.assignments.map((each) => render(each, { level: 1 })).join('\n')
  return `return ${render(reading.object, { level: 1, column: '  return '.length, after: ';' })};`
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
