import { command } from '../../../runtime/document/command.ts'
import type { PipelineQuery } from '../../../runtime/document/aggregate/run-pipeline.ts'
import { writeEjson } from '../../../runtime/document/ejson/write-ejson.ts'
import { findCommand } from '../../../runtime/document/find/find-command.ts'
import type { FindQuery } from '../../../runtime/document/find/find-request.ts'

/** Returns a pipeline as the command `aggregate` in Extended JSON, as the history keeps it. */
export function aggregateText({ database, collection, stages, ...more }: PipelineQuery): string {
  const { collation, hint } = more
  return writeEjson(
    command({ aggregate: collection, pipeline: stages, collation, hint, $db: database }),
  )
}

/** Returns a query as the command `find` in Extended JSON, as the history keeps it. */
export function findText(query: FindQuery): string {
  return writeEjson(findCommand(query, { $db: query.database }).body)
}
