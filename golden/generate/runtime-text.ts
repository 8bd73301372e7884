import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runtimeTexts } from './runtime-text/runtime-texts.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** `npm run generate:runtime`: writes the text of the run-time modules for the compiler to read. */
for (const { path, text } of await runtimeTexts(ROOT)) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
  process.stdout.write(`${path}: ${text.length} characters\n`)
}
