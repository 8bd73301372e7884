import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Refusal } from '../failure/refusal.ts'
import { StateFile } from './state-file.ts'

const test = suite<{ readonly directory: string }>('state-file', { directory: '' })

test.before.each((context) => {
  Object.assign(context, { directory: mkdtempSync(join(tmpdir(), 'quarry-state-file-')) })
})
test.after.each(({ directory }) => rmSync(directory, { recursive: true }))

/** A list of numbers; anything else is an empty one. */
function numbersIn(path: string): StateFile<readonly unknown[]> {
  return new StateFile(path, (value) => (Array.isArray(value) ? value : []))
}

test('what is written is read, and changes are made one after the other', async ({ directory }) => {
  const file = numbersIn(join(directory, 'below', 'numbers.json'))
  assert.equal(await file.read(), [])
  const add = (number: number) => file.update((all) => [[...all, number], all.length])
  assert.equal(await Promise.all([add(1), add(2), add(3)]), [0, 1, 2])
  assert.equal(await file.read(), [1, 2, 3])
})

test('a damaged file is set aside', async ({ directory }) => {
  const path = join(directory, 'numbers.json')
  writeFileSync(path, '[1, 2')
  const file = numbersIn(path)
  assert.equal(await file.read(), [])
  await file.update(() => [[7], undefined])
  assert.equal(await file.read(), [7])
  assert.is(readFileSync(`${path}.damaged`, 'utf8'), '[1, 2')
})

test('a place that cannot be written is a refusal, and the next change does not depend on it', async ({
  directory,
}) => {
  writeFileSync(join(directory, 'file'), '')
  const file = numbersIn(join(directory, 'file', 'numbers.json'))
  assert.equal(await file.read(), [])
  for (const _try of [1, 2]) {
    const refused = await file.update(() => [[7], undefined]).catch((error: unknown) => error)
    assert.instance(refused, Refusal)
  }
})

test.run()
