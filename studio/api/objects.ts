import { type Static, Type } from '@sinclair/typebox'

export const objectKinds = ['view', 'routine', 'trigger', 'sequence', 'type'] as const

const storedObject = Type.Object({
  kind: Type.String(),
  schema: Type.String(),
  name: Type.String(),
  /** The arguments of a routine, the table of a trigger, what a type is; empty where there is nothing to add. */
  detail: Type.String(),
})
export type StoredObject = Static<typeof storedObject>

export const objectList = Type.Object({
  /** The kinds that the engine has. */
  kinds: Type.Array(Type.String()),
  objects: Type.Array(storedObject),
})
export type ObjectList = Static<typeof objectList>

export const objectSource = Type.Object({
  kind: Type.String(),
  schema: Type.String(),
  name: Type.String(),
  source: Type.String(),
})
export type ObjectSource = Static<typeof objectSource>
