import { type Accessor, createSignal } from 'solid-js'
import type { Bytes } from '../../../api/keys/bytes.ts'
import type { CommandAnswer, CommandHelp } from '../../../api/keys/command.ts'
import { ApiFailure, failureLine } from '../api/api-failure.ts'
import { createStored } from '../browser/stored.ts'
import type { Frame } from '../frame/frame.ts'
import { splitCommand } from './split-command.ts'

/** A line that was sent, and what came of it. */
export interface ConsoleEntry {
  readonly id: number
  readonly database: number
  readonly line: string
  readonly answer?: CommandAnswer
  /** Of HELP: what the commands of a name do. */
  readonly help?: readonly CommandHelp[]
  /** What the console itself says. */
  readonly note?: string
  /** Why it was not done. */
  readonly refusal?: string
  /** The name that must be given again before it is sent. */
  readonly confirm?: string
}

export interface ConsoleState {
  readonly entries: Accessor<readonly ConsoleEntry[]>
  readonly history: Accessor<readonly string[]>
  readonly isRunning: Accessor<boolean>
  readonly run: (line: string, confirm?: string) => Promise<void>
  /** Answers HELP from the commands that are known; false where the line is another command. */
  readonly explain: (line: string, commands: readonly CommandHelp[]) => boolean
  readonly stop: () => void
  readonly clear: () => void
}

const MOST_ENTRIES = 200
const MOST_LINES = 200

type ConsoleStudio = Frame & { readonly database: Accessor<number | undefined> }

/** The console keeps what it has shown as long as the page is open, and its lines beyond that. */
export function createConsole(studio: ConsoleStudio): ConsoleState {
  const [entries, setEntries] = createSignal<readonly ConsoleEntry[]>([])
  const [isRunning, setRunning] = createSignal(false)
  const [history, setHistory] = createStored<readonly string[]>(
    localStorage,
    'quarry-key-lines',
    [],
    areLines,
  )
  let made = 0
  let abort = new AbortController()
  const show = (entry: Omit<ConsoleEntry, 'id'>) => {
    made += 1
    const shown = { ...entry, id: made }
    setEntries((all) => [...all, shown].slice(-MOST_ENTRIES))
  }
  const remember = (line: string) =>
    setHistory([...history().filter((each) => each !== line), line].slice(-MOST_LINES))
  const explain = (line: string, commands: readonly CommandHelp[]) => {
    const asked = /^help(?:\s+(.*))?$/i.exec(line)
    if (asked === null) return false
    remember(line)
    show({ database: studio.database() ?? 0, line, ...helpOf(commands, asked[1] ?? '') })
    return true
  }
  const run = async (line: string, confirm?: string) => {
    const database = studio.database() ?? 0
    const args = splitCommand(line)
    remember(line)
    if (args === undefined) return show({ database, line, refusal: 'A quote is not closed.' })
    abort = new AbortController()
    setRunning(true)
    try {
      const body = { args, database, ...(confirm === undefined ? {} : { confirm }) }
      const { signal } = abort
      const answer = await studio.api.send<CommandAnswer>('POST', '/api/command', { body, signal })
      show({ database, line, answer })
      studio.noteWrite()
    } catch (error) {
      show({ database, line, ...refusalOf(error, abort.signal, args[0]) })
    }
    setRunning(false)
  }
  return {
    entries,
    history,
    isRunning,
    run,
    explain,
    stop: () => abort.abort(),
    clear: () => setEntries([]),
  }
}

const HELP = 'HELP and the name of a command tells what it does, such as HELP SET.'

function helpOf(commands: readonly CommandHelp[], asked: string) {
  const name = asked.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  if (name === '') return { note: HELP }
  const help = commands.filter((each) => each.name === name || each.name.startsWith(`${name} `))
  return help.length > 0 ? { help } : { note: 'The server has no such command.' }
}

function refusalOf(error: unknown, signal: AbortSignal, name: Bytes | undefined) {
  if (signal.aborted) return { refusal: 'Stopped. What the server had begun may be done.' }
  const refusal = failureLine(error)
  const asks = error instanceof ApiFailure && error.status === 428
  return asks && typeof name === 'string' ? { refusal, confirm: name.toUpperCase() } : { refusal }
}

/** The commands that begin like what is typed: at most so many. */
export function completions(
  commands: readonly CommandHelp[],
  typed: string,
): readonly CommandHelp[] {
  const wanted = typed.trimStart().toUpperCase()
  if (wanted === '') return []
  return commands.filter(({ name }) => name.startsWith(wanted)).slice(0, MOST_OPTIONS)
}

const MOST_OPTIONS = 8

/** The command that a line begins with: the longest name, as `CONFIG SET` is longer than `CONFIG`. */
export function commandOf(commands: readonly CommandHelp[], line: string): CommandHelp | undefined {
  const [first = '', second = ''] = line.trim().toUpperCase().split(/\s+/)
  return (
    commands.find(({ name }) => name === `${first} ${second}`) ??
    commands.find(({ name }) => name === first)
  )
}

function areLines(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
