import { spawnSync } from 'node:child_process'

interface Expected {
  /** The exit code. */
  readonly code: number
  readonly input?: string
}

/** Milliseconds of wall time from the start of a program to its end. Throws where it ends otherwise than expected. */
export function timeProcess(
  [program, ...args]: readonly [string, ...string[]],
  { code, input }: Expected,
): number {
  const started = performance.now()
  const ended = spawnSync(program, args, { encoding: 'utf8', input, maxBuffer: 2 ** 28 })
  const milliseconds = performance.now() - started
  if (ended.status !== code) {
    const said = `${ended.error?.message ?? ''}${ended.stderr}`.trim().slice(-1000)
    throw new Error(`${program} ${args.join(' ')} exited ${ended.status}: ${said}`)
  }
  return milliseconds
}
