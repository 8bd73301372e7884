import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { eventually } from '../steps.ts'
import { type RelayedScene, withRelayedDocuments } from './wire/with-relayed-documents.ts'

const NOTES = '{db}/collections/notes'

/** Asks for a change whose answer does not arrive, once as many documents are there as it leaves. */
async function askInVain(
  { ask, between, client, database }: RelayedScene,
  [path, body]: readonly [string, object],
  left: number,
): Promise<void> {
  between.hold('insert')
  const asked = ask('POST', path, body)
  await eventually(
    () => client.db(database).collection('notes').countDocuments(),
    (count) => count === left,
  )
  between.cut()
  between.release()
  between.mend()
  assert.is((await asked).status, 503)
  await eventually(
    () => ask('GET', '/api/health'),
    ({ status }) => status === 200,
  )
}

async function changes({ ask }: RelayedScene) {
  const { json } = await ask('GET', '/api/changes')
  return json.changes.map((each: Record<string, unknown>) => [
    ...[each['kind'], each['state'], each['documents']],
  ])
}

test(
  'of an insertion whose answer was lost, what was inserted is kept for undo',
  withRelayedDocuments(30, async (scene) => {
    const { ask, client, database } = scene
    const notes = client.db(database).collection<{ _id: string }>('notes')
    await notes.insertOne({ _id: 'c' })
    const documents = ['a', 'b', 'c', 'd'].map((_id) => ({ _id, text: 'moss' }))
    await askInVain(scene, [`${NOTES}/insert`, { documents }], 3)
    assert.equal(await changes(scene), [['insert', 'done', 2]])
    const { undoId } = (await ask('GET', '/api/changes')).json.changes[0]
    assert.is((await ask('POST', `/api/changes/${undoId}/undo`)).status, 200)
    assert.equal(await notes.find().toArray(), [{ _id: 'c' }])
  }),
)

test(
  'an undo whose answer was lost goes on with what is not back yet',
  withRelayedDocuments(30, async (scene) => {
    const { ask, client, database } = scene
    const notes = client.db(database).collection<{ _id: string }>('notes')
    const ids = ['a', 'b', 'c']
    await notes.insertMany(ids.map((_id) => ({ _id })))
    const { undoId } = (await ask('POST', `${NOTES}/delete`, { ids })).json
    await askInVain(scene, [`/api/changes/${undoId}/undo`, {}], 1)
    assert.equal(await changes(scene), [['delete', 'done', 2]])
    const undone = await ask('POST', `/api/changes/${undoId}/undo`)
    assert.equal([undone.status, undone.json.documents], [200, 2])
    assert.equal((await notes.distinct('_id')).toSorted(), ids)
    assert.equal(await changes(scene), [['delete', 'undone', 2]])
  }),
)

test.run()
