import type { Target } from './compile.ts'
import { toCommonjs } from './5-emit/commonjs.ts'
import { createEmitter } from './5-emit/emit.ts'
import type { GeneratedFile } from './5-emit/generated-file.ts'
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
export type Generate = (
  project: CheckedProject,
  target: Target,
  enter?: EnterStage,
  kind?: ModuleKind,
) => Promise<readonly GeneratedText[]>

/** Generates a project again and again; the module of a query file that has not changed is printed once. */
export function createGenerator(): Generate {
  const emit = createEmitter()
  const texts = {
    esm: new WeakMap<GeneratedFile, Texts>(),
    cjs: new WeakMap<GeneratedFile, Texts>(),
  }
  return async (project, target, enter = () => undefined, kind = 'esm') => {
    const { dialect, driver, options } = target
    enter('load printer')
    const { printFiles } = await import('./5-emit/print.ts')
    enter('emit')
    const modules = emit(project, dialect, driver, options)
    enter('print')
    return modules.flatMap((module) => {
      const file = kind === 'esm' ? module : { ...module, js: toCommonjs(module.js) }
      const printed = texts[kind].get(module) ?? printFiles([file])
      texts[kind].set(module, printed)
      return printed
    })
  }
}

type Texts = readonly GeneratedText[]

export const generate: Generate = (...given) => createGenerator()(...given)
