import { type ChildProcess, spawn } from 'node:child_process'

export interface ChildCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** Of the whole run, or from one answer to the next question. */
  readonly timeoutSeconds: number
  /** What the child is told each time it sends a message. */
  readonly answer?: (outputSoFar: string) => object
}

export interface ChildResult {
  /** stdout and stderr in the order they arrived, without colours. */
  readonly output: string
  /** Absent when a signal ended the process. */
  readonly exitCode: number | undefined
  readonly timedOut: boolean
  readonly seconds: number
}

const running = new Set<ChildProcess>()
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** The child leads a process group of its own: a timeout ends whatever it started as well. */
export function runChild(what: ChildCommand): Promise<ChildResult> {
  const started = process.hrtime.bigint()
  const child = spawn(what.command, what.args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(what.answer ? (['ipc'] as const) : [])],
    env: { ...process.env, ...what.environment },
  })
  running.add(child)
  let output = ''
  let timedOut = false
  const collect = (chunk: string) => {
    output += chunk
  }
  child.stdout?.setEncoding('utf8').on('data', collect)
  child.stderr?.setEncoding('utf8').on('data', collect)
  const timer = setTimeout(() => {
    timedOut = true
    endGroup(child)
  }, what.timeoutSeconds * 1000)
  child.on('message', () => {
    timer.refresh()
    child.send(what.answer?.(output.replaceAll(COLOURS, '')) ?? {})
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      const seconds = Number(process.hrtime.bigint() - started) / 1e9
      resolve({
        output: output.replaceAll(COLOURS, ''),
        exitCode: code ?? undefined,
        timedOut,
        seconds,
      })
    })
  })
}

export function endAllChildren(): void {
  for (const child of running) endGroup(child)
}

/** The child itself may be gone while something it started still holds its output open. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
