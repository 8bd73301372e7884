import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { ts } from 'ts-morph'

/**
 * What of ts-morph the bundle has: its printing of structures, without the compiler behind it. Loading
 * it took longer than all else that `quarry gen` does: 60 ms instead of 210 on Node 20, and a
 * package of 2.6 MB instead of 9.
 */

/** ts-morph carries the text of every lib.*.d.ts, 2.8 MB that only type checking needs. */
export const withoutLibFiles: Plugin = {
  name: 'without-lib-files',
  setup(bundle) {
    bundle.onLoad({ filter: /ts-morph-common\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const start = text.indexOf('const libFiles = [{')
      const end = text.indexOf('}];', start)
      if (start < 0 || end < 0)
        throw new Error(`${path} no longer holds its lib files as one array`)
      return { contents: `${text.slice(0, start)}const libFiles = [];${text.slice(end + 3)}` }
    })
  },
}

/** Of TypeScript printing needs the enumerations, and none of its functions but this one. */
export const withoutCompiler: Plugin = {
  name: 'without-compiler',
  setup(bundle) {
    bundle.onLoad({ filter: /@ts-morph[\\/]common[\\/]dist[\\/]typescript\.js$/ }, () => {
      const plain = Object.entries(ts).filter(([, value]) => isText(value) || isEnumeration(value))
      const api = JSON.stringify(Object.fromEntries(plain))
      return { contents: `module.exports = { ...${api}, createScanner: ${createScanner} }` }
    })
  },
}

/**
 * ts-morph asks the scanner where an item of a list ends, which is before a comment behind it. Ours
 * have none: an item is one token, and what follows it is white space.
 */
const createScanner = `() => {
  let end = 0
  let isRead = true
  return {
    setText(text = '') {
      end = text.trimEnd().length
      isRead = end === 0
    },
    scan() {
      const token = isRead ? ${ts.SyntaxKind.EndOfFileToken} : ${ts.SyntaxKind.Identifier}
      isRead = true
      return token
    },
    getTokenFullStart: () => end,
  }
}`

const isText = (value: unknown) => typeof value === 'string'

function isEnumeration(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((item) => ['string', 'number'].includes(typeof item))
}
