import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const QUARRY = fileURLToPath(new URL('../../dist/quarry.js', import.meta.url))
const ONLY_DATABASE = new URL('only-database.ts', import.meta.url).href
const READY_WITHIN_MS = 20_000

export interface StudioCommand {
  /** What follows `quarry studio`: the address of a database, and options. */
  readonly args: readonly string[]
  /** The published command; that of this repository if nothing else is said. */
  readonly program?: string
  readonly cwd?: string
  /** Where it keeps what outlives it; otherwise a directory of its own, which goes with it. */
  readonly state?: string
  /** Sockets to anywhere but this database are refused, and printed as `OUTBOUND`. */
  readonly onlyDatabase?: string
}

/** `quarry studio` as a user starts it, without a browser. */
export interface StartedStudio {
  /** `http://127.0.0.1:5555` */
  readonly origin: string
  readonly processId: number
  /** All that it has printed so far. */
  output(): string
  /** Ctrl+C; the exit code. */
  interrupt(): Promise<number | null>
  /** Ends it, and removes the state that it has written. */
  stop(): Promise<void>
}

/** Waits until the studio says where it listens. Throws with what it printed when it ends before. */
export async function startStudio(command: StudioCommand): Promise<StartedStudio> {
  const state = command.state ?? mkdtempSync(join(tmpdir(), 'quarry-studio-state-'))
  const child = spawnStudio(command, state)
  const killed = () => void child.kill('SIGKILL')
  process.once('exit', killed)
  const output = collect(child)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    process.off('exit', killed)
    if (command.state === undefined) rmSync(state, { recursive: true, force: true })
  }
  const interrupt = () => {
    child.kill('SIGINT')
    return ended
  }
  try {
    const origin = await addressIn(output, child)
    return { origin, processId: child.pid ?? 0, output, interrupt, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What `quarry studio` prints when it refuses to start, and its exit code. */
export async function refusedStudio(command: StudioCommand) {
  const state = mkdtempSync(join(tmpdir(), 'quarry-studio-state-'))
  const child = spawnStudio(command, state)
  const timer = setTimeout(() => child.kill('SIGKILL'), READY_WITHIN_MS)
  const output = collect(child)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearTimeout(timer)
  rmSync(state, { recursive: true, force: true })
  return { code, output: output() }
}

function spawnStudio(command: StudioCommand, state: string): ChildProcess {
  const { args, program = QUARRY, cwd, onlyDatabase } = command
  return spawn(process.execPath, [program, 'studio', ...args, '--no-browser'], {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...restriction(onlyDatabase), XDG_STATE_HOME: state, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Of the studio and of the processes that it starts. */
function restriction(database: string | undefined): Readonly<Record<string, string>> {
  if (database === undefined) return {}
  const { hostname, port } = new URL(database)
  return {
    NODE_OPTIONS: `--import ${ONLY_DATABASE}`,
    QUARRY_DATABASE_HOST: `${hostname}:${port}`,
  }
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  return () => text
}

function addressIn(output: () => string, child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`quarry studio ${why}:\n${output()}`))
    const timer = setTimeout(
      () => fail(`says no address in ${READY_WITHIN_MS} ms`),
      READY_WITHIN_MS,
    )
    const look = () => {
      const origin = /https?:\/\/[^\s/]+:\d+/.exec(output())?.[0]
      if (origin === undefined) return
      clearTimeout(timer)
      resolve(origin)
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      fail(`ended with ${code}`)
    })
  })
}
