import { join } from 'node:path'
import { test } from 'uvu'
import { withBundle } from '../../bench/bundle.ts'
import { ROOT, runNode } from '../../bench/run-node.ts'

const EDITS = 300
const QUARRY = join(ROOT, 'dist', 'quarry.js')

/** Another one in every run; that of a run that fails stands in its message. */
const seed = Date.now() % 1_000_000

test(`after each of ${EDITS} edits, seed ${seed}, the output is that of a cold run`, () =>
  withBundle(['bench/watch/main.ts'], (directory) => {
    const program = join(directory, 'main.js')
    runNode([program, '--edits', `${EDITS}`, '--seed', `${seed}`, '--quarry', QUARRY])
  }))

test.run()
