import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ioCode } from '../diagnostics/io-fault.ts'
import { findLeftovers } from './leftovers.ts'

/** Stands in the output directory and lists what quarry wrote there, so that nothing else is touched. */
export const MANIFEST = '.quarry-manifest.json'

/**
 * The manifest and the files that it lists, texts by name; undefined where one of them cannot be
 * read, or where a run that was killed has left something to clear away.
 */
export function settledOutput(path: string): ReadonlyMap<string, string> | undefined {
  if (!existsSync(path)) return undefined
  const directory = realpathSync(path)
  if (findLeftovers(directory).length > 0) return undefined
  try {
    const manifest = readFileSync(join(directory, MANIFEST), 'utf8')
    const names = namesIn(manifest)
    const texts = names.map((name) => withUnixEnds(readFileSync(join(directory, name), 'utf8')))
    return withManifest(manifest, new Map(names.map((name, index) => [name, texts[index] ?? ''])))
  } catch (error) {
    if (!(error instanceof SyntaxError) && ioCode(error) === undefined) throw error
    return undefined
  }
}

/** The texts of the output directory, by name, once the files and their manifest are written. */
export function withManifest(
  manifest: string,
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map([[MANIFEST, manifest], ...files])
}

/** Without any check: what is not as it was when it was written counts as changed anyway. */
function namesIn(manifest: string): readonly string[] {
  const parsed: unknown = JSON.parse(manifest)
  if (typeof parsed !== 'object' || parsed === null || !('files' in parsed)) return []
  return typeof parsed.files === 'object' ? Object.keys(parsed.files ?? {}) : []
}

/** Git checks files out with the ends of lines of the system. */
export function withUnixEnds(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
