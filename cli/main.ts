import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type CAC, cac } from 'cac'
import { paintFor } from './terminal/colours.ts'
import { commandTable, globalOptions, listOptions } from './command-table.ts'
import { exitCode, type ExitCode } from './process/exit-code.ts'
import { HELP, helpAsOption } from './arguments/help-command.ts'
import { startInterrupts } from './process/interrupts.ts'
import type { Invocation } from './invocation.ts'
import { type ParsedOptions, textOf } from './arguments/parsed-options.ts'
import { spreadLists } from './arguments/spread-lists.ts'
import { writtenValue } from './arguments/written-value.ts'
import { nameStandardInput } from './arguments/standard-input.ts'
import { showProgress } from './terminal/progress.ts'
import { startStopwatch } from './terminal/stopwatch.ts'
import type { Terminal } from './terminal/terminal.ts'
import { version } from './version.ts'

const stopwatch = startStopwatch(() => performance.now())

const terminal: Terminal = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  paint: paintFor(process.stdout.isTTY, process.env),
  errorPaint: paintFor(process.stderr.isTTY, process.env),
  errorColumns: process.stderr.isTTY ? process.stderr.columns : undefined,
}

const interrupts = startInterrupts({
  on: (signal, heard) => process.on(signal, heard),
  exit: (code) => process.exit(code),
  now: () => performance.now(),
  tell: terminal.err,
})

process.stdout.on('error', (error) => void endUnheard(error))
process.stderr.on('error', endUntold)

try {
  process.exitCode = await run(helpAsOption(process.argv))
} catch (error) {
  process.exitCode = exitCode.bug
  const { bugReport } = await import('./terminal/bug-report.ts')
  terminal.err(bugReport(error, version))
}

/**
 * Ends the process where its output cannot be written. A reader who closes the pipe early, as in
 * `quarry check --json | head -1`, changes nothing: the work and its exit code are what they would have been.
 */
async function endUnheard(error: Error): Promise<void> {
  if (isClosedPipe(error)) return
  const [{ notWritable }, { report }] = await Promise.all([
    import('./diagnostics/io-fault.ts'),
    import('./terminal/report.ts'),
  ])
  const unheard = notWritable('<standard output>', error)
  report({ diagnostics: [unheard], files: [], shownPath: (path) => path }, terminal)
  process.exit(exitCode.error)
}

/** Nobody is left to tell. */
function endUntold(error: Error): void {
  if (!isClosedPipe(error)) process.exit(exitCode.error)
}

function isClosedPipe(error: Error): boolean {
  return 'code' in error && error.code === 'EPIPE'
}

async function run(argv: readonly string[]): Promise<ExitCode> {
  const cli = defineCommands()
  const { args, options } = cli.parse(spreadLists(nameStandardInput(argv), listOptions), {
    run: false,
  })
  const { matchedCommand: command, matchedCommandName: name } = cli
  // cac has shown it already, but for a command that has the option too.
  if (options['version'] === true) {
    if (name !== undefined) cli.outputVersion()
    return exitCode.clean
  }
  const isHelp = options['help'] === true || name === HELP
  const { findMisuse, findWrongUse } = await import('./arguments/wrong-use.ts')
  const checks = [() => command?.checkOptionValue(), () => command?.checkUnusedArgs()]
  const { checkCwd } = await import('./process/check-cwd.ts')
  const wrong =
    findWrongUse(isHelp ? [] : argv.slice(2), name ?? args[0]) ??
    (isHelp ? undefined : (findMisuse(checks) ?? checkCwd(textOf(options['cwd']))))
  if (wrong !== undefined) {
    const { report } = await import('./terminal/report.ts')
    report({ diagnostics: [wrong], files: [], shownPath: (path) => path }, terminal)
    return exitCode.error
  }
  if (command !== undefined && !isHelp) return cli.runMatchedCommand()
  cli.outputHelp()
  return isHelp ? exitCode.clean : exitCode.error
}

async function ask(question: string): Promise<boolean> {
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl+C is no answer.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  try {
    return /^y(?:es)?$/i.test((await lines.question(`${question} (y/N) `)).trim())
  } finally {
    lines.close()
  }
}

function readInput(): Promise<Buffer> {
  return buffer(process.stdin)
}

function defineCommands(): CAC {
  const cli = cac('quarry')
  for (const { name, description, takes, options, examples, run: perform } of commandTable) {
    const taken = takes === undefined ? '' : ' [...taken]'
    const command = cli
      .command(`${name}${taken}`, description)
      .usage(`${name} [options] ${takes ?? ''}`.trimEnd())
    command.rawName = `${name} ${takes ?? ''}`.trimEnd()
    for (const option of options) command.option(option.usage, option.description)
    for (const example of examples) command.example(`  $ ${example}`)
    // cac hands over what `[...taken]` stands for before the options.
    const withTaken = (named: readonly string[], parsed: ParsedOptions) =>
      perform(parsed, invocationOf(parsed), named)
    command.action(takes ? withTaken : (parsed: ParsedOptions) => withTaken([], parsed))
  }
  // `helpAsOption` has written it as an option: it stands here to be listed.
  cli.command(`${HELP} [command]`, 'Show this, or how a command is used')
  for (const { usage, description } of globalOptions) cli.option(usage, description)
  cli.example('  $ quarry init --sqlite && quarry gen')
  cli.help((sections) => sections.filter(({ title }) => !title?.startsWith('For more info')))
  // A command that does not exist has no help, and is an error.
  cli.showHelpOnExit = false
  cli.version(version)
  return cli
}

function invocationOf(options: ParsedOptions): Invocation {
  const cwd = resolve(textOf(options['cwd']) ?? '.')
  const location = { cwd, config: textOf(options['config']) }
  const { TERM } = process.env
  const isJson = options['json'] === true
  const isShown = process.stderr.isTTY && TERM !== 'dumb' && !isJson
  const now = () => performance.now()
  const written = (option: string) => writtenValue(process.argv.slice(2), option)
  const shown = isShown ? showProgress({ terminal, stopwatch }, now) : { terminal, stopwatch }
  return {
    location,
    ...shown,
    environment: process.env,
    interrupts,
    readInput,
    ask: process.stdin.isTTY && process.stderr.isTTY && !isJson ? ask : undefined,
    writtenValue: written,
  }
}
