import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** Much longer than anything takes, so that a busy machine is no failure. */
const PATIENCE_MS = 60_000

/** A command that watches, as a user has it in a terminal. */
export interface Watched {
  /** Resolves when the condition holds. Throws: what was printed, when it never does. */
  readonly until: (what: string, holds: () => boolean | Promise<boolean>) => Promise<void>
  /** The text that was printed since the last call. */
  readonly printed: () => string
  readonly everything: () => string
  readonly ended: Promise<unknown>
  /** Ends it as Ctrl+C does; gives the exit code. */
  readonly interrupt: () => Promise<number | null>
}

const running = new Set<ChildProcess>()

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** `quarry` is the path of the bundled command. */
export function watchCommand(quarry: string, args: readonly string[]): Watched {
  const child = spawn(process.execPath, [quarry, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  const ended = once(child, 'exit')
  let all = ''
  let told = 0
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      all += text
    })
  }
  return {
    async until(what, holds) {
      const deadline = performance.now() + PATIENCE_MS
      while (!(await holds())) {
        if (performance.now() > deadline || child.exitCode !== null) {
          throw new Error(`${what}: this never came; printed was\n${all}`)
        }
        await delay(5)
      }
    },
    printed() {
      const since = all.slice(told)
      told = all.length
      return since
    },
    everything: () => all,
    ended,
    async interrupt() {
      child.kill('SIGINT')
      const [code] = await ended
      running.delete(child)
      return typeof code === 'number' ? code : null
    },
  }
}
