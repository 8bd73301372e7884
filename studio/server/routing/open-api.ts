import type { TSchema } from '@sinclair/typebox'
import { errorBody } from '../../api/error.ts'
import * as parameters from '../../api/parameters.ts'
import { hoistSchemas } from './hoist-schemas.ts'
import type { RouteFacts } from './route.ts'

/** The description of the interface: https://spec.openapis.org/oas/v3.1.0 */
export function openApi(routes: readonly RouteFacts[], version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.url.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  const { members, schemas } = hoistSchemas({ paths, Error: errorBody })
  return {
    openapi: '3.1.0',
    info: { title: 'quarry studio', version },
    components: {
      schemas: { Error: members['Error'], ...schemas },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    // A token is asked for only where the studio was started with one.
    security: [{}, { token: [] }],
    paths: members['paths'],
  }
}

function operationOf(route: RouteFacts): object {
  const { summary, body } = route
  return {
    summary,
    operationId: `${route.method.toLowerCase()}${route.url.replaceAll(/[^a-zA-Z]+/g, '_')}`,
    parameters: [...pathParameters(route), ...queryParameters(route), ...keyParameter(route)],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: responsesOf(route),
  }
}

function pathParameters({ url }: RouteFacts): readonly object[] {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return names.map((name) => ({
    ...{ name, in: 'path', required: true },
    schema: parameters.pathParameters[name] ?? parameters.text,
  }))
}

/** `where.` stands for a parameter of each column, which no list can name. */
function queryParameters({ query = [], queryForms = {} }: RouteFacts): readonly object[] {
  return query
    .filter((name) => !name.endsWith('.'))
    .map((name) => ({
      ...{ name, in: 'query' },
      schema: queryForms[name] ?? parameters.queryParameters[name] ?? parameters.text,
    }))
}

/** A request that writes may carry a key, under which it is done once. */
function keyParameter({ method, isRead = false }: RouteFacts): readonly object[] {
  if (method === 'GET' || isRead) return []
  return [{ name: 'Idempotency-Key', in: 'header', schema: parameters.idempotencyKey }]
}

function responsesOf(route: RouteFacts): object {
  const { method, answers, files = [], isCreation = false, startsJob } = route
  const failure = { description: 'An error', content: json({ $ref: '#/components/schemas/Error' }) }
  if (answers === undefined && files.length === 0)
    return { 204: { description: 'Done' }, default: failure }
  const content = {
    ...(answers && json(answers)),
    ...Object.fromEntries(files.map((type) => [type, {}])),
  }
  return {
    ...(startsJob !== 'always' && {
      [isCreation ? 201 : 200]: { description: 'Success', content },
    }),
    ...(startsJob && { 202: { description: 'A job goes on', content } }),
    ...(method === 'GET' && { 304: { description: 'Not modified' } }),
    default: failure,
  }
}

function json(schema: TSchema | object): object {
  return { 'application/json': { schema } }
}
