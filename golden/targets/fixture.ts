import type { Catalog, Column, Relation } from '../../compiler/ir/catalog.ts'
import type {
  CheckedParameter,
  CheckedProject,
  CheckedQuery,
  Fragment,
  QueryKind,
  ResultColumn,
} from '../../compiler/ir/checked.ts'
import type { GenOptions } from '../../compiler/ir/options.ts'
import type { Type } from '../../compiler/ir/type.ts'

/** Projects written by hand, in few words: what checking would hand to emission. */

export const defaultOptions: GenOptions = {
  bigint: 'string',
  timestamp: 'date',
  rename: new Map(),
  overrides: new Map(),
  version: '0.1.0',
}

export interface Facts {
  readonly nullable?: boolean
  readonly hasDefault?: boolean
  readonly identity?: Column['identity']
  readonly generated?: Column['generated']
  readonly comment?: string | undefined
  readonly list?: boolean
}

export type Named = readonly [name: string, type: Type, facts?: Facts]

const place = { file: 'schema.sql', start: 0, end: 1 }

export function relation(
  name: string,
  columns: readonly Named[],
  more: Partial<Relation> = {},
): Relation {
  return {
    kind: 'table',
    schema: 'public',
    name,
    columns: columns.map(column),
    primaryKey: undefined,
    uniqueKeys: [],
    foreignKeys: [],
    checks: [],
    indexes: [],
    comment: undefined,
    place,
    ...more,
  }
}

function column([name, type, facts = {}]: Named): Column {
  return {
    name,
    type,
    nullable: facts.nullable ?? false,
    hasDefault: facts.hasDefault ?? false,
    generated: facts.generated ?? 'none',
    identity: facts.identity ?? 'none',
    hidden: false,
    collation: undefined,
    comment: facts.comment,
    place,
  }
}

export interface QueryFacts {
  readonly doc?: readonly string[]
  readonly parameters?: readonly Named[]
  readonly columns?: readonly Named[]
  /** The result is all of its columns. */
  readonly record?: Relation
}

/** `{name}` in the SQL stands for a parameter. */
export function query(
  name: string,
  kind: QueryKind,
  sql: string,
  { doc = [], parameters = [], columns = [], record }: QueryFacts = {},
): CheckedQuery {
  const results = record === undefined ? columns.map(result) : record.columns.map(ownResult(record))
  return {
    name,
    kind,
    doc,
    command: 'other',
    text: fragments(sql, parameters),
    parameters: parameters.map(parameter),
    columns: results,
    embedded: [],
    byPlace: false,
    atMostOneRow: false,
    givesRow: false,
    record: record && { schema: record.schema, relation: record.name },
    bulk: undefined,
    numbered: undefined,
  }
}

function fragments(sql: string, parameters: readonly Named[]): Fragment[] {
  return sql.split(/(\{\w+\})/).map((part): Fragment => {
    const index = parameters.findIndex(([name]) => part === `{${name}}`)
    return index < 0 ? { kind: 'text', text: part } : { kind: 'parameter', parameter: index }
  })
}

function parameter([name, type, facts = {}]: Named, index: number): CheckedParameter {
  const { nullable = false, list = false } = facts
  return { number: index + 1, name, type, nullable, list }
}

function result([name, type, { nullable = false } = {}]: Named): ResultColumn {
  return { name, type, nullable, source: undefined, origin: undefined }
}

function ownResult({ schema, name: relationName }: Relation) {
  return ({ name, type, nullable }: Column): ResultColumn => {
    const source = { schema, relation: relationName, column: name }
    return { name, type, nullable, source, origin: source }
  }
}

export function project(
  relations: readonly Relation[],
  groups: Readonly<Record<string, readonly CheckedQuery[]>>,
): CheckedProject {
  return {
    catalog: catalogOf(relations),
    groups: Object.entries(groups).map(([name, queries]) => ({
      name,
      file: `${name}.sql`,
      queries: queries.map((checked) => ({
        query: checked,
        place: { file: `${name}.sql`, start: 0, end: 1 },
        statement: { file: `${name}.sql`, start: 0, end: 1 },
        edits: [],
      })),
    })),
  }
}

function catalogOf(relations: readonly Relation[]): Catalog {
  const names = [...new Set(relations.map(({ schema }) => schema))]
  const schema = (name: string) => ({
    name,
    relations: new Map(
      relations.filter((known) => known.schema === name).map((known) => [known.name, known]),
    ),
    types: new Map(),
    routines: new Map(),
    sequences: new Map(),
    comment: undefined,
  })
  return { searchPath: names, schemas: new Map(names.map((name) => [name, schema(name)])) }
}
