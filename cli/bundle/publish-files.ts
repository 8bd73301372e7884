import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface PublishedFile {
  /** From the directory, with `/`. */
  readonly path: string
  readonly contents: string | Uint8Array
  readonly executable?: boolean
}

export interface Publication {
  readonly directory: string
  readonly files: readonly PublishedFile[]
  /** The files that name the others: they come last, so that whoever reads them meanwhile finds what they name. */
  readonly entries: readonly string[]
  /** What else may lie in the directory. */
  readonly kept: readonly string[]
}

/** Makes a directory hold these files and no others; each appears complete or not at all. */
export async function publishFiles(publication: Publication): Promise<void> {
  const { directory, files, entries } = publication
  const isEntry = ({ path }: PublishedFile) => entries.includes(path)
  for (const file of files.filter((each) => !isEntry(each))) await writeAtOnce(directory, file)
  for (const file of files.filter(isEntry)) await writeAtOnce(directory, file)
  await removeStale(publication)
}

async function writeAtOnce(directory: string, file: PublishedFile): Promise<void> {
  const path = join(directory, file.path)
  const partial = `${path}.partial`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(partial, file.contents, { mode: file.executable === true ? 0o755 : 0o644 })
  await rename(partial, path)
}

async function removeStale({ directory, files, kept }: Publication): Promise<void> {
  const wanted = new Set(files.map((file) => file.path))
  const found = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
  const isKept = (path: string) => kept.some((each) => path === each || path.startsWith(`${each}/`))
  for (const path of paths.filter((each) => !wanted.has(each) && !isKept(each)))
    await rm(join(directory, path))
}
