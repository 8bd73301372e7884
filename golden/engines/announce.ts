/** A line for whoever waits: a download takes seconds, and standard output belongs to the tests. */
export function announce(line: string): void {
  process.stderr.write(`engines: ${line}\n`)
}
