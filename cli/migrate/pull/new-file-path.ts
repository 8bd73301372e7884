import { basename, dirname } from 'node:path/posix'
import type { SourceFile } from '../../../compiler/source/source-file.ts'
import { inMigrationOrder } from '../../sources/migration-order.ts'

interface SchemaDirectory {
  readonly files: readonly SourceFile[]
  readonly directory: string
}

/**
 * The path of a new file, behind the file of its like or behind all. A directory whose files have no numbers gets no
 * file that would be read at the wrong time: its last file is taken.
 */
export function newFilePath(
  laid: string,
  behind: string | undefined,
  { files, directory: top }: SchemaDirectory,
): string {
  const ordered = inMigrationOrder(files.map(({ path }) => path))
  const before = behind ?? ordered.at(-1) ?? ''
  const directory = behind === undefined ? top : dirname(before)
  const name = basename(laid).replace(/^\d+_?/, '')
  const siblings = ordered.filter((path) => path.startsWith(`${directory}/`))
  const entries = siblings.map((path) => path.slice(directory.length + 1).split('/')[0] ?? '')
  const place = behind === undefined ? entries.length - 1 : entries.indexOf(basename(before))
  const number = numberOf(entries[place] ?? '')
  if (number === undefined) return before
  const width = /^\d+/.exec(entries[place] ?? '')?.[0].length ?? 0
  const next = entries
    .slice(place + 1)
    .map(numberOf)
    .find((each) => each !== undefined)
  const free = next === undefined ? number + 10 : Math.floor((number + next) / 2)
  if (free === number) return before
  return `${directory}/${`${free}`.padStart(width, '0')}_${name}`
}

function numberOf(name: string): number | undefined {
  const digits = /^\d+/.exec(name)?.[0]
  return digits === undefined ? undefined : Number(digits)
}
