import { parseArgs } from 'node:util'
import { runRandomEdits } from './random-edits.ts'

process.exitCode = await run()

/** Edits a project at random under `gen --watch` and compares what it writes with cold runs. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      edits: { type: 'string', default: '3000' },
      quarry: { type: 'string', default: 'dist/quarry.js' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  })
  const [edits, seed] = [Number(values.edits), Number(values.seed)]
  if (!Number.isInteger(edits) || !Number.isInteger(seed)) {
    process.stderr.write('usage: fuzz:watch -- --edits N --seed N --quarry PATH\n')
    return 2
  }
  process.stdout.write(`seed ${seed}\n`)
  await runRandomEdits({ edits, seed, quarry: values.quarry })
  process.stdout.write(`after each of ${edits} edits the output was that of a cold run\n`)
  return 0
}
