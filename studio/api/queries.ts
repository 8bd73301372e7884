import { type Static, Type } from '@sinclair/typebox'

const members = {
  name: Type.String({ minLength: 1, maxLength: 200 }),
  query: Type.String(),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: 20 }),
  category: Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Null()]),
}

/** A saved query as it is written; a shared one is a file of the project. */
export const savedQueryBody = Type.Object(
  {
    name: members.name,
    query: members.query,
    tags: Type.Optional(members.tags),
    category: Type.Optional(members.category),
    shared: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type SavedQueryBody = Static<typeof savedQueryBody>

export const savedQuery = Type.Object({
  id: Type.String(),
  ...members,
  shared: Type.Boolean(),
  /** The file of a shared one, from the directory of the project; null for all others. */
  file: Type.Union([Type.String(), Type.Null()]),
  /** Comes with quarry: it can be copied, not changed. */
  template: Type.Boolean(),
  /** What `If-Match` is compared with. */
  etag: Type.String(),
  /** ISO 8601 in UTC; null for a template. */
  updatedAt: Type.Union([Type.String(), Type.Null()]),
})
export type SavedQuery = Static<typeof savedQuery>

export const savedQueryList = Type.Object({ queries: Type.Array(savedQuery) })
export type SavedQueryList = Static<typeof savedQueryList>
