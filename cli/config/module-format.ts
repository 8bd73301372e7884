import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ModuleKind } from '../../compiler/generate.ts'
import { ioCode } from '../diagnostics/io-fault.ts'

/** `module` of `[gen.js]`. */
export type ModuleSetting = 'auto' | ModuleKind

/** How generated modules are written, and what Node would take them for. */
export interface ModuleFormat {
  readonly kind: ModuleKind
  /** The nearest package.json says otherwise, so that the directory needs one of its own. */
  readonly declares: boolean
}

/**
 * The format of the modules in a directory that is generated. Node takes a `.js` file for CommonJS
 * unless the nearest package.json has `"type": "module"` (Node manual, "Determining module system");
 * without any package.json quarry writes ES modules, which Node then detects.
 */
export function moduleFormat(setting: ModuleSetting, directory: string): ModuleFormat {
  const nearest = nearestKind(directory)
  const kind = setting === 'auto' ? (nearest ?? 'esm') : setting
  return { kind, declares: kind !== (nearest ?? 'esm') }
}

/** The package.json of a directory of generated modules that differ from those around it. */
export function packageText(kind: ModuleKind): string {
  return `{ "type": "${kind === 'esm' ? 'module' : 'commonjs'}" }\n`
}

/** Undefined where no directory up to the root has a package.json. */
function nearestKind(directory: string): ModuleKind | undefined {
  const text = readPackage(join(directory, 'package.json'))
  if (text !== undefined && !isOurs(text)) return kindOf(text)
  const parent = dirname(directory)
  return parent === directory ? undefined : nearestKind(parent)
}

function readPackage(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const absent: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR']
    if (absent.includes(ioCode(error))) return undefined
    throw error
  }
}

function isOurs(text: string): boolean {
  return text === packageText('esm') || text === packageText('cjs')
}

function kindOf(text: string): ModuleKind {
  const { type } = packageOf(text)
  return type === 'module' ? 'esm' : 'cjs'
}

/** Node refuses to run anything below a package.json that is no JSON, and says so. */
function packageOf(text: string): { readonly type?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
