/** Measured at 3 s and more, engines included: a long one at the end would keep a core waiting. */
const LONG_SUITES = [
  ...['bookshop', 'executed', 'cli-process', 'cases', 'package', 'robustness'],
  ...['chinook', 'docs', 'demo', 'fuzz-parse', 'printer-mysql', 'parity', 'printer-tokens'],
  ...['printer-postgresql', 'fuzz-types', 'structure', 'migrate/crowd', 'migrate/kill'],
].map((name) => `golden/suites/${name}.test.ts`)

const LONG = [...LONG_SUITES, 'golden/studio/accessibility.test.ts']

/** The order in which test files are begun. */
export function longestFirst(files: readonly string[]): string[] {
  return [
    ...LONG.filter((file) => files.includes(file)),
    ...files.filter((file) => !LONG.includes(file)),
  ]
}
