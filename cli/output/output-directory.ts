import { relative, resolve } from 'node:path'
import type { Placed } from '../config/config-table.ts'
import type { Place } from '../../compiler/source/span.ts'

export interface OutputDirectory {
  readonly absolute: string
  /** Relative to the project, as faults name it. */
  readonly path: string
  /** The place in the project file that names it. */
  readonly place: Place
}

export function outputDirectory(root: string, out: Placed<string>): OutputDirectory {
  const absolute = resolve(root, out.value)
  return { absolute, path: relative(root, absolute) || '.', place: out.place }
}
