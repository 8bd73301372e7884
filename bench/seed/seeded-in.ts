import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseName } from '../../golden/engines/engine.ts'
import { ROOT, runNode } from '../run-node.ts'

export interface Seeded {
  /** With the start of the command. */
  readonly milliseconds: number
  readonly peakMegabytes: number
}

/** Runs the built `quarry seed --count` on the database of an address. */
export async function seededIn(engine: DatabaseName, url: string, rows: number): Promise<Seeded> {
  const cwd = mkdtempSync(join(tmpdir(), 'quarry-seed-'))
  try {
    const provider = engine.replace(/-\d+$/, '')
    writeFileSync(join(cwd, 'quarry.toml'), `version = "2"\n[database]\nprovider = "${provider}"\n`)
    writeFileSync(join(cwd, '.env'), `DATABASE_URL=${url}\n`)
    const command = ['seed', '--count', String(rows), '--json', '--cwd', cwd]
    const { milliseconds, peakMegabytes } = runNode([join(ROOT, 'dist', 'quarry.js'), ...command])
    return { milliseconds, peakMegabytes }
  } finally {
    rmSync(cwd, { recursive: true })
  }
}
