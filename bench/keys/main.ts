import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { startOwnRedis } from '../../golden/engines/redis-group.ts'
import { type Ask, asker } from '../../golden/studio/keys/key-studio.ts'
import { startStudio } from '../../golden/studio/start-studio.ts'

/** How the studio of keys does on a million keys, and what another client of the server notices of it. */
const KEYS = 1_000_000
const ROUNDS = 20

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

async function times(work: () => Promise<unknown>): Promise<readonly number[]> {
  const found: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await work()
    found.push(performance.now() - start)
  }
  return found
}

function say(what: string, milliseconds: readonly number[]): void {
  const [half, most] = [percentile(milliseconds, 0.5), percentile(milliseconds, 0.99)]
  const figures = `p50 ${half.toFixed(2)} ms  p99 ${most.toFixed(2)} ms`
  process.stdout.write(`${what.padEnd(44)} ${figures}  (${milliseconds.length} times)\n`)
}

/** How long another client waits for its answers while the work lasts. */
async function noticed(client: Redis, work: () => Promise<unknown>): Promise<readonly number[]> {
  const found: number[] = []
  let isDone = false
  const busy = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const start = performance.now()
    await client.get('other:1')
    found.push(performance.now() - start)
    await delay(2)
  }
  await busy
  return found
}

async function scanAll(ask: Ask): Promise<void> {
  let cursor: unknown = ''
  while (cursor !== null) {
    const page = await ask(
      'GET',
      `/api/keys?match=nothing*${cursor === '' ? '' : `&cursor=${cursor}`}`,
    )
    cursor = page.at('cursor')
  }
}

async function measureMemory(ask: Ask): Promise<void> {
  const started = await ask('POST', '/api/kv/memory', {})
  const path = `/api/jobs/${started.at('job.id')}`
  while ((await ask('GET', path)).at('state') === 'running') await delay(200)
}

function megabytes(processId: number): string {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8')
  const peak = /VmHWM:\s+(\d+)/.exec(status)?.[1]
  return `${(Number(peak) / 1024).toFixed(0)} MB`
}

const own = await startOwnRedis(['--enable-debug-command', 'local'])
if (own.kind === 'unavailable') throw new Error(own.reason)
const client = new Redis(own.url)
await client.call('DEBUG', 'POPULATE', KEYS, 'session', 40)
const studio = await startStudio({ args: [own.url] })
const ask = asker(studio.origin)
try {
  say('driver: SCAN COUNT 100', await times(() => client.scan(0, 'COUNT', 100)))
  say('studio: first page of 100 keys', await times(() => ask('GET', '/api/keys')))
  say('studio: folders below ""', await times(() => ask('GET', '/api/keys/tree')))
  say('other client: nothing else happens', await noticed(client, () => delay(2000)))
  const start = performance.now()
  say('other client: all keys are scanned', await noticed(client, () => scanAll(ask)))
  const scanned = performance.now()
  say('other client: memory is analysed', await noticed(client, () => measureMemory(ask)))
  const seconds = [(scanned - start) / 1000, (performance.now() - scanned) / 1000]
  const [scan = 0, memory = 0] = seconds
  process.stdout.write(
    `scan ${scan.toFixed(1)} s, memory ${memory.toFixed(1)} s for ${KEYS} keys\n`,
  )
  process.stdout.write(`server of the studio, at most: ${megabytes(studio.processId)}\n`)
} finally {
  client.disconnect()
  await studio.stop()
  await own.stop()
}
