import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type OutputFile } from 'esbuild'
import { plainBuiltins } from './bundle-builtins.ts'
import { withoutCompiler, withoutLibFiles } from './bundle-printer.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const OUT = join(ROOT, 'dist')
const ENTRY = 'quarry.js'
const SHEBANG = '#!/usr/bin/env node\n'

/** TypeScript is CommonJS inside: it asks for these names, which an ES module does not have. */
const COMMONJS_NAMES = [
  `const require = process.getBuiltinModule('node:module').createRequire(import.meta.url)`,
  'const __filename = import.meta.filename',
  'const __dirname = import.meta.dirname',
].join(';')
const USES_COMMONJS = /\b(?:require|__filename|__dirname)\b/

await bundleCli()

/**
 * Writes dist/quarry.js and its chunks; a dynamic import becomes a chunk of its own, read when
 * used. Only white space is minified: short names made V8 load ts-morph 40 ms slower (289 against
 * 332 ms for a command that prints, Node 20), and stack traces stay readable.
 */
async function bundleCli(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: { quarry: 'cli/quarry.ts' },
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
    external: ['pg', 'mysql2', 'better-sqlite3'],
    plugins: [plainBuiltins, withoutLibFiles, withoutCompiler],
    logLevel: 'warning',
  })
  await mkdir(OUT, { recursive: true })
  const isEntry = (file: OutputFile) => basename(file.path) === ENTRY
  for (const chunk of outputFiles.filter((file) => !isEntry(file))) await writeAtOnce(chunk)
  // The entry comes last: whoever runs it meanwhile finds the chunks that it names.
  for (const entry of outputFiles.filter(isEntry)) await writeAtOnce(entry, SHEBANG)
  await removeAllBut(new Set(outputFiles.map((file) => basename(file.path))))
}

async function writeAtOnce(file: OutputFile, head = ''): Promise<void> {
  const partial = `${file.path}.partial`
  const names = USES_COMMONJS.test(file.text) ? `${COMMONJS_NAMES};\n` : ''
  await writeFile(partial, `${head}${names}${file.text}`, { mode: head === '' ? 0o644 : 0o755 })
  await rename(partial, file.path)
}

async function removeAllBut(kept: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(OUT)).filter((name) => !kept.has(name))
  for (const name of stale) await rm(join(OUT, name), { recursive: true })
}
