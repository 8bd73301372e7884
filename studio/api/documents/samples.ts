import { type Static, Type } from '@sinclair/typebox'
import { timing } from '../cell.ts'
import { answeredDocument, ejsonDocument, nullable, strict } from './ejson.ts'

export const schemaSample = Type.Object(
  {
    filter: Type.Optional(ejsonDocument),
    /** How many documents are looked at; 1000 without it. */
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    maxTimeMS: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  strict,
)

const sampledField = Type.Object({
  /** With dots; `[]` stands for the items of an array. */
  path: Type.String(),
  /** Documents that have it, and their share of those that were looked at. */
  documents: Type.Integer(),
  share: Type.Number(),
  /** As `$type` names them, the most frequent first. */
  types: Type.Array(Type.Object({ type: Type.String(), count: Type.Integer() })),
  /** How many different values were seen; of more than 1000 it is not counted on. */
  distinct: Type.Integer(),
  distinctComplete: Type.Boolean(),
  /** The most frequent values. */
  examples: Type.Array(Type.Object({ value: answeredDocument, count: Type.Integer() })),
  /** Of numbers and dates: how many lie in each of equal parts between the least and the greatest. */
  histogram: nullable(
    Type.Object({
      kind: Type.Union([Type.Literal('number'), Type.Literal('date')]),
      /** Of dates: milliseconds since 1970. */
      least: Type.Number(),
      greatest: Type.Number(),
      counts: Type.Array(Type.Integer()),
    }),
  ),
})

export const sampledSchema = Type.Object({
  sampled: Type.Integer(),
  /** False: the server takes no samples at random; these are the first. */
  random: Type.Boolean(),
  fields: Type.Array(sampledField),
  timing,
})
export type SampledSchema = Static<typeof sampledSchema>
export type SampledField = Static<typeof sampledField>
