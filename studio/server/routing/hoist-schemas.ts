type Members = Readonly<Record<string, unknown>>

/** A description whose named schemas stand apart. */
export interface Hoisted {
  readonly members: Members
  /** By their names. */
  readonly schemas: Members
}

/**
 * The members with a reference for each schema that has an `$id`, which stands once among `schemas`: a schema that
 * holds itself can be written in no other way.
 */
export function hoistSchemas(members: Members): Hoisted {
  const schemas = new Map<string, unknown>()
  const hoisted = membersOf(members, schemas)
  return { members: hoisted, schemas: Object.fromEntries(schemas) }
}

function hoist(value: unknown, schemas: Map<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => hoist(each, schemas))
  if (typeof value !== 'object' || value === null) return value
  const { $id: id, ...schema }: Members = { ...value }
  if (typeof id !== 'string') return membersOf(schema, schemas)
  if (!schemas.has(id)) {
    // Before its members are looked at: they may refer to it.
    schemas.set(id, {})
    schemas.set(id, membersOf(schema, schemas))
  }
  return { $ref: place(id) }
}

function membersOf(value: Members, schemas: Map<string, unknown>): Members {
  const members = Object.entries(value).map(([name, member]) => [
    name,
    name === '$ref' ? place(String(member)) : hoist(member, schemas),
  ])
  return Object.fromEntries(members)
}

function place(id: string): string {
  return id.startsWith('#') ? id : `#/components/schemas/${id}`
}
