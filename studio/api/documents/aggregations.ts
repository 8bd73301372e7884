import { type Static, Type } from '@sinclair/typebox'
import { timing } from '../cell.ts'
import {
  answeredDocument,
  answerForm,
  ejsonDocument,
  ejsonList,
  nullable,
  strict,
} from './ejson.ts'

const pipeline = {
  /** Stages, or the text of a list of them. */
  pipeline: ejsonList,
  collation: Type.Optional(ejsonDocument),
  hint: Type.Optional(Type.Union([Type.String(), ejsonDocument])),
  maxTimeMS: Type.Optional(Type.Integer({ minimum: 1 })),
}

export const aggregation = Type.Object(
  {
    ...pipeline,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    /** `$out` and `$merge` write a collection. */
    allowWrite: Type.Optional(Type.Boolean()),
    /** The name of the collection that is written. */
    confirm: Type.Optional(Type.String()),
    ...answerForm,
  },
  strict,
)
export type Aggregation = Static<typeof aggregation>

const target = Type.Object({ database: Type.String(), collection: Type.String() })

export const aggregated = Type.Object({
  documents: Type.Array(answeredDocument),
  /** There are more than were asked for. */
  truncated: Type.Boolean(),
  /** The collection that was written. */
  written: nullable(target),
  timing,
})

export const aggregationPreview = Type.Object(
  {
    ...pipeline,
    /** Documents behind each stage; 10 without it. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    /** So many documents go into the first stage; all without it. */
    input: Type.Optional(Type.Integer({ minimum: 1 })),
    ...answerForm,
  },
  strict,
)
export type AggregationPreview = Static<typeof aggregationPreview>

export type Aggregated = Static<typeof aggregated>

const stagePreview = Type.Object({
  /** `$match`; empty for what goes into the first stage. */
  stage: Type.String(),
  documents: Type.Array(answeredDocument),
  /** It writes, and was not run. */
  skipped: Type.Boolean(),
  /** The name that the server gives to what is wrong with the stage. */
  fault: nullable(Type.String()),
  timing,
})

/** What goes in, and what comes out of each stage, up to the first that fails. */
export const previewedStages = Type.Object({ stages: Type.Array(stagePreview) })
export type PreviewedStages = Static<typeof previewedStages>
