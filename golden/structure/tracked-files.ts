import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceText } from './source-rules.ts'

/** Every text file that git has or would take, in git's order; all of them from one listing. */
export function readTrackedFiles(root: string): SourceText[] {
  const listing = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8' },
  )
  return listing
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
}

/** Our own sources: not what quarry generated, nor the expected output it is compared with. */
export function isOwnSource(path: string): boolean {
  if (!path.endsWith('.ts') || path.endsWith('.d.ts')) return false
  return !/^golden\/cases\/|(?:^|\/)quarry_gen\//.test(path)
}
