import { type Static, Type } from '@sinclair/typebox'
import { timing } from '../cell.ts'
import { answeredDocument, ejsonDocument, ejsonList, nullable, strict } from './ejson.ts'

/** A query, or a pipeline. */
export const explainDocuments = Type.Object(
  {
    filter: Type.Optional(ejsonDocument),
    projection: Type.Optional(ejsonDocument),
    sort: Type.Optional(ejsonDocument),
    skip: Type.Optional(Type.Integer({ minimum: 0 })),
    limit: Type.Optional(Type.Integer({ minimum: 1 })),
    collation: Type.Optional(ejsonDocument),
    hint: Type.Optional(Type.Union([Type.String(), ejsonDocument])),
    maxTimeMS: Type.Optional(Type.Integer({ minimum: 1 })),
    pipeline: Type.Optional(ejsonList),
    /** True: the query is run, so that documents and times are known. */
    run: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type ExplainDocuments = Static<typeof explainDocuments>

const numbers = {
  returned: nullable(Type.Number()),
  keysExamined: nullable(Type.Number()),
  documentsExamined: nullable(Type.Number()),
  milliseconds: nullable(Type.Number()),
}

/** A stage of a plan with the stages that it reads from. */
export const documentPlanNode = Type.Recursive(
  (self) =>
    Type.Object({
      /** `COLLSCAN`, `IXSCAN`, `FETCH`, `SORT`. */
      stage: Type.String(),
      index: nullable(Type.String()),
      ...numbers,
      /** Whatever else the server says, as JSON. */
      details: Type.Record(Type.String(), Type.String()),
      inputs: Type.Array(self),
    }),
  { $id: 'DocumentPlanNode' },
)
export type DocumentPlanNode = Static<typeof documentPlanNode>

const advice = Type.Object({
  /** `served`: an index serves the query; `partly`: for a part of it; `missing`: none does; `unneeded`: there is no condition and no order; `unknown`: the conditions are of a kind that is not judged, such as `$or`. */
  kind: Type.Union([
    Type.Literal('served'),
    Type.Literal('partly'),
    Type.Literal('missing'),
    Type.Literal('unneeded'),
    Type.Literal('unknown'),
  ]),
  message: Type.String(),
  /** The index that serves it. */
  index: nullable(Type.String()),
  /** The key of an index that would serve all of it: members of equality, then those of the order, then ranges. */
  suggested: nullable(answeredDocument),
})

export const documentExplanation = Type.Object({
  /** Null where the server tells no plan. */
  plan: nullable(documentPlanNode),
  ...numbers,
  advice,
  /** What the server has said, as JSON. */
  raw: Type.String(),
  timing,
})
export type DocumentExplanation = Static<typeof documentExplanation>
