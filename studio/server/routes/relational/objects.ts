import { environmentList } from '../../../api/environments.ts'
import { activity } from '../../../api/activity.ts'
import { objectKinds, objectList, objectSource } from '../../../api/objects.ts'
import { readObjects, readSource } from '../../../../runtime/objects/read-objects.ts'
import { cancelStatement, describeActivity } from '../../activity/describe-activity.ts'
import { Refusal } from '../../failure/refusal.ts'
import { choiceOf } from '../../routing/read-query.ts'
import { type RelationalRoute, route } from './relational-route.ts'

export const objectRoutes: readonly RelationalRoute[] = [
  route(
    {
      method: 'GET',
      url: '/api/objects',
      summary: 'Views, routines, triggers and sequences',
      query: ['kind'],
      answers: objectList,
    },
    async ({ query, signal }, { opened: { database, objects } }) => {
      const kind = choiceOf(query, 'kind', objectKinds)
      const wanted = kind === undefined ? objects.kinds : [kind]
      const found = wanted.map((each) => readObjects(database, objects, each, { signal }))
      return { body: { kinds: objects.kinds, objects: (await Promise.all(found)).flat() } }
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/objects/:kind/:name',
      summary: 'The source of a stored object',
      query: ['schema'],
      answers: objectSource,
    },
    async ({ params, query, signal }, studio) => {
      const { database, objects, dialect } = studio.opened
      const kind = objectKinds.find((each) => each === params['kind'])
      const schema = query.get('schema') ?? dialect.names.defaultSchema
      const { schemas } = await studio.catalog(signal)
      if (kind === undefined || !schemas.has(dialect.names.relationKey(schema)))
        throw new Refusal('not_found')
      const object = { kind, schema, name: params['name'] ?? '' }
      const source = await readSource(database, objects, object, { signal })
      if (source === undefined) throw new Refusal('not_found')
      return { body: { ...object, source } }
    },
  ),
  route(
    { method: 'GET', url: '/api/activity', summary: 'What runs on the server', answers: activity },
    async ({ signal }, { opened }) => ({ body: await describeActivity(opened, signal) }),
  ),
  route(
    {
      method: 'DELETE',
      url: '/api/activity/:id',
      summary: 'Ends the statement of a connection of the server',
      isWrite: true,
    },
    async ({ params: { id = '' }, signal }, { opened }) => {
      await cancelStatement(opened, id, signal)
      return {}
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/environments',
      summary: 'The databases of the project, by their names',
      answers: environmentList,
    },
    (_request, { environments, environment }) => {
      const list = environments.map((name) => ({ name, current: name === environment }))
      return { body: { environments: list } }
    },
  ),
]
