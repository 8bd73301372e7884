import {
  databaseSchema,
  dependencyList,
  foreignKeyList,
  indexList,
  tableList,
  tableSchema,
  tableSizes,
} from '../../../api/tables.ts'
import { page, pageQuery } from '../../../api/pages.ts'
import { metadataAnswer } from '../../routing/metadata-answer.ts'
import { bodyRoute, type RelationalRoute, route } from './relational-route.ts'
import { answerPage } from '../../tables/answer-page.ts'
import { describeColumns } from '../../tables/describe-columns.ts'
import { describeIndexes } from '../../tables/describe-indexes.ts'
import { describeDependencies, describeForeignKeys } from '../../tables/describe-keys.ts'
import {
  describeDependents,
  describeSizes,
  describeTable,
} from '../../tables/describe-structure.ts'
import { allRelations } from '../../../../runtime/relations/find-relation.ts'
import { isIdentifier, requestedTable } from '../../tables/find-table.ts'
import { isView, listTables } from '../../tables/list-tables.ts'
import { pageOfParameters, pageParameters } from '../../tables/page-of-parameters.ts'

export const tableRoutes: readonly RelationalRoute[] = [
  route(
    { method: 'GET', url: '/api/tables', summary: 'All tables and views', answers: tableList },
    async (request, studio) => {
      studio.forgetCatalog()
      return metadataAnswer(request, { tables: await listTables(studio, request.signal) })
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:table',
      summary: 'A page of rows of a table',
      query: pageParameters,
      answers: page,
    },
    async (request, studio) => {
      const asked = pageOfParameters(request.query)
      const relation = await requestedTable(request, studio)
      return answerPage(relation, asked, { studio, signal: request.signal })
    },
  ),
  bodyRoute(
    {
      method: 'POST',
      url: '/api/tables/:table/query',
      isRead: true,
      summary: 'A page of rows of a table, asked for by a body',
      body: pageQuery,
      answers: page,
    },
    async (asked, request, studio) => {
      const relation = await requestedTable(request, studio, asked.schema)
      return answerPage(relation, asked, { studio, signal: request.signal })
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/schema',
      summary: 'All tables with their columns and foreign keys',
      answers: databaseSchema,
    },
    async (request, studio) => {
      const catalog = await studio.catalog(request.signal)
      const tables = allRelations(catalog).map((relation) => ({
        name: relation.name,
        schema: relation.schema,
        view: isView(relation),
        addressable: isIdentifier(relation.name),
        columns: describeColumns(relation, studio.opened),
        foreignKeys: describeForeignKeys(relation, catalog),
      }))
      return metadataAnswer(request, { tables })
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:table/schema',
      summary: 'The columns and constraints of a table',
      query: ['schema'],
      answers: tableSchema,
    },
    async (request, studio) => {
      const relation = await requestedTable(request, studio)
      return metadataAnswer(request, await describeTable(relation, studio, request.signal))
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:table/indexes',
      summary: 'The indexes of a table',
      query: ['schema'],
      answers: indexList,
    },
    async (request, studio) => {
      const relation = await requestedTable(request, studio)
      return metadataAnswer(request, {
        indexes: await describeIndexes(relation, studio.opened, request.signal),
      })
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:table/foreign-keys',
      summary: 'The foreign keys of a table',
      query: ['schema'],
      answers: foreignKeyList,
    },
    async (request, studio) => {
      const relation = await requestedTable(request, studio)
      const catalog = await studio.catalog(request.signal)
      return metadataAnswer(request, { foreignKeys: describeForeignKeys(relation, catalog) })
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:table/dependencies',
      summary: 'The tables, views, routines and triggers that refer to a table',
      query: ['schema'],
      answers: dependencyList,
    },
    async (request, studio) => {
      const relation = await requestedTable(request, studio)
      const catalog = await studio.catalog(request.signal)
      const tables = describeDependencies(relation, catalog)
      const others = await describeDependents(relation, studio.opened, request.signal)
      return metadataAnswer(request, { dependencies: [...tables, ...others] })
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:table/sizes',
      summary: 'How many bytes a table and its indexes take',
      query: ['schema'],
      answers: tableSizes,
    },
    async (request, studio) => {
      const relation = await requestedTable(request, studio)
      return metadataAnswer(request, await describeSizes(relation, studio.opened, request.signal))
    },
  ),
]
