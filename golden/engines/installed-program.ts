import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first program that is in PATH or where servers are installed. */
export function installedProgram(programs: readonly string[]): string | undefined {
  const directories = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin', '/usr/libexec')
  return programs
    .flatMap((program) => directories.map((directory) => join(directory, program)))
    .find((path) => existsSync(path))
}
