import { schemaFiles, tableDesign } from '../../../api/designs.ts'
import { describeDesign } from '../../designs/describe-design.ts'
import { answered } from '../../migrations/answered.ts'
import { projectOf } from '../../migrations/known-migrations.ts'

import { checkIdentifier } from '../../tables/find-table.ts'
import { type RelationalRoute, route } from './relational-route.ts'

const URL = '/api/designs'

export const designRoutes: readonly RelationalRoute[] = [
  route(
    {
      method: 'GET',
      url: URL,
      summary: 'The schema files of the project, and the types that a column may have',
      answers: schemaFiles,
    },
    async (_request, studio) => {
      const { dialect, readSchema } = projectOf(studio)
      const files = await answered(studio, async () => readSchema())
      return { body: { files: files.map(({ path }) => path), types: [...dialect.types.names] } }
    },
  ),
  route(
    {
      method: 'GET',
      url: `${URL}/:table`,
      summary: 'A table as the schema files of the project write it',
      query: ['schema'],
      answers: tableDesign,
    },
    async ({ params, query }, studio) => {
      const { dialect } = projectOf(studio)
      const schema = query.get('schema') ?? dialect.names.defaultSchema
      const name = params['table'] ?? ''
      checkIdentifier(name, 'table')
      const table = { schema, name }
      return { body: await answered(studio, async () => describeDesign(table, studio)) }
    },
  ),
]
