import * as v from 'valibot'

/** What a process is asked that runs statements for another one. */
export const requestSchema = v.variant('ask', [
  v.object({ ask: v.literal('reset') }),
  v.object({ ask: v.literal('execute'), statement: v.string() }),
  v.object({ ask: v.literal('rows'), statement: v.string(), values: v.array(v.unknown()) }),
  v.object({ ask: v.literal('refusal'), statement: v.string() }),
  v.object({ ask: v.literal('columns'), statement: v.string() }),
])

export type Request = v.InferOutput<typeof requestSchema>

const text = v.nullable(v.string())

/** What it answers; the first answer, that it is there, is to no request. */
export const answerSchema = v.variant('kind', [
  v.object({ kind: v.literal('done') }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
  v.object({ kind: v.literal('rows'), rows: v.array(v.array(v.unknown())) }),
  v.object({ kind: v.literal('refusal'), message: v.optional(v.string()) }),
  v.object({
    kind: v.literal('columns'),
    columns: v.array(
      v.object({ name: v.string(), column: text, table: text, database: text, type: text }),
    ),
  }),
])

export type Answer = v.InferOutput<typeof answerSchema>
