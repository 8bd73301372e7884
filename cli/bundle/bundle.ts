import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type OutputFile } from 'esbuild'
import { plainBuiltins } from './bundle-builtins.ts'
import { withoutCompiler, withoutLibFiles } from './bundle-printer.ts'
import { bundleStudio } from './bundle-studio.ts'
import { publishFiles } from './publish-files.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const OUT = join(ROOT, 'dist')
const STUDIO = 'studio'
const ENTRY = 'quarry.js'
const CHILD = 'sqlite-child.js'
const SHEBANG = '#!/usr/bin/env node\n'

/** TypeScript is CommonJS inside: it asks for these names, which an ES module does not have. */
const COMMONJS_NAMES = [
  `const require = process.getBuiltinModule('node:module').createRequire(import.meta.url)`,
  'const __filename = import.meta.filename',
  'const __dirname = import.meta.dirname',
].join(';')
const USES_COMMONJS = /\b(?:require|__filename|__dirname)\b/

await Promise.all([bundleCli(), bundleStudio(ROOT, join(OUT, STUDIO))])

/**
 * Writes dist/quarry.js and its chunks; a dynamic import becomes a chunk of its own, read when
 * used. Only white space is minified: short names made V8 load ts-morph 40 ms slower (289 against
 * 332 ms for a command that prints, Node 20), and stack traces stay readable.
 */
async function bundleCli(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    // The child process of SQLite is started by its path.
    entryPoints: {
      quarry: 'cli/quarry.ts',
      'sqlite-child': 'runtime/engines/sqlite/child/child.ts',
    },
    outdir: OUT,
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node22.14',
    minifyWhitespace: true,
    legalComments: 'none',
    external: ['pg', 'mysql2', 'better-sqlite3', 'mongodb', 'ioredis'],
    plugins: [plainBuiltins, withoutLibFiles, withoutCompiler],
    logLevel: 'warning',
  })
  const files = outputFiles.map(publishedFile)
  await publishFiles({ directory: OUT, files, entries: [ENTRY, CHILD], kept: [STUDIO] })
}

function publishedFile({ path, text }: OutputFile) {
  const isEntry = basename(path) === ENTRY
  const names = USES_COMMONJS.test(text) ? `${COMMONJS_NAMES};\n` : ''
  const contents = `${isEntry ? SHEBANG : ''}${names}${text}`
  return { path: basename(path), contents, executable: isEntry }
}
