import * as v from 'valibot'
import { readCorpus } from '../../golden/fixtures/corpus.ts'

const caseSchema = v.object({
  id: v.string(),
  current: v.string(),
  desired: v.string(),
  /** Rows for `current`. */
  seed: v.optional(v.string()),
})

/** Two states of a schema, between which a migration has to lead in both directions. */
export type CorpusCase = v.InferOutput<typeof caseSchema>

/** None when the corpus is not beside the repository. */
export function readCases(engine: string): readonly CorpusCase[] {
  return readCorpus(`migrations.${engine}.jsonl`, caseSchema)
}
