import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { startOwnRedis, until } from '../../engines/redis-group.ts'
import { eventually } from '../steps.ts'
import { withKeyPage } from './key-scene.ts'
import { type Answered, type KeyStudio, withKeyStudio } from './key-studio.ts'

/** Of the server alone, so that its counts are those of the studio. */
const ALONE = { start: startOwnRedis }
const KEYS = 30_000
const WITHIN_MS = 1000
/** A file of 60,000 keys is checked in seconds, and later on a busy machine. */
const LONG_MS = 60_000

async function seedMany({ client }: Pick<KeyStudio, 'client'>): Promise<void> {
  const pipeline = client.pipeline()
  for (let at = 0; at < KEYS; at++) pipeline.set(`key:${at}`, 'value '.repeat(20))
  await pipeline.exec()
}

/** The calls that the server has answered for others than the test. */
async function callsOf(client: Redis): Promise<number> {
  const said = await client.info('commandstats')
  const ours = /^cmdstat_(?:info|dbsize|client|hello|select|ping)\b/
  const lines = said.split('\r\n').filter((line) => line.startsWith('cmdstat_') && !ours.test(line))
  return lines.reduce((sum, line) => sum + Number(/calls=(\d+)/.exec(line)?.[1]), 0)
}

/** Checks that the studio sends no more than it has sent. */
async function sendsNoMore(client: Redis): Promise<void> {
  const calls = await callsOf(client)
  await delay(300)
  assert.is(await callsOf(client), calls)
}

/** Starts a job, cancels it when it has come somewhere, and checks that it ends at once and for good. */
async function cancelled(
  { ask, client, studio }: KeyStudio,
  started: Answered,
  member: string,
): Promise<Answered> {
  const path = `/api/jobs/${started.at('job.id')}`
  await until(async () => Number((await ask('GET', path)).at(member)) > 0)
  const start = performance.now()
  const answer = await ask('DELETE', path)
  assert.ok(performance.now() - start < WITHIN_MS, 'it ends within a second')
  assert.equal([answer.at('state'), answer.at('error')], ['cancelled', null])
  const found = Number(answer.at(member))
  assert.ok(found > 0 && found < KEYS, `it was under way: ${found}`)
  await sendsNoMore(client)
  const after = await ask('GET', path)
  assert.equal([after.at('state'), after.at(member)], ['cancelled', found])
  assert.not.match(studio.output(), /failed|Unhandled/)
  return answer
}

test('an analysis of memory that is cancelled keeps what it has found, and asks no more', () =>
  withKeyStudio(async (scene) => {
    await seedMany(scene)
    await cancelled(scene, await scene.ask('POST', '/api/kv/memory', {}), 'memory.keys')
  }, ALONE))

test('a count that is cancelled scans no more', () =>
  withKeyStudio(async (scene) => {
    await seedMany(scene)
    const body = { match: 'key:*', dryRun: true }
    await cancelled(scene, await scene.ask('POST', '/api/keys/delete', body), 'found')
  }, ALONE))

test('a deletion that is cancelled tells what it has deleted, all of which is taken back', () =>
  withKeyStudio(async (scene) => {
    const { ask, client } = scene
    await seedMany(scene)
    const body = { match: 'key:*', confirm: 'key:*' }
    const done = await cancelled(scene, await ask('POST', '/api/keys/delete', body), 'deleted')
    const deleted = Number(done.at('deleted'))
    assert.is(await client.dbsize(), KEYS - deleted)
    const undone = await ask('POST', `/api/changes/${done.at('undoId')}/undo`)
    assert.equal([undone.status, undone.at('rows')], [200, deleted], undone.text)
    assert.is(await client.dbsize(), KEYS)
  }, ALONE))

test('an export whose reader has gone reads no more', () =>
  withKeyStudio(async (scene) => {
    const { client, studio } = scene
    await seedMany(scene)
    const abort = new AbortController()
    const answer = await fetch(`${studio.origin}/api/keys/export`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      ...{ body: JSON.stringify({ format: 'ndjson' }), signal: abort.signal },
    })
    await answer.body?.getReader().read()
    abort.abort()
    await delay(WITHIN_MS)
    assert.ok((await callsOf(client)) < 3 * KEYS, 'it was under way')
    await sendsNoMore(client)
    assert.not.match(studio.output(), /Unhandled|at .*\.js:\d+/)
  }, ALONE))

test('an export that is cancelled in the page says so, and keeps no file', () =>
  withKeyPage(
    async ({ page, client }) => {
      await page.addInitScript('delete globalThis.showSaveFilePicker')
      await page.reload()
      await page.getByRole('button', { name: 'Export', exact: true }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Export keys' })
      await dialog.getByRole('button', { name: 'Export', exact: true }).click()
      await dialog.getByRole('button', { name: 'Cancel export' }).click()
      await dialog.getByText('Cancelled. No file is kept.').waitFor()
      await delay(WITHIN_MS)
      await sendsNoMore(client)
    },
    { ...ALONE, seed: seedMany },
  ))

/** Writes a file of an export with twice as many keys. */
function writeExport(path: string): void {
  const value = { type: 'string', value: 'v'.repeat(300) }
  const lines = Array.from({ length: 2 * KEYS }, (_each, at) =>
    JSON.stringify({ key: `key:${at}`, expiresAt: null, value }),
  )
  writeFileSync(path, lines.join('\n'))
}

test('an import that is cancelled in the page says so, and writes no more', () =>
  withKeyPage(async ({ page, client }) => {
    const directory = mkdtempSync(join(tmpdir(), 'quarry-import-'))
    try {
      const file = join(directory, 'keys.ndjson')
      writeExport(file)
      await page.getByRole('button', { name: 'Import' }).click()
      const dialog = page.getByRole('dialog', { name: 'Import keys' })
      await dialog.getByLabel('File of an export').setInputFiles(file)
      await dialog.getByText('The file has 60,000 keys.').waitFor({ timeout: LONG_MS })
      await dialog.getByRole('button', { name: 'Import', exact: true }).click()
      await eventually(
        () => client.dbsize(),
        (count) => count > 0,
      )
      await dialog.getByRole('button', { name: 'Cancel import' }).click()
      await dialog.getByText('Cancelled. Keys of the part').waitFor()
      await delay(WITHIN_MS)
      const written = await client.dbsize()
      assert.ok(written > 0 && written < 2 * KEYS, `it was under way: ${written}`)
      await sendsNoMore(client)
      assert.is(await client.dbsize(), written)
    } finally {
      rmSync(directory, { recursive: true })
    }
  }, ALONE))

test.run()
