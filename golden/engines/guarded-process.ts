import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Command = readonly [string, ...string[]]

export interface GuardedCommands {
  /** Run one after the other in the directory, before the server. */
  readonly prepare: readonly Command[]
  readonly serve: Command
  /** What ends the server at once: its data are thrown away. */
  readonly signal: 'KILL' | 'QUIT' | 'TERM'
}

export interface GuardedProcess {
  /** The last words of the commands. */
  output(): string
  hasEnded(): boolean
  /** Ends the server as `stop` does, a moment later, and leaves its directory. */
  kill(): void
  /** Starts it again in its directory, without the preparation. */
  restart(): void
  stop(): Promise<void>
}

/** A new directory, under the system's temporary one if nothing else is said. */
export function temporaryDirectory(name: string, parent = tmpdir()): string {
  return mkdtempSync(join(parent, `quarry-${name}-`))
}

/**
 * Starts a server that cannot outlive this process, however it ends: a guard, a process group of its
 * own, holds the other end of a pipe; when the pipe closes, it ends the server and removes the
 * directory. The server does not keep this process alive either.
 */
export function startGuarded(directory: string, commands: GuardedCommands): GuardedProcess {
  const guard = spawn('bash', ['-c', guardScript(directory, commands)], {
    cwd: directory,
    detached: true,
    env: cleanEnvironment(),
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const output = tailOf(guard)
  guard.unref()
  for (const pipe of [guard.stdin, guard.stdout]) if (pipe instanceof Socket) pipe.unref()
  return {
    ...output,
    kill: () => void guard.stdin?.write('kill\n'),
    restart: () => void guard.stdin?.write('restart\n'),
    stop: () => stopGuard(guard),
  }
}

// With job control (bash has it without a terminal, dash does not) the steps and all that they start
// are a group of their own, which can be killed as a whole: mysqld --initialize ignores TERM.
function guardScript(directory: string, { prepare, serve, signal }: GuardedCommands): string {
  const steps = [...prepare.map(quoteCommand), `exec ${quoteCommand(serve)}`].join(' && ')
  return `
set -m
{ ${steps}; } </dev/null 2>&1 &
server=$!
exec >/dev/null 2>&1
end() {
  kill -s ${signal} -- "-$server"
  for try in {1..200}; do kill -s 0 "$server" || break; sleep 0.05; done
  kill -s KILL -- "-$server"
  wait "$server"
}
while read -r order; do
  if [ "$order" = kill ]; then end; else { exec ${quoteCommand(serve)}; } </dev/null & server=$!; fi
done
end
cd /
for try in {1..20}; do rm -rf ${quoteWord(directory)} && break; sleep 0.05; done
`
}

function quoteCommand(command: Command): string {
  return command.map(quoteWord).join(' ')
}

function quoteWord(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}

/** Without the variables that initdb and the servers would obey; times in UTC, whatever the tests run in. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(PG|MYSQL|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' }
}

function tailOf(guard: ChildProcess): Pick<GuardedProcess, 'output' | 'hasEnded'> {
  let tail = ''
  let ended = false
  guard.stdout?.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-4000)))
  guard.stdout?.on('end', () => (ended = true))
  guard.on('error', (error) => (tail += error.message))
  return { output: () => tail, hasEnded: () => ended }
}

function stopGuard(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null || guard.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    guard.ref()
    guard.once('exit', () => resolve())
    guard.stdin?.end()
  })
}
