import { type Static, Type } from '@sinclair/typebox'

/** The databases of the project by their names; the one that is open is `current`. */
export const environmentList = Type.Object({
  environments: Type.Array(Type.Object({ name: Type.String(), current: Type.Boolean() })),
})
export type EnvironmentList = Static<typeof environmentList>
