import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import { ioCode, notWritable } from '../diagnostics/io-fault.ts'
import { writeWhole } from '../output/write-whole.ts'

/** Writes a file whose path is relative to the project; the fault where that is not possible. */
export function writeSchemaFile({ path, text }: SourceFile, root: string): Renderable | undefined {
  const absolute = resolve(root, path)
  try {
    mkdirSync(dirname(absolute), { recursive: true })
    writeWhole(absolute, text)
    return undefined
  } catch (error) {
    if (ioCode(error) === undefined) throw error
    return notWritable(path, error)
  }
}
