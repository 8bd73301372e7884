import type * as Ast from '../2-parse/ast.ts'
import type { Report } from '../diagnostics/report.ts'
import { mayBeOfExtension } from '../diagnostics/may-be-of-extension.ts'
import { suggest } from '../diagnostics/suggest.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { insteadOf } from '../dialects/foreign.ts'
import type { Catalog, NamedType } from '../ir/catalog.ts'
import { type Type, unknown } from '../ir/type.ts'
import { rowTypeOf } from './catalog/row-type.ts'
import { findNamedType, findRelation, searchedSchemas } from './find-object.ts'

interface Known {
  readonly catalog: Catalog
  readonly dialect: Dialect
  readonly report: Report
}

/** The type that a definition or a cast names; `column` is the one that has it. Reports `unknown-type`. */
export function resolveType(
  name: Ast.TypeName,
  { catalog, dialect, report }: Known,
  column = '',
): Type {
  const type = name.ofColumn
    ? columnType(name.ofColumn, { catalog, dialect })
    : dialect.types.parse(
        name,
        (schema, text) =>
          findNamedType(catalog, dialect.names, schema, text) ??
          rowType(schema, text, { catalog, dialect }),
      )
  const gone = droppedTypes({ catalog, dialect })
  if (type && !isOneOf(gone, type)) return type
  const searched = searchedSchemas(catalog, dialect.names, name.qualifier?.text)
  const known = searched.flatMap(({ types }) => [...types.values()].map((each) => each.name))
  const there = dialect.types.names.filter((each) => !gone.has(each))
  const suggestion = suggest(name.words, [...known, ...there])
  const qualifier = name.qualifier ? `${name.qualifier.text}.` : ''
  const { types, items = {} } = dialect.grammar.foreignNames
  const instead = insteadOf(types, name.words) ?? insteadOf(items, column)
  const what = `type "${qualifier}${name.spelling}"`
  const declaration = `CREATE DOMAIN ${qualifier}${name.words} AS text`
  const missing = { at: name.at, what, declaration, suggestion, instead }
  if (mayBeOfExtension(missing, catalog.unknownExtensions, report)) return unknown
  report.add('unknown-type', name.at, { type: qualifier + name.spelling, suggestion, instead })
  return unknown
}

/** The types of the extensions that were dropped. */
function droppedTypes({
  catalog: { droppedExtensions },
  dialect,
}: Pick<Known, 'catalog' | 'dialect'>): ReadonlySet<string> {
  const { dependencies } = dialect.definitions
  return new Set(
    [...(droppedExtensions ?? [])].flatMap((each) => dependencies?.typesIn(each) ?? []),
  )
}

function isOneOf(names: ReadonlySet<string>, type: Type): boolean {
  if (type.kind === 'array') return isOneOf(names, type.element)
  return type.kind === 'scalar' && names.has(type.name)
}

/** `t.a%TYPE` */
function columnType(
  { parts }: Ast.QualifiedName,
  { catalog, dialect: { names } }: Pick<Known, 'catalog' | 'dialect'>,
): Type | undefined {
  const [column, table, schema] = parts.toReversed()
  const relation = table && findRelation(catalog, names, schema?.text, table.text)
  const key = names.columnKey(column?.text ?? '')
  return relation?.columns.find(({ name }) => names.columnKey(name) === key)?.type
}

/** Every relation is a type too: that of its rows. */
function rowType(
  schema: string | undefined,
  text: string,
  { catalog, dialect }: Pick<Known, 'catalog' | 'dialect'>,
): NamedType | undefined {
  const relation = findRelation(catalog, dialect.names, schema, text)
  return relation && rowTypeOf(relation)
}
