import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCases } from '../../fixtures/golden-case.ts'
import { catalogueForms, faultMessages } from './catalogue-forms.ts'
import type { ReferenceSources } from './reference-page.ts'
import { ruleComments } from './rule-comments.ts'
import { shownDiagnostics } from './shown-diagnostics.ts'

const COMPILER = new URL('../../../compiler/', import.meta.url)

/** The tables of faults outside of SQL, from the root. */
const FAULTS = [
  'cli/diagnostics/fault.ts',
  'runtime/migrate/run/migration-faults.ts',
  'runtime/seed/seed-faults.ts',
]

/** The catalogue, the comments of the rules and the golden cases, as they stand in the tree. */
export function readReferenceSources(): ReferenceSources {
  const catalogue = fileURLToPath(new URL('diagnostics/catalogue.ts', COMPILER))
  return {
    faults: new Map(FAULTS.flatMap((path) => [...faultMessages(sourceOf(path))])),
    forms: catalogueForms(readFileSync(catalogue, 'utf8')),
    comments: ruleComments(fileURLToPath(new URL('4-check/rules/', COMPILER))),
    examples: shownDiagnostics(readCases()),
  }
}

function sourceOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../${path}`, COMPILER)), 'utf8')
}
