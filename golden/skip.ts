/**
 * Reports tests that this machine cannot run, so that the runner counts and prints them.
 * The line starts with a line break because uvu leaves its dots without one.
 */
export function skip(reason: string, count = 1): void {
  process.stdout.write(`\nSKIPPED ${count} ${reason.replaceAll('\n', ' ')}\n`)
}
