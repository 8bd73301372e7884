import { resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type CAC, cac } from 'cac'
import { paintFor } from './terminal/colours.ts'
import { commandTable, globalOptions, listOptions } from './command-table.ts'
import { exitCode, type ExitCode } from './exit-code.ts'
import { startInterrupts } from './interrupts.ts'
import type { Invocation } from './invocation.ts'
import { type ParsedOptions, textOf } from './parsed-options.ts'
import { spreadLists } from './spread-lists.ts'
import { nameStandardInput } from './standard-input.ts'
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
// Nobody is left to tell.
process.stderr.on('error', () => process.exit(exitCode.error))

try {
  process.exitCode = await run(process.argv)
} catch (error) {
  process.exitCode = exitCode.bug
  const { bugReport } = await import('./terminal/bug-report.ts')
  terminal.err(bugReport(error, version))
}

/** What was asked for cannot be written: `quarry check --json | head` closes the pipe early, which is no fault. */
async function endUnheard(error: Error): Promise<void> {
  const { ioCode, notWritable } = await import('./io-fault.ts')
  if (ioCode(error) !== 'EPIPE') {
    const { report } = await import('./terminal/report.ts')
    const unheard = notWritable('<standard output>', error)
    report({ diagnostics: [unheard], files: [], shownPath: (path) => path }, terminal)
  }
  process.exit(exitCode.error)
}

async function run(argv: readonly string[]): Promise<ExitCode> {
  const cli = defineCommands()
  const { args, options } = cli.parse(spreadLists(nameStandardInput(argv), listOptions), {
    run: false,
  })
  if (options['help'] === true) return exitCode.clean
  // cac has shown it already, but for a command that has the option too.
  if (options['version'] === true) {
    if (cli.matchedCommandName !== undefined) cli.outputVersion()
    return exitCode.clean
  }
  const { findMisuse, findWrongUse } = await import('./wrong-use.ts')
  const { matchedCommand: command, matchedCommandName: name } = cli
  const checks = [() => command?.checkOptionValue(), () => command?.checkUnusedArgs()]
  const { checkCwd } = await import('./check-cwd.ts')
  const wrong =
    findWrongUse(argv.slice(2), name ?? args[0]) ??
    findMisuse(checks) ??
    checkCwd(textOf(options['cwd']))
  if (wrong !== undefined) {
    const { report } = await import('./terminal/report.ts')
    report({ diagnostics: [wrong], files: [], shownPath: (path) => path }, terminal)
    return exitCode.error
  }
  if (command !== undefined) return cli.runMatchedCommand()
  cli.outputHelp()
  return exitCode.error
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
    for (const option of options) command.option(option.usage, option.description)
    for (const example of examples) command.example(`  $ ${example}`)
    // cac hands over what `[...taken]` stands for before the options.
    const withTaken = (named: readonly string[], parsed: ParsedOptions) =>
      perform(parsed, invocationOf(parsed), named)
    command.action(takes ? withTaken : (parsed: ParsedOptions) => withTaken([], parsed))
  }
  for (const { usage, description } of globalOptions) cli.option(usage, description)
  cli.example('  $ quarry init --sqlite && quarry gen')
  cli.help((sections) => sections.filter(({ title }) => !title?.startsWith('For more info')))
  cli.version(version)
  return cli
}

function invocationOf(options: ParsedOptions): Invocation {
  const cwd = resolve(textOf(options['cwd']) ?? '.')
  const location = { cwd, config: textOf(options['config']) }
  return { location, terminal, environment: process.env, stopwatch, interrupts, readInput }
}
