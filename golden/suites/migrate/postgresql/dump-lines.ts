import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Release } from './releases.ts'

const programs: Readonly<Record<Release, string>> = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/pg_dump',
  'postgresql-18': '/usr/lib/postgresql/18/bin/pg_dump',
}

/**
 * What pg_dump writes of the schema, a reader that knows nothing of quarry: a text for each object, columns of a table
 * in any order. Undefined where the program is not installed, as it is not in the packages of npm.
 */
export async function dumpLines(
  release: Release,
  url: string,
): Promise<readonly string[] | undefined> {
  const program = programs[release]
  if (!existsSync(program)) return undefined
  const { stdout } = await promisify(execFile)(program, ['--schema-only', '--no-owner', url])
  const [, ...parts] = stdout.split(/^--\n-- Name: /m)
  return parts.map((part) => linesOf(part).join('\n')).toSorted()
}

function linesOf(part: string): readonly string[] {
  const lines = part
    .split('\n')
    .filter(
      (line) =>
        !/^(?:SET \w+ = .*;|\\(?:un)?restrict .*|-- PostgreSQL database dump.*|--|)$/.test(line),
    )
  const isList = lines.some((line) =>
    /^(?:CREATE (?:UNLOGGED |FOREIGN )?TABLE|GRANT|REVOKE) /.test(line),
  )
  return isList ? lines.map((line) => line.replace(/,$/, '')).toSorted() : lines
}
