import { bug } from '../../diagnostics/bug.ts'
import type * as Ast from '../../2-parse/ast.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import type {
  Catalog,
  CreatedExtension,
  NamedType,
  Relation,
  Schema,
  Sequence,
} from '../../ir/catalog.ts'
import type { Cast, Operator, Routine } from '../../ir/routine.ts'
import type { ObjectName } from '../../ir/change.ts'
import type { Type } from '../../ir/type.ts'
import type { Dependency } from './dependency.ts'
import { createJournal, type Journal, JournaledMap, JournaledSet } from './journal.ts'
import { createMultimap, type Multimap } from './multimap.ts'
import { partsOf } from './named-parts.ts'
import type { Traits } from './relation-traits.ts'

/**
 * A catalog that changes are folded into, in place: ten thousand statements copy no map. It can be
 * read as a catalog at any time.
 */
export interface Draft extends Catalog {
  searchPath: readonly string[]
  /** What that is again when the transaction ends. */
  lastingPath: readonly string[]
  readonly schemas: Map<string, Schema>
  readonly dialect: Dialect
  /** Of all that is below, so that statements can be taken back. */
  readonly journal: Journal
  /** The schemas of this draft alone; the others are shared with `Dialect.builtins`. */
  readonly owned: Map<string, DraftSchema>
  /**
   * Which relations and types may mention a relation or type, in foreign keys or columns. Here and
   * below, an entry may be out of date; none is ever missing.
   */
  readonly mentions: Multimap
  /** The relations that may have an index or a constraint of a name, by schema and name. */
  readonly partOwners: Multimap
  /** The indexes that were made for foreign keys (`partKey`); such go when one that serves as well is made. */
  readonly impliedIndexes: Set<string>
  /** Who inherits the columns of a relation. */
  readonly heirs: Multimap
  /** By the key of what is depended on and that of what depends. */
  readonly dependents: Map<string, Map<string, Dependency>>
  /** The same the other way round. */
  readonly needs: Map<string, Map<string, Dependency>>
  /** Keys of `dependents` by the names on either side; those that are out of date do no harm. */
  readonly named: Map<string, Set<string>>
  /** By `objectKey`. */
  readonly traits: Map<string, Traits>
  /** The relations that are dropped when the transaction ends. */
  readonly transient: Map<string, ObjectName>
  /** The extensions that were created. */
  readonly extensions: Map<string, CreatedExtension>
  /** Those that were dropped and not created again. */
  readonly droppedExtensions: Set<string>
  /** The operator classes that the schema defines, by their own names. */
  readonly operatorClasses: Set<string>
  readonly casts: Map<string, Cast>
  /** Keys of `schemas` that are other names of the default schema. */
  readonly aliases: Set<string>
  /** How the views were written, where the engine reads them again. */
  readonly views: Map<string, WrittenView>
  /** The views that read a relation, whether it exists or not. */
  readonly readers: Multimap
  /** What is read again in the end of views that are bound when they are made, in their order. */
  readonly settling: Set<Settling>
  /** What was renamed, by its turn, where views are bound when they are made. */
  readonly renamed: Map<number, Renamed>
  /** The names of functions that are called otherwise since, or take NULL; keys of routines. */
  readonly changedRoutines: Set<string>
  /** The views of which a relation that they read has changed since they were last read, by `objectKey`. */
  readonly staleViews: Map<string, ObjectName>
  /** Views that made no sense when that was told of one of them: one fault is one diagnostic. */
  toldViews: ReadonlySet<string>
  /** Relations that the engine would not have, which has been reported. */
  readonly unlawful: Set<string>
  /** MySQL's variable: whether foreign keys must point to what is there. */
  checksForeignKeys: boolean
  /** SQLite's PRAGMA: whether tables are renamed as though no view read them. */
  renamesPastViews: boolean
  /** ONLY: the relation that the statement at hand changes without its heirs, by `objectKey`. */
  alone: string | undefined
  /** The relations that the statement at hand has changed, by `objectKey`. */
  readonly touched: Map<string, Touched>
}

export interface WrittenView {
  readonly view: Ast.CreateView
  /** The relations that its query reads, as they are called now. */
  readonly reads: readonly ObjectName[]
  /** The columns of its query when it was made, where `*` stands for those for ever. */
  readonly bound: readonly string[] | undefined
  /** The tables that it reads with the columns they had then, where it is bound to those. */
  readonly seen: readonly SeenTable[]
  /** Whether its query makes sense as things are; one in a circle of views, or behind such, does not. */
  readonly state: 'valid' | 'invalid' | 'circular'
  /** What its text calls otherwise than it is called now. */
  readonly renamings: readonly Renaming[]
}

export interface Settling {
  /** The view as it is now; undefined where it is gone. */
  now(): Relation | undefined
  /** The same with what of it is still proven. */
  settled(): Relation | undefined
}

export interface SeenTable {
  readonly on: ObjectName
  /** By `columnKey`. */
  readonly columns: ReadonlySet<string>
  /** Those of them that `*` left out. */
  readonly hidden: ReadonlySet<string>
}

/** A relation and its columns by the names in a text and by those they have. */
export interface Renaming {
  readonly from: ObjectName
  readonly to: ObjectName
  readonly columns: ReadonlyMap<string, string>
}

/** A relation or a column that is called otherwise from then on. */
export type Renamed =
  | { readonly on: ObjectName; readonly to: ObjectName }
  | { readonly on: ObjectName; readonly column: string; readonly name: string }

export interface Touched {
  readonly on: ObjectName
  /** What it was before the statement. */
  readonly before: Relation | undefined
}

export interface DraftSchema extends Schema {
  readonly relations: Map<string, Relation>
  readonly types: Map<string, NamedType>
  readonly routines: Map<string, readonly Routine[]>
  readonly sequences: Map<string, Sequence>
  readonly operators: Map<string, readonly Operator[]>
  readonly collations: Set<string>
}
/** The catalog of an empty database. */
export function createDraft(dialect: Dialect): Draft {
  const { builtins, names } = dialect
  const journal = createJournal()
  const path = searchPath([names.defaultSchema], dialect)
  const loaded = dialect.extensions === 'none' ? undefined : dialect.extensions.loaded
  const draft: Draft = {
    searchPath: path,
    lastingPath: path,
    schemas: new JournaledMap(journal, builtins.schemas),
    dialect,
    journal,
    owned: new JournaledMap(journal),
    mentions: createMultimap(journal),
    partOwners: createMultimap(journal),
    impliedIndexes: new JournaledSet(journal),
    heirs: createMultimap(journal),
    dependents: new JournaledMap(journal),
    needs: new JournaledMap(journal),
    named: new Map(),
    traits: new JournaledMap(journal),
    transient: new JournaledMap(journal),
    extensions: new JournaledMap(journal),
    droppedExtensions: new JournaledSet(journal),
    get extensionObjects() {
      return loaded?.present({ created: draft.extensions, dropped: draft.droppedExtensions })
    },
    get unknownExtensions() {
      return extensionsNotKnown(draft)
    },
    operatorClasses: new JournaledSet(journal),
    casts: new JournaledMap(journal),
    aliases: new JournaledSet(journal),
    views: new JournaledMap(journal),
    readers: createMultimap(journal),
    settling: new JournaledSet(journal),
    renamed: new JournaledMap(journal),
    changedRoutines: new JournaledSet(journal),
    staleViews: new JournaledMap(journal),
    toldViews: new Set(),
    unlawful: new JournaledSet(journal),
    checksForeignKeys: true,
    renamesPastViews: false,
    alone: undefined,
    touched: new Map(),
  }
  if (!draft.schemas.has(names.relationKey(names.defaultSchema))) {
    addSchema(draft, names.defaultSchema)
  }
  return draft
}

/** The schemas of the engine are searched in any case; the empty name is that of none. */
export function searchPath(schemas: readonly string[], { builtins }: Dialect): readonly string[] {
  const named = schemas.filter((name) => name !== '')
  return [...new Set([...named, ...builtins.searchPath])]
}

/** From now on the name means the default schema too. */
export function addAlias(draft: Draft, name: string): void {
  const { names } = draft.dialect
  const key = names.relationKey(name)
  if (draft.schemas.has(key)) return
  draft.schemas.set(key, ownedSchema(draft, names.defaultSchema))
  draft.aliases.add(key)
}

/**
 * The draft as it is in the end. Dumps search no schema, so that they qualify all names: that says nothing of
 * the sessions of those who ask queries.
 */
export function finished(draft: Draft): Catalog {
  const { searchPath: path, schemas, aliases, casts, dialect, extensionObjects } = draft
  const { extensions, droppedExtensions } = draft
  const unknownExtensions = extensionsNotKnown(draft)
  const named = path.length > searchPath([], dialect).length
  return {
    searchPath: named ? path : searchPath([dialect.names.defaultSchema], dialect),
    schemas: new Map([...schemas].filter(([key]) => !aliases.has(key))),
    ...(casts.size > 0 && { casts: new Map(casts) }),
    ...(extensionObjects && { extensionObjects }),
    ...(unknownExtensions.length > 0 && { unknownExtensions }),
    ...(extensions.size > 0 && { extensions: new Map(extensions) }),
    ...(droppedExtensions.size > 0 && { droppedExtensions: new Set(droppedExtensions) }),
  }
}

/** The created extensions whose catalogs quarry does not have. */
export function extensionsNotKnown(draft: Draft): readonly string[] {
  const { dependencies } = draft.dialect.definitions
  return [...draft.extensions.keys()].filter((name) => !dependencies?.knowsExtension(name, draft))
}

export function addSchema(draft: Draft, name: string): void {
  own(draft, draft.dialect.names.relationKey(name), {
    name,
    relations: new Map(),
    types: new Map(),
    routines: new Map(),
    sequences: new Map(),
    comment: undefined,
  })
}

/** The schemas to search and to create in from now on, `local` until the transaction ends. */
export function setSearchPath(draft: Draft, schemas: readonly string[], local: boolean): void {
  const { searchPath: before, lastingPath } = draft
  draft.journal.note(() => {
    draft.searchPath = before
    draft.lastingPath = lastingPath
  })
  draft.searchPath = schemas
  if (!local) draft.lastingPath = schemas
}

export function setSchemaComment(draft: Draft, name: string, comment: string | undefined): void {
  const before = ownedSchema(draft, name)
  const schema = { ...before, comment }
  draft.owned.set(draft.dialect.names.relationKey(name), schema)
  for (const [key, each] of draft.schemas) if (each === before) draft.schemas.set(key, schema)
}

/** The schema, to be changed; a shared one is copied the first time. */
export function ownedSchema(draft: Draft, name: string): DraftSchema {
  const key = draft.dialect.names.relationKey(name)
  const known = draft.owned.get(key)
  if (known) return known
  const shared = draft.schemas.get(key) ?? bug(`no schema ${name}`)
  return own(draft, key, shared)
}

function own(draft: Draft, key: string, shared: Schema): DraftSchema {
  const { journal } = draft
  const schema: DraftSchema = {
    ...shared,
    relations: new JournaledMap(journal, shared.relations),
    types: new JournaledMap(journal, shared.types),
    routines: new JournaledMap(journal, shared.routines),
    sequences: new JournaledMap(journal, shared.sequences),
    operators: new JournaledMap(journal, shared.operators),
    collations: new JournaledSet(journal, shared.collations),
  }
  draft.owned.set(key, schema)
  draft.schemas.set(key, schema)
  return schema
}

/** Throws: CompilerBug if there is none; whoever makes a change has looked it up. */
export function getRelation(draft: Draft, on: ObjectName): Relation {
  return lookUpRelation(draft, on) ?? bug(`no relation ${on.schema}.${on.name}`)
}

export function lookUpRelation(draft: Draft, { schema, name }: ObjectName): Relation | undefined {
  const { relationKey } = draft.dialect.names
  return draft.schemas.get(relationKey(schema))?.relations.get(relationKey(name))
}

export function putRelation(draft: Draft, relation: Relation): void {
  const { schema, name } = relation
  const on = { schema, name }
  const before = lookUpRelation(draft, on)
  touch(draft, on)
  ownedSchema(draft, schema).relations.set(draft.dialect.names.relationKey(name), relation)
  for (const { type } of relation.columns) noteTypes(draft, type, on)
  for (const { references } of added(relation.foreignKeys, before?.foreignKeys)) {
    const target = { schema: references.schema, name: references.relation }
    draft.mentions.add(objectKey(draft, target), on)
  }
  for (const part of added(partsOf(relation), before && partsOf(before))) {
    if (part.name === undefined) continue
    draft.partOwners.add(objectKey(draft, { schema, name: part.name }), on)
  }
}

/** What was not there before has yet to be noted. */
function added<T>(items: readonly T[], before: readonly T[] = []): readonly T[] {
  const known = new Set(before)
  return items.filter((item) => !known.has(item))
}

/** The columns of a view as it reads now; no statement has touched it. */
export function setViewColumns(
  draft: Draft,
  on: ObjectName,
  reading: Pick<Relation, 'columns' | 'rowKeys' | 'implied' | 'behind'>,
): void {
  const { behind: _, ...relation } = getRelation(draft, on)
  const { behind, ...columns } = reading
  const { relations } = ownedSchema(draft, on.schema)
  const known = { ...columns, ...(behind && { behind }) }
  relations.set(draft.dialect.names.relationKey(on.name), { ...relation, ...known })
}

export function removeRelation(draft: Draft, { schema, name }: ObjectName): void {
  touch(draft, { schema, name })
  ownedSchema(draft, schema).relations.delete(draft.dialect.names.relationKey(name))
}

/** The relation as the statement at hand has found it; undefined where it makes the relation. */
export function asFound(draft: Draft, relation: Relation): Relation | undefined {
  const touched = draft.touched.get(objectKey(draft, relation))
  if (!touched) return relation
  return touched.before?.place === relation.place ? touched.before : undefined
}

function touch(draft: Draft, { schema, name }: ObjectName): void {
  const on = { schema, name }
  const key = objectKey(draft, on)
  if (!draft.touched.has(key)) draft.touched.set(key, { on, before: lookUpRelation(draft, on) })
}

export function putType(draft: Draft, schema: string, type: NamedType): void {
  ownedSchema(draft, schema).types.set(draft.dialect.names.relationKey(type.name), type)
  noteTypes(draft, type, { schema, name: type.name })
}

/** Notes every named type inside a type as mentioned by `by`. */
function noteTypes(draft: Draft, type: Type, by: ObjectName): void {
  if (type.kind === 'array') noteTypes(draft, type.element, by)
  if (type.kind === 'domain') noteTypes(draft, type.base, by)
  if (type.kind === 'range') {
    noteTypes(draft, type.subtype, by)
    draft.mentions.add(objectKey(draft, type.multirange), by)
  }
  if (type.kind === 'multirange') noteTypes(draft, type.range, by)
  if (type.kind === 'composite') for (const field of type.fields) noteTypes(draft, field.type, by)
  const name = nameOf(type)
  if (name) draft.mentions.add(objectKey(draft, name), by)
}

/** The name of a type that the schema defines. */
export function nameOf(type: Type): ObjectName | undefined {
  if (!('schema' in type) || type.schema === undefined || type.name === undefined) return undefined
  return { schema: type.schema, name: type.name }
}

/** One key for all spellings of the name of an index or a constraint. */
export function partKey(draft: Draft, on: ObjectName, part: string): string {
  return `${objectKey(draft, on)}\0${draft.dialect.names.columnKey(part)}`
}

/** One key for all spellings of a qualified name. */
export function objectKey(draft: Draft, { schema, name }: ObjectName): string {
  const { relationKey } = draft.dialect.names
  return `${relationKey(schema)}\0${relationKey(name)}`
}

export function nameOfKey(key: string): ObjectName {
  const [schema = '', name = ''] = key.split('\0')
  return { schema, name }
}
