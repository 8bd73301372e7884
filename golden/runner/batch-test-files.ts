/** Measured at 3 s and more, engines included: each has a process of its own, the longest first. */
const LONG = [
  ...['bookshop', 'executed', 'cli-process', 'cases', 'package', 'robustness'],
  ...['chinook', 'docs', 'demo', 'fuzz-parse', 'printer-mysql', 'parity'],
]
/** More of them than cores, so that a long one at the end keeps no core waiting. */
const BATCHES_PER_CORE = 2

/**
 * The files of each process. Starting node and loading the compiler takes longer than most files,
 * so that these share: what such a file changes in its process it puts back.
 */
export function batchTestFiles(files: readonly string[], cores: number): string[][] {
  const long = LONG.map((name) => `golden/suites/${name}.test.ts`)
  const others = files.filter((file) => !long.includes(file))
  const count = cores * BATCHES_PER_CORE
  const batches = Array.from({ length: count }, (_, batch) =>
    others.filter((_, place) => place % count === batch),
  )
  return [
    ...long.filter((file) => files.includes(file)).map((file) => [file]),
    ...batches.filter((batch) => batch.length > 0),
  ]
}
