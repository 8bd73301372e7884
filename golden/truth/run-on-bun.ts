import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'
import type { RunCalls } from './execute-project.ts'
import type { Outcome } from './judge-call.ts'
import { decodeTagged, encodeTagged } from './tagged-json.ts'

const PROGRAM = fileURLToPath(new URL('bun-calls.js', import.meta.url))

const outcomeSchema = v.variant('kind', [
  v.object({ kind: v.literal('done'), value: v.optional(v.unknown()) }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
])
const outcomesSchema = v.array(v.array(outcomeSchema))

/** Makes the calls in a process of Bun, on a database in its memory. */
export function runOnBun(program: string): RunCalls {
  return async ({ module, setUp, calls }) => {
    const folder = mkdtempSync(join(tmpdir(), 'quarry-bun-'))
    const [input, output] = [join(folder, 'jobs.json'), join(folder, 'outcomes.json')]
    try {
      writeFileSync(input, encodeTagged([{ folder: module.folder, setUp, calls }]))
      await promisify(execFile)(program, [PROGRAM, input, output])
      const [outcomes = []] = v.parse(outcomesSchema, decodeTagged(readFileSync(output, 'utf8')))
      return outcomes.map((outcome): Outcome<unknown> =>
        outcome.kind === 'failed' ? outcome : { kind: 'done', value: outcome.value },
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
