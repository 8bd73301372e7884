import { createMemo } from 'solid-js'
import type { DatabaseSchema } from '../../../api/tables.ts'
import { createFetched } from '../fetched.ts'
import type { Studio } from '../studio.ts'
import { diagramModel } from './diagram-model.ts'
import type { DiagramSource } from './diagram-state.ts'

/** The tables of the database that the studio shows. */
export function createDatabaseSource({ api, meta }: Studio): DiagramSource {
  const { data, failure, refetch } = createFetched(meta.data, (_, signal) =>
    api.get<DatabaseSchema>('/api/schema', { signal }),
  )
  const model = createMemo(() => {
    const schema = data()
    return schema === undefined ? undefined : diagramModel(schema)
  })
  return { model, failure, refetch }
}
