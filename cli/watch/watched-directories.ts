import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ioCode } from '../diagnostics/io-fault.ts'

/** These directories, and all below `searched`, by their paths, with what tells one from another of the same path. */
export function directoriesBelow(
  single: readonly string[],
  searched: readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const path of single) addDirectory(path, found)
  for (const path of searched) addAll(path, found)
  return found
}

function addAll(path: string, found: Map<string, string>): void {
  if (!addDirectory(path, found)) return
  for (const entry of entriesOf(path)) {
    const isWanted = !entry.name.startsWith('.') && (entry.isDirectory() || entry.isSymbolicLink())
    const below = join(path, entry.name)
    if (isWanted && !found.has(below)) addAll(below, found)
  }
}

/** Whether it is a directory. One that a link leads to again, from within itself, ends the search. */
function addDirectory(path: string, found: Map<string, string>): boolean {
  const entry = statOf(path)
  if (!entry?.isDirectory()) return false
  const identity = `${entry.dev} ${entry.ino} ${entry.birthtimeMs}`
  const isKnown = [...found].some(
    ([other, known]) => known === identity && path.startsWith(`${other}/`),
  )
  found.set(path, identity)
  return !isKnown
}

function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (ioCode(error) === undefined) throw error
    return undefined
  }
}

function entriesOf(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (ioCode(error) === undefined) throw error
    return []
  }
}
