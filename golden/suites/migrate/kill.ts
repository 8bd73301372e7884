import * as assert from 'uvu/assert'
import { setTimeout as delay } from 'node:timers/promises'
import type { MigratedProject } from './harness.ts'

/** Each INSERT leaves a row of its own: one that was done twice shows. */
export const statements = [
  'CREATE TABLE log (n integer)',
  'INSERT INTO log VALUES (1)',
  'CREATE TABLE t (id integer)',
  'INSERT INTO log VALUES (2)',
  'CREATE INDEX t_id ON t (id)',
  'INSERT INTO log VALUES (3)',
  'ALTER TABLE t ADD COLUMN x integer',
  'INSERT INTO log VALUES (4)',
]

/** The files of a migration of these statements. */
export function killedFile(lines: readonly string[], header = '') {
  return {
    '20260101000000_killed.up.sql': `${header}${lines.join(';\n')};\n`,
    '20260101000000_killed.down.sql': '-- irreversible: it is about the way up\n',
  }
}

/**
 * Starts `quarry apply` and kills it as soon as so many statements have been reported, or so many milliseconds later.
 * The number that it has reported.
 */
export async function killBehind(
  project: MigratedProject,
  count: number,
  milliseconds = 0,
): Promise<number> {
  const child = project.start('apply')
  const closed = new Promise((resolve) => child.once('close', resolve))
  let out = ''
  const reported = () => (out.match(/^ {2}\S/gm) ?? []).length
  const met = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      if (reported() >= count) resolve()
    })
  })
  await Promise.race([met, closed])
  if (milliseconds > 0) await delay(milliseconds)
  child.kill('SIGKILL')
  await closed
  return reported()
}

/** The next run ends well, and each statement is done once. */
export async function finishes(project: MigratedProject, label: string): Promise<void> {
  const applied = await project.quarry('apply')
  assert.is(applied.code, 0, `${label}: ${applied.out}${applied.err}`)
  const rows = await project.rows('select n from log order by n')
  assert.equal(rows, [[1], [2], [3], [4]], label)
  await project.execute('select id, x from t')
  const status = await project.quarry('status')
  assert.is(status.code, 0, `${label}: ${status.out}${status.err}`)
}
