import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

export interface StaticFile {
  readonly bytes: Buffer
  readonly type: string
  /** Its name has a hash of its bytes: it never changes. */
  readonly isImmutable: boolean
}

/** By the exact path of a request. */
export type StaticFiles = ReadonlyMap<string, StaticFile>

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Every file of the built page, read into memory: no request ever reaches the file system. Symbolic links and
 * files of other types are left out. Empty where the page has not been built.
 */
export async function readStaticFiles(directory: string): Promise<StaticFiles> {
  const entries = await entriesOf(directory)
  const files = entries.filter((entry) => entry.isFile() && extname(entry.name) in types)
  const read = files.map(async (entry): Promise<readonly [string, StaticFile]> => {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(directory, file).split(sep).join('/')}`
    const type = types[extname(entry.name)] ?? ''
    const isImmutable = path.startsWith('/assets/')
    return [path, { bytes: await readFile(file), type, isImmutable }]
  })
  return new Map(await Promise.all(read))
}

async function entriesOf(directory: string) {
  try {
    return await readdir(directory, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
