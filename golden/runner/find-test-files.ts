import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['compiler', 'runtime', 'cli', 'golden', 'examples']

/** Paths from `root` with `/`, sorted; with patterns only those that contain one of them. */
export function findTestFiles(root: string, patterns: readonly string[]): string[] {
  const entries = FOLDERS.flatMap((folder) => filesBelow(root, folder))
  const files = entries.filter((file) => file.endsWith('.test.ts')).sort()
  if (patterns.length === 0) return files
  return files.filter((file) => patterns.some((pattern) => file.includes(pattern)))
}

function filesBelow(root: string, folder: string): string[] {
  const present = readdirSync(root, { withFileTypes: true }).some(
    (entry) => entry.name === folder && entry.isDirectory(),
  )
  if (!present) return []
  const below = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  return below
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/node_modules/'))
}
