import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ApiFailure, writeWithoutAnswer } from './api-failure.ts'
import { Intent } from './intent.ts'

const refused = new ApiFailure(409, { error: { code: 'conflict', message: '', requestId: '' } })

function failing(error: Error): (key: string) => Promise<never> {
  return () => Promise.reject(error)
}

async function sent(intent: Intent, request: object, error?: Error): Promise<string> {
  const keys: string[] = []
  const work = (key: string) => {
    keys.push(key)
    return error === undefined ? Promise.resolve() : failing(error)(key)
  }
  await intent.send(request, work).catch((thrown: unknown) => assert.is(thrown, error))
  return keys[0] ?? ''
}

test('a request keeps its key until it is answered', async () => {
  const intent = new Intent()
  const first = await sent(intent, { a: 1 }, writeWithoutAnswer())
  assert.is(await sent(intent, { a: 1 }, writeWithoutAnswer()), first)
  assert.is(await sent(intent, { a: 1 }), first)
  assert.is.not(await sent(intent, { a: 1 }), first)
})

test('another request, and one that was refused, has another key', async () => {
  const intent = new Intent()
  const first = await sent(intent, { a: 1 }, writeWithoutAnswer())
  const other = await sent(intent, { a: 2 }, refused)
  assert.is.not(other, first)
  assert.is.not(await sent(intent, { a: 2 }), other)
})

test('a request that was not answered is known after a reload', async () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const place = { storage, name: 'save' }
  const first = await sent(new Intent(place), { a: 1 }, writeWithoutAnswer())
  assert.is(await sent(new Intent(place), { a: 1 }), first)
  assert.is(stored.size, 0)
})

test.run()
