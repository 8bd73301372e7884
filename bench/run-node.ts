import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

export interface Run {
  /** Of wall time. */
  readonly milliseconds: number
  /** Of all threads. */
  readonly processor: number
  readonly peakMegabytes: number
  readonly stdout: string
  readonly stderr: string
}

/** The last line of what a process reports says what it used: only it itself knows its peak. */
const USED = `data:text/javascript,process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write(String.fromCharCode(10) + [userCPUTime + systemCPUTime, maxRSS].join(' '));
});`

/** A process of its own, from the repository's folder. Throws: if it fails. */
export function runNode(args: readonly string[], stdout: 'inherit' | 'pipe' = 'pipe'): Run {
  const started = performance.now()
  const child = spawnSync(process.execPath, ['--import', USED, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'pipe'],
    maxBuffer: 2 ** 28,
  })
  const milliseconds = performance.now() - started
  if (child.status !== 0) {
    throw new Error(`node ${args.join(' ')} exited ${child.status}\n${child.stderr}`)
  }
  const end = child.stderr.lastIndexOf('\n')
  const [microseconds = 0, kilobytes = 0] = child.stderr
    .slice(end + 1)
    .split(' ')
    .map(Number)
  return {
    milliseconds,
    processor: microseconds / 1000,
    peakMegabytes: kilobytes / 1024,
    stdout: child.stdout ?? '',
    stderr: child.stderr.slice(0, end),
  }
}
