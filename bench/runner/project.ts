import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../run-node.ts'
import type { RunnerEngineName } from './engines.ts'
import { timeProcess } from './time-process.ts'

/** A project of files on a database, and the built command on it. */
export interface BenchProject {
  readonly root: string
  /** Milliseconds of `quarry <words>`, its start included. Throws where it ends with another code. */
  time(words: readonly string[], code?: number): number
}

/** Does the work in a project with these files, by their paths. */
export async function withBenchProject<Result>(
  { engine, url }: { readonly engine: RunnerEngineName; readonly url: string },
  files: Readonly<Record<string, string>>,
  work: (project: BenchProject) => Promise<Result>,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'quarry-runner-'))
  const provider = engine.replace(/-\d+$/, '')
  const all = {
    'quarry.toml': `version = "2"\n[database]\nprovider = "${provider}"\n`,
    '.env': `DATABASE_URL=${url}\n`,
    'db/schema/none.sql': '',
    ...files,
  }
  try {
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    const command = join(ROOT, 'dist', 'quarry.js')
    return await work({
      root,
      time: (words, code = 0) =>
        timeProcess([process.execPath, command, ...words, '--cwd', root], { code }),
    })
  } finally {
    rmSync(root, { recursive: true })
  }
}
