import type { Renderable } from '../../compiler/diagnostics/render.ts'
import { suggest } from '../../compiler/diagnostics/suggest.ts'
import { commandTable, globalOptions } from '../command-table.ts'
import { fault } from '../diagnostics/fault.ts'
import { HELP } from './help-command.ts'

const ALWAYS = ['--help', '-h', '--version', '-v']

/**
 * The first argument that no command or option answers to. `argv` is what follows the program's
 * name, `command` the first word in it that is not an option.
 */
export function findWrongUse(
  argv: readonly string[],
  command: string | undefined,
): Renderable | undefined {
  const found = commandTable.find(({ name }) => name === command)
  if (command !== undefined && command !== HELP && found === undefined) {
    const commands = [...commandTable.map((each) => each.name), HELP]
    const params = { name: command, commands, suggestion: suggest(command, commands) }
    return fault('unknown-command', params, undefined)
  }
  const usages = [...globalOptions, ...(found?.options ?? [])].map(({ usage }) => usage)
  const known = [...ALWAYS, ...usages.map((usage) => usage.split(' ')[0] ?? usage)]
  const option = optionsOf(argv).find((name) => !known.includes(name))
  if (option === undefined) return undefined
  return fault('unknown-option', { option, suggestion: suggest(option, known) }, undefined)
}

function optionsOf(argv: readonly string[]): string[] {
  const end = argv.indexOf('--')
  const before = end < 0 ? argv : argv.slice(0, end)
  return before.flatMap((argument) => /^-[^=]+/.exec(argument)?.[0] ?? [])
}

/** What cac finds wrong with the values of options and with what follows the command. */
export function findMisuse(checks: readonly (() => void)[]): Renderable | undefined {
  try {
    for (const check of checks) check()
    return undefined
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CACError') throw error
    const [first = '', ...rest] = error.message.replaceAll('`', '"')
    return fault('malformed-arguments', { reason: first.toLowerCase() + rest.join('') }, undefined)
  }
}
