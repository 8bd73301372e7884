import { type Static, Type } from '@sinclair/typebox'
import { cellNote, jsonForm, jsonValue, kind, row } from './cell.ts'
import type { ErrorBody } from './error.ts'

const strict = { additionalProperties: false }

export const sqlMode = Type.Union([
  Type.Literal('run'),
  Type.Literal('explain'),
  Type.Literal('analyze'),
])
export type SqlMode = Static<typeof sqlMode>

export const sqlRequest = Type.Object(
  {
    query: Type.String(),
    /** Those of all statements, one statement after the other. */
    params: Type.Optional(Type.Array(jsonValue)),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    /** Where names without a schema are looked up first. */
    schema: Type.Optional(Type.String()),
    /** A transaction of `POST /api/tx`. */
    tx: Type.Optional(Type.String()),
    mode: Type.Optional(sqlMode),
    /** Chosen by the page, so that it can cancel. */
    requestId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    json: Type.Optional(jsonForm),
  },
  strict,
)
export type SqlRequest = Static<typeof sqlRequest>

export const resultColumn = Type.Object({
  /** Distinct: the second `id` is `id_2`. */
  key: Type.String(),
  /** The label as the engine gives it. */
  name: Type.String(),
  type: Type.String(),
  kind,
})
export type ResultColumn = Static<typeof resultColumn>

/** A step of a plan: its figures are null where the engine gives none. */
export interface PlanNode {
  readonly label: string
  readonly relation: string | null
  readonly details: readonly string[]
  readonly estimatedRows: number | null
  readonly actualRows: number | null
  readonly cost: number | null
  /** How often the step ran; the rows are those of one run. */
  readonly loops: number | null
  /** Of all its runs, with the steps below. */
  readonly milliseconds: number | null
  readonly children: readonly PlanNode[]
}

const sqlTiming = Type.Object({
  /** Until the database had answered. */
  dbMs: Type.Number(),
  /** Until the answer was made. */
  totalMs: Type.Number(),
})

export const sqlResult = Type.Object({
  columns: Type.Array(resultColumn),
  rows: Type.Array(row),
  cells: Type.Array(cellNote),
  /** The rows that were returned or changed. */
  rowCount: Type.Integer(),
  truncated: Type.Boolean(),
  command: Type.String(),
  /** The place of the statement in the text of the request, in UTF-16 units from 0. */
  statement: Type.Object({ start: Type.Integer(), end: Type.Integer() }),
  plan: Type.Optional(Type.Unsafe<PlanNode>(Type.Unknown())),
  /** The plan as the engine wrote it. */
  planText: Type.Optional(Type.String()),
  timing: sqlTiming,
})
export type SqlResult = Static<typeof sqlResult>

/** The first result stands at the top as well. */
export const sqlAnswer = Type.Object({
  results: Type.Array(sqlResult),
  columns: Type.Array(resultColumn),
  rows: Type.Array(row),
  rowCount: Type.Integer(),
  truncated: Type.Boolean(),
  command: Type.String(),
  timing: sqlTiming,
})
export type SqlAnswer = Static<typeof sqlAnswer>

/** A failed statement: the body of the error holds the results until then beside `error`. */
export const sqlFailure = Type.Object({
  results: Type.Array(sqlResult),
  /** The place of the first result of which nothing is kept, because its transaction went with the failure. */
  rolledBackFrom: Type.Union([Type.Integer(), Type.Null()]),
})
export type SqlFailure = Static<typeof sqlFailure>

/** With `Accept: application/x-ndjson` each of them is a line, as it comes; the last one says how it ended. */
export type SqlEvent =
  | { readonly event: 'result'; readonly result: SqlResult }
  | {
      readonly event: 'failure'
      readonly status: number
      readonly body: ErrorBody & Partial<Pick<SqlFailure, 'rolledBackFrom'>>
    }
  | { readonly event: 'done' }

export const sqlText = Type.Object(
  { query: Type.String(), schema: Type.Optional(Type.String()) },
  strict,
)
export type SqlText = Static<typeof sqlText>

export const diagnostic = Type.Object({
  /** UTF-16 units from 0. */
  start: Type.Integer(),
  end: Type.Integer(),
  line: Type.Integer(),
  column: Type.Integer(),
  severity: Type.Union([Type.Literal('error'), Type.Literal('warning')]),
  code: Type.String(),
  message: Type.String(),
  hint: Type.Union([Type.String(), Type.Null()]),
  /** What may have been meant instead of what stands there, as SQL writes it. */
  suggestions: Type.Array(Type.String()),
})
export type Diagnostic = Static<typeof diagnostic>

export const sqlParameter = Type.Object({
  /** As it is written: `$1`, `:name`, `?`. */
  label: Type.String(),
  /** Null where the statement does not say. */
  type: Type.Union([Type.String(), Type.Null()]),
  kind: Type.Union([kind, Type.Null()]),
  nullable: Type.Boolean(),
})
export type SqlParameter = Static<typeof sqlParameter>

/** The statements of a text, so that the page runs the one at the cursor. */
export const sqlStatement = Type.Object({
  start: Type.Integer(),
  end: Type.Integer(),
  /** What the statement is: `query`, `insert`, `create-table`, or `unreadable`. */
  kind: Type.String(),
  /** UPDATE or DELETE of every row. */
  unfiltered: Type.Boolean(),
  /** The values that it has to be given, in the order of `params`. */
  parameters: Type.Array(sqlParameter),
})
export type SqlStatement = Static<typeof sqlStatement>

export const lintAnswer = Type.Object({
  diagnostics: Type.Array(diagnostic),
  statements: Type.Array(sqlStatement),
})
export type LintAnswer = Static<typeof lintAnswer>

export const formatAnswer = Type.Object({ text: Type.String() })
export type FormatAnswer = Static<typeof formatAnswer>

export const completeRequest = Type.Object(
  {
    query: Type.String(),
    /** Where the cursor stands, in UTF-16 units from 0. */
    position: Type.Integer({ minimum: 0 }),
    schema: Type.Optional(Type.String()),
  },
  strict,
)
export type CompleteRequest = Static<typeof completeRequest>

export const completion = Type.Object({
  label: Type.String(),
  kind: Type.Union([
    Type.Literal('schema'),
    Type.Literal('table'),
    Type.Literal('view'),
    Type.Literal('column'),
    Type.Literal('function'),
    Type.Literal('keyword'),
  ]),
  /** The type of a column, the schema of a table. */
  detail: Type.Optional(Type.String()),
  /** What is inserted where it is not the label: a quoted name. */
  apply: Type.Optional(Type.String()),
})
export type Completion = Static<typeof completion>

export const completeAnswer = Type.Object({
  /** The word that an option takes the place of. */
  from: Type.Integer(),
  to: Type.Integer(),
  options: Type.Array(completion, { maxItems: 200 }),
})
export type CompleteAnswer = Static<typeof completeAnswer>
