import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StartedStudio, startStudio } from '../../../studio/start-studio.ts'

/** A project has no provider of documents: its address says that it has them. */
const PROVIDERS: Readonly<Record<string, string>> = {
  postgres: 'postgresql',
  mongodb: 'postgresql',
}

/** A studio whose statements are ended after so many seconds, as its project says. */
export async function withHastyStudio(
  url: string,
  seconds: number,
  work: (studio: StartedStudio) => Promise<void>,
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'quarry-hasty-'))
  const scheme = url.split(':')[0] ?? ''
  const provider = PROVIDERS[scheme] ?? scheme
  writeFileSync(
    join(directory, 'quarry.toml'),
    `version = "2"\n[database]\nprovider = "${provider}"\n[studio]\nstatement_timeout = "${seconds}s"\n`,
  )
  writeFileSync(join(directory, '.env'), `DATABASE_URL=${url}\n`)
  const studio = await startStudio({ args: [], cwd: directory })
  try {
    await work(studio)
  } finally {
    await studio.stop()
    rmSync(directory, { recursive: true })
  }
}
