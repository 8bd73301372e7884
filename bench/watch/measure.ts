import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { writeLargeProject } from '../gen/large-project.ts'
import { median } from '../median.ts'
import { ROOT, runNode } from '../run-node.ts'
import { watchCommand } from './watched-command.ts'

const QUARRY = join(ROOT, 'dist', 'quarry.js')
const SIZE = { tables: 50, files: 50, queriesOfFile: 20 }
const SAVES = 60
const RUNS = 25
const PAUSE_MS = 150

/** Prints what a save costs under `gen --watch`, and what `gen` costs where nothing has changed. */
const root = mkdtempSync(join(tmpdir(), 'quarry-bench-'))
try {
  writeLargeProject(root, SIZE)
  const saves = await saveTimes()
  const [middle, slow] = [median(saves), saves.toSorted((a, b) => a - b).at(-SAVES / 20) ?? 0]
  process.stdout.write(
    `${SIZE.files * SIZE.queriesOfFile} queries in ${SIZE.files} files\n` +
      `from a save to the written file: ${middle.toFixed(1)} ms in the middle of ${SAVES} (at most 50), ` +
      `${slow.toFixed(1)} ms at the 95th percentile\n`,
  )
  const ratios = Array.from({ length: RUNS }, () => {
    const bare = runNode(['-e', '0'])
    const unchanged = runNode([QUARRY, 'gen', '--cwd', root])
    return {
      wall: unchanged.milliseconds / bare.milliseconds,
      processor: unchanged.processor / bare.processor,
      milliseconds: unchanged.milliseconds,
    }
  })
  const middleOf = (pick: (ratio: (typeof ratios)[number]) => number) =>
    median(ratios.map(pick)).toFixed(2)
  process.stdout.write(
    `gen with nothing changed: ${middleOf(({ wall }) => wall)} times node -e 0 in the middle of ` +
      `${RUNS} pairs (at most 3.5), ${middleOf(({ processor }) => processor)} times its processor time, ` +
      `${middleOf(({ milliseconds }) => milliseconds)} ms\n`,
  )
} finally {
  rmSync(root, { recursive: true })
}

async function saveTimes(): Promise<readonly number[]> {
  const watched = watchCommand(QUARRY, ['gen', '--watch', '--cwd', root])
  await watched.until('the first generation', () => /files written/.test(watched.everything()))
  const times: number[] = []
  for (let save = 0; save < SAVES; save++) {
    await delay(PAUSE_MS)
    times.push(await saveTime(save))
  }
  await watched.interrupt()
  return times
}

/** Another query of another file each time; its text tells when it has been written. */
async function saveTime(save: number): Promise<number> {
  const name = `area_${save % SIZE.files}`
  const path = join(root, 'db', 'queries', `${name}.sql`)
  const mark = `saved${save}`
  const text = readFileSync(path, 'utf8').replace(
    /(DELETE FROM \w+ WHERE )/,
    (start) => `${start}code <> '${mark}' AND `,
  )
  const started = performance.now()
  writeFileSync(path, text)
  const written = join(root, 'quarry_gen', `${name}.js`)
  while (!readFileSync(written, 'utf8').includes(mark)) await delay(1)
  return performance.now() - started
}
