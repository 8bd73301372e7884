import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withVariantPaths } from './rest-reference/variant-paths.ts'

/** `npm run generate:rest`: writes the paths of documents and keys into docs/rest.md. */
const file = fileURLToPath(new URL('../../docs/rest.md', import.meta.url))
writeFileSync(file, withVariantPaths(readFileSync(file, 'utf8')))
