import type { Catalog, Relation } from '../../../ir/catalog.ts'
import { baseType, type Type } from '../../../ir/type.ts'
import type { BulkValue, DocumentColumn, RowsDocument } from '../../driver.ts'
import { extensionOfType } from '../extensions/extension-type-names.ts'
import { text } from '../text.ts'
import { textValue } from './text-values.ts'

/** In a document of JSON a number may be rounded, and bytes and lists are of another form. */
const asText = { numbers: false, bytes: false, arrays: false }

type SqlOfColumn = Omit<DocumentColumn, 'write'>

/** Rows as one document for `json_to_recordset`, which reads scalars as their own input does. */
export const bulkDocument: RowsDocument = {
  kind: 'document',
  members: ['load'],
  column(value, options, catalog) {
    const { write } = textValue(value.type, options, asText)
    return { ...(unnamed(value, catalog) ?? named(value.type, catalog)), write }
  },
}

function named(type: Type, catalog: Catalog): SqlOfColumn {
  const name = written(type, catalog)
  return isForm(type)
    ? { type: 'text', value: (reference) => `${reference}::${name}` }
    : { type: name, value: asIs }
}

function asIs(reference: string): string {
  return reference
}

/**
 * Of a type of an extension whose schema the catalog does not tell: `citext` is found only where that schema is on the
 * search path. A column of the type stands for its name; undefined where none does.
 */
function unnamed({ type, source, isCast }: BulkValue, catalog: Catalog): SqlOfColumn | undefined {
  const extension = extensionOf(type)
  if (extension === undefined || chosenSchema(extension, catalog) !== undefined) return undefined
  if (isCast) return { type: 'text', value: asIs }
  const relation = source && catalog.schemas.get(source.schema)?.relations.get(source.relation)
  if (!source || !relation || hasDomain(relation)) return undefined
  const row = `null::${qualified(source.schema, source.relation)}`
  const key = `'${source.column.replaceAll("'", "''")}'`
  const column = text.quote(source.column)
  return {
    type: 'text',
    value: (reference) =>
      `(json_populate_record(${row}, json_build_object(${key}, ${reference}))).${column}`,
  }
}

/** The function makes a whole row, whose other columns are NULL, which a domain may refuse. */
function hasDomain({ columns }: Relation): boolean {
  return columns.some(({ type }) => type.kind === 'domain')
}

/** The extension of the type itself, or of the items of an array. */
function extensionOf(type: Type): string | undefined {
  if (type.kind === 'array') return extensionOf(type.element)
  return type.kind === 'scalar' ? extensionOfType(type.name) : undefined
}

/** The schema that CREATE EXTENSION names. */
function chosenSchema(extension: string, { extensions }: Catalog): string | undefined {
  const created = extensions?.get(extension)
  return created?.isChosen ? created.schema : undefined
}

/**
 * Whether the function would look into the value: at the items of an array, at the attributes of a
 * composite value. In a JSON column it would take `null` for NULL.
 */
function isForm(type: Type): boolean {
  const base = baseType(type)
  if (base.kind === 'scalar') return base.name === 'json' || base.name === 'jsonb'
  return base.kind === 'array' || base.kind === 'composite'
}

/** The type as a cast names it, without modifiers. */
function written(type: Type, catalog: Catalog): string {
  if (type.kind === 'array') return `${written(type.element, catalog)}[]`
  if (type.kind === 'scalar') return writtenScalar(type.name, catalog)
  if (type.kind === 'untyped' || type.kind === 'unknown' || type.name === undefined) return 'text'
  return qualified(type.schema, type.name)
}

function writtenScalar(name: string, catalog: Catalog): string {
  const extension = extensionOfType(name)
  if (extension !== undefined) return qualified(chosenSchema(extension, catalog), name)
  return shortened.has(name) ? `"${name}"` : text.quote(name)
}

function qualified(schema: string | undefined, name: string): string {
  return [...(schema ? [schema] : []), name].map(text.quote).join('.')
}

/** Without quotes these are of the length 1: manual, section 8.10. */
const shortened: ReadonlySet<string> = new Set(['bit', 'char'])
