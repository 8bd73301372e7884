import { type Static, Type } from '@sinclair/typebox'
import { diagnostic } from './sql.ts'

/** The TypeScript that `gen` writes for the rows of a table. */
export const tableCode = Type.Object({ code: Type.String(), driver: Type.String() })
export type TableCode = Static<typeof tableCode>

export const codeRequest = Type.Object(
  {
    query: Type.String(),
    /** What the method is called. */
    name: Type.Optional(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,62}$' })),
    kind: Type.Optional(
      Type.Union([Type.Literal('one'), Type.Literal('many'), Type.Literal('exec')]),
    ),
  },
  { additionalProperties: false },
)
export type CodeRequest = Static<typeof codeRequest>

/** The method and the types that `gen` makes of a statement; null where it has an error. */
export const queryCode = Type.Object({
  declarations: Type.Union([Type.String(), Type.Null()]),
  module: Type.Union([Type.String(), Type.Null()]),
  diagnostics: Type.Array(diagnostic),
  driver: Type.String(),
})
export type QueryCode = Static<typeof queryCode>
