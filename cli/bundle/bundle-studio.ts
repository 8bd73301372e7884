import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { type PublishedFile, publishFiles } from './publish-files.ts'

/** Writes the pages of the studio, from `studio/ui`, to where its server hands them out. */
export async function bundleStudio(root: string, directory: string): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), 'quarry-studio-'))
  try {
    await build({
      configFile: join(root, 'studio', 'ui', 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: made, emptyOutDir: true, sourcemap: false },
    })
    const files = await filesBelow(made)
    await publishFiles({ directory, files, entries: ['index.html'], kept: [] })
  } finally {
    await rm(made, { recursive: true })
  }
}

async function filesBelow(directory: string): Promise<PublishedFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(async (path) => ({
      path: path.slice(directory.length + 1).replaceAll('\\', '/'),
      contents: await readFile(path),
    })),
  )
}
