/** What an object is known by, unique within a database: `table public.users`, `column public.users.email`. */
export type ObjectId = string

/** One property in the engine's own words; undefined: the object has it not. */
export type Attribute = string | boolean | undefined

/**
 * An object of a schema, read back from the engine that keeps it: so two spellings of one definition are one. Two
 * objects of an id are equal when their attributes are.
 */
export interface SchemaObject {
  readonly id: ObjectId
  /** A key of the engine's kinds: `table`, `column`, `index`. */
  readonly kind: string
  /** Undefined where the engine has a single schema, and for objects in none. */
  readonly schema: string | undefined
  /** Without quotes. */
  readonly name: string
  /** That with which it comes and goes: the table of a column, an index, a trigger. */
  readonly parent: ObjectId | undefined
  readonly attributes: Readonly<Record<string, Attribute>>
  /** What has to be there before it, its parent aside. What is not among the objects is the engine's own. */
  readonly needs: readonly ObjectId[]
  /**
   * What its text seems to name without the engine keeping account of it, as the body of a function does: it comes
   * behind them where that is possible, and that is all.
   */
  readonly mentions?: readonly ObjectId[]
  /** That by which the engine keeps it, as a person has written it; it is not compared. */
  readonly statement?: string
}

/** A schema as an engine keeps it. */
export interface Definitions {
  /** In the order in which the engine has them: columns by their place. */
  readonly objects: ReadonlyMap<ObjectId, SchemaObject>
  /** What is there and is never touched, as no kind stands for it: `publication news`. */
  readonly unmodelled: readonly string[]
  /** In the order of `objects`. */
  childrenOf(id: ObjectId): readonly SchemaObject[]
}

export function definitionsOf(
  all: Iterable<SchemaObject>,
  unmodelled: readonly string[] = [],
): Definitions {
  const objects = new Map([...all].map((object) => [object.id, object]))
  const children = new Map<ObjectId, SchemaObject[]>()
  for (const object of objects.values()) {
    if (object.parent === undefined) continue
    const known = children.get(object.parent)
    if (known === undefined) children.set(object.parent, [object])
    else known.push(object)
  }
  return { objects, unmodelled, childrenOf: (id) => children.get(id) ?? [] }
}
