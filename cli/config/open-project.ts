import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { CONFIG_FILE, type Config, type ReadConfig, readConfig } from './config.ts'
import { fault } from '../diagnostics/fault.ts'
import type { SourceFile } from '../../compiler/source/source-file.ts'
import { type ReadSourceFile, readSourceFile } from '../sources/read-source-file.ts'
import type { Findings } from '../terminal/report.ts'

/** Where a command looks for its project. */
export interface ProjectLocation {
  readonly cwd: string
  /** Path of the project file, relative to `cwd`. */
  readonly config: string | undefined
}

export interface OpenedProject extends Findings {
  /** The directory of the project file; paths of sources are relative to it. */
  readonly root: string
  /** The absolute path of the project file. */
  readonly path: string
  /** Undefined when a diagnostic says why. */
  readonly config: Config | undefined
}

/** The readers of a project; those of a watched project remember what they have read. */
export interface ProjectReaders {
  readonly readFile: ReadSourceFile
  readonly configOf: (file: SourceFile) => ReadConfig
}

/** Finds and reads the project file. Paths are shown relative to where the user stands. */
export function openProject(
  { cwd, config }: ProjectLocation,
  { readFile, configOf }: ProjectReaders = { readFile: readSourceFile, configOf: readConfig },
): OpenedProject {
  const absolute = resolve(cwd, config ?? CONFIG_FILE)
  const root = dirname(absolute)
  const { file, fault: unread } = readFile(absolute, basename(absolute))
  const read = file && !unread ? configOf(file) : undefined
  const missing = unread?.code === 'missing-file'
  const failed = missing ? fault('missing-project', {}, unread.place) : unread
  return {
    root,
    path: absolute,
    config: read?.config,
    diagnostics: read?.faults ?? (failed ? [failed] : []),
    files: file ? [file] : [],
    shownPath: (path) => relative(cwd, join(root, path)).split(sep).join('/'),
  }
}
