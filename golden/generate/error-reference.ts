import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readReferenceSources } from './error-reference/read-sources.ts'
import { referencePage } from './error-reference/reference-page.ts'

/** `npm run generate:errors`: writes docs/errors.md. */
const page = await referencePage(readReferenceSources())
writeFileSync(fileURLToPath(new URL('../../docs/errors.md', import.meta.url)), page)
process.stdout.write(`docs/errors.md: ${page.length} characters\n`)
