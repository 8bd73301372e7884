import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { CONFIG_FILE, type Config, readConfig } from './config.ts'
import { fault } from '../fault.ts'
import { readSourceFile } from '../sources/read-source-file.ts'
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
  /** Undefined when a diagnostic says why. */
  readonly config: Config | undefined
}

/** Finds and reads the project file. Paths are shown relative to where the user stands. */
export async function openProject({ cwd, config }: ProjectLocation): Promise<OpenedProject> {
  const absolute = resolve(cwd, config ?? CONFIG_FILE)
  const root = dirname(absolute)
  const { file, fault: unread } = await readSourceFile(absolute, basename(absolute))
  const read = file && !unread ? readConfig(file) : undefined
  const missing = unread?.code === 'missing-file'
  const failed = missing ? fault('missing-project', {}, unread.place) : unread
  return {
    root,
    config: read?.config,
    diagnostics: read?.faults ?? (failed ? [failed] : []),
    files: file ? [file] : [],
    shownPath: (path) => relative(cwd, join(root, path)).split(sep).join('/'),
  }
}
