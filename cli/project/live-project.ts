import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { type CompiledSources, createSourceCompiler } from './compile-sources.ts'
import { checkOverrides } from '../config/check-overrides.ts'
import { checkRenames } from '../config/check-renames.ts'
import { type Config, type GenConfig, readConfig } from '../config/config.ts'
import type { WantedTarget } from '../config/load-target.ts'
import { type OpenedProject, openProject, type ProjectLocation } from '../config/open-project.ts'
import { perObject } from './per-object.ts'
import { type ReadFile, readSourceFile } from '../sources/read-source-file.ts'
import {
  type FileLists,
  readListedSources,
  readProjectSources,
  type ReadSources,
} from '../sources/read-sources.ts'
import { rememberFiles } from '../sources/remember-files.ts'
import { type Findings, hasErrors } from '../terminal/report.ts'
import type { Stopwatch } from '../terminal/stopwatch.ts'

/** The result of compiling a project, or files that are named one by one. */
export interface Compiled extends Findings {
  /** Undefined when a fault came before compiling. */
  readonly compiled: CompiledSources['compiled']
  /** The environment variable that holds the connection URL; undefined without a project. */
  readonly urlVariable?: string
  /** The environment variable with the address of a server for scratch databases. */
  readonly scratchVariable?: string | undefined
  /** The directory of the project file; undefined without a project. */
  readonly root?: string
  /** Aliases resolved; undefined when nothing names one. */
  readonly dialectName: string | undefined
}

/** A project whose files may change: it is opened and compiled again when they have. */
export interface LiveProject {
  /** Reads the project file and what it names. */
  readonly read: () => ReadProject
  /** Compiles what was read, as far as it has changed. Faults come back as diagnostics. */
  readonly compile: (read: ReadProject) => Promise<Compiled>
}

export interface ReadProject extends OpenedProject {
  /** Undefined without a project file to say which. */
  readonly read: ReadSources | undefined
}

/** A file that has not changed is the same object as before, and nothing that follows from it is done again. */
export function openLiveProject(location: ProjectLocation, stopwatch: Stopwatch): LiveProject {
  const readers = {
    readFile: rememberFiles(readSourceFile, isSameText),
    configOf: perObject(readConfig),
  }
  const compileSources = createSourceCompiler(stopwatch)
  const wantedBy = perObject(wantedTarget)
  return {
    read() {
      const opened = openProject(location, readers)
      const { root, config } = opened
      return { ...opened, read: config && readProjectSources(root, config, readers.readFile) }
    },
    async compile({ read, ...opened }) {
      const { root, config, files, shownPath } = opened
      if (!config || !read) return { ...opened, compiled: undefined, dialectName: undefined }
      const result = await compileSources(read, wantedBy(config))
      const diagnostics = [...result.diagnostics, ...faultsOfNames(result, config.gen)]
      const { urlVariable, scratchVariable } = config
      const all = [...files, ...result.files]
      return { ...result, diagnostics, shownPath, urlVariable, scratchVariable, root, files: all }
    },
  }
}

/** Reads and compiles a project once. */
export function compileProject(location: ProjectLocation, stopwatch: Stopwatch): Promise<Compiled> {
  const project = openLiveProject(location, stopwatch)
  return project.compile(project.read())
}

export interface ListedProject {
  readonly lists: FileLists
  readonly target: WantedTarget
}

/** Compiles files named one by one, without any project. */
export async function compileFiles(
  cwd: string,
  { lists, target }: ListedProject,
  stopwatch: Stopwatch,
): Promise<Compiled> {
  const compiled = await createSourceCompiler(stopwatch)(readListedSources(cwd, lists), target)
  return { ...compiled, shownPath: (path) => path }
}

/** Texts without a fault; a fault has its place in a file, which is to be that very object. */
function isSameText(before: ReadFile, after: ReadFile): boolean {
  const isWhole = before.fault === undefined && after.fault === undefined
  return isWhole && before.file?.text === after.file?.text
}

function wantedTarget({ dialect, gen, lint }: Config): WantedTarget {
  return { dialect, driver: gen.driver, options: gen, lint }
}

/** Only where all else is well: a table that a fault has hidden is not missing. */
function faultsOfNames(
  { compiled, diagnostics }: Pick<Compiled, 'compiled' | 'diagnostics'>,
  { renames, overridden }: GenConfig,
): readonly Renderable[] {
  if (compiled === undefined || hasErrors(diagnostics)) return []
  const { compilation, target } = compiled
  const { catalog } = compilation.project
  const { names, types } = target.dialect
  return [
    ...checkRenames(renames, catalog, names.defaultSchema),
    ...checkOverrides(overridden, catalog, types),
  ]
}
