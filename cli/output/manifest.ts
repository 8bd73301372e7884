import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { MANIFEST } from './settled-output.ts'

/** The name of each file that quarry wrote, and the SHA-256 of its text. */
type Manifest = Readonly<Record<string, string>>

/** A name with a slash would lead out of the directory. */
const manifestFile = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.literal(1),
    files: v.record(
      v.pipe(v.string(), v.regex(/^(?:[^/\\]+\.(?:js|d\.ts)|package\.json)$/)),
      v.string(),
    ),
  }),
)

export function manifestText(files: ReadonlyMap<string, string>): string {
  const hashes = [...files].map(([name, text]) => [name, hashOf(text)])
  const manifest = { version: 1, files: Object.fromEntries(hashes) }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}

export function hashOf(text: string): string {
  return hash('sha256', text)
}

/** Empty without a manifest, and for a damaged one: then no file is known to be quarry's. */
export function readManifest(directory: string): Manifest {
  const path = join(directory, MANIFEST)
  if (!existsSync(path)) return {}
  const parsed = v.safeParse(manifestFile, readFileSync(path, 'utf8'))
  return parsed.success ? parsed.output.files : {}
}
