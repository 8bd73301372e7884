import type { Target } from './compile.ts'
import { toCommonjs } from './5-emit/commonjs.ts'
import { emit } from './5-emit/emit.ts'
import type { CheckedProject } from './ir/checked.ts'

/** A generated file; `path` is relative to the output directory. */
export interface GeneratedText {
  readonly path: string
  readonly text: string
}

/** ES modules, or CommonJS modules. */
export type ModuleKind = 'esm' | 'cjs'

/** Told of each stage as it begins. */
export type EnterStage = (stage: 'load printer' | 'emit' | 'print') => void

/**
 * The `.js` and `.d.ts` files of a project without errors. The printer is loaded here, because it is
 * heavy and `check` has no need of it.
 */
export async function generate(
  project: CheckedProject,
  { dialect, driver, options }: Target,
  enter: EnterStage = () => undefined,
  kind: ModuleKind = 'esm',
): Promise<readonly GeneratedText[]> {
  enter('load printer')
  const { printFiles } = await import('./5-emit/print.ts')
  enter('emit')
  const modules = emit(project, dialect, driver, options)
  const files =
    kind === 'esm' ? modules : modules.map((each) => ({ ...each, js: toCommonjs(each.js) }))
  enter('print')
  return printFiles(files)
}
