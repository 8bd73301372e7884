import { readFileSync } from 'node:fs'

let project = ''
let blanked = ''

/** @type {import('node:module').InitializeHook} */
export function initialize(data) {
  ;({ project, blanked } = data)
}

/**
 * Gives the project's TypeScript to tests without its types, as blankProject left it.
 *
 * @type {import('node:module').LoadHook}
 */
export function load(url, context, nextLoad) {
  const isTypeScript = url.startsWith(project) && url.endsWith('.ts')
  if (!isTypeScript || url.includes('/node_modules/')) return nextLoad(url, context)
  const source = readFileSync(new URL(url.slice(project.length), blanked))
  return { format: 'module', source, shortCircuit: true }
}
