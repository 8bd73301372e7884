import type { Plugin } from 'esbuild'

/**
 * Node's own modules as they are. An `import` makes a module of one first, with all that can be
 * imported from it: of `node:fs` with its promises and streams, which takes 3 ms and is not needed.
 */
export const plainBuiltins: Plugin = {
  name: 'plain-builtins',
  setup(bundle) {
    bundle.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: 'builtin' }))
    bundle.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }))
  },
}
