import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['compiler', 'runtime', 'studio', 'cli', 'golden', 'bench', 'examples']

/** Paths from `root` with `/`, sorted; with patterns only those that contain one of them. */
export function findTestFiles(root: string, patterns: readonly string[]): string[] {
  const files = findTypeScript(root).filter((file) => file.endsWith('.test.ts'))
  if (patterns.length === 0) return files
  return files.filter((file) => patterns.some((pattern) => file.includes(pattern)))
}

/** All TypeScript of the project that can be run: paths from `root` with `/`, sorted. */
export function findTypeScript(root: string): string[] {
  const files = FOLDERS.flatMap((folder) => filesBelow(root, folder))
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts')).sort()
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
