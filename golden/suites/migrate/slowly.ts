import type { ChildProcess } from 'node:child_process'
import type { MigratedEngine } from './harness.ts'

const inMysql = '(SELECT sleep(0.6)) AS slept'

/** What a FROM reads one row of, and takes long enough for its statement to be met while it runs. */
export const slowly: Readonly<Record<MigratedEngine, string>> = {
  'postgresql-15': 'pg_sleep(0.6)',
  'postgresql-18': 'pg_sleep(0.6)',
  mysql: inMysql,
  mariadb: inMysql,
  sqlite:
    '(WITH RECURSIVE c (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 6000000) SELECT max(x) FROM c)',
}

/** Resolves when the process has said the text, or has ended. */
export function whenSaid(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(text)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('close', () => resolve())
  })
}
