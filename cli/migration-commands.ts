import { hazardKinds } from '../runtime/migrate/step.ts'
import { isSet } from './arguments/parsed-options.ts'
import type { CommandLine, CommandOption } from './command-line.ts'

const environment: CommandOption = {
  usage: '--env <name>',
  description: 'The database of [environments.<name>] of quarry.toml',
}

const admissions: readonly CommandOption[] = [
  {
    usage: '--allow <kinds>',
    description: `Admit hazards: ${hazardKinds.join(', ')} or all, with commas`,
  },
  { usage: '--yes', description: 'Answer yes to questions other than those about hazards' },
]

/** The commands that run migrations. */
export const migrationCommands: readonly CommandLine[] = [
  {
    name: 'apply',
    description: 'Run the migrations that are pending',
    takes: undefined,
    options: [
      { usage: '--count <number>', description: 'At most so many, the oldest first' },
      { usage: '--dry-run', description: 'Show the statements and run none' },
      { usage: '--out-of-order', description: 'Also those older than one that is applied' },
      ...admissions,
      { usage: '--json', description: 'Print what was applied as JSON' },
      environment,
    ],
    examples: ['quarry apply', 'quarry apply --dry-run', 'quarry apply --count 1 --env staging'],
    run: async (options, invocation) => {
      const { apply } = await import('./commands/apply.ts')
      const wanted = {
        environment: invocation.writtenValue('--env'),
        count: invocation.writtenValue('--count'),
        dryRun: isSet(options['dryRun']),
        outOfOrder: isSet(options['outOfOrder']),
        json: isSet(options['json']),
        allow: invocation.writtenValue('--allow'),
      }
      return apply(wanted, invocation)
    },
  },
  {
    name: 'down',
    description: 'Take applied migrations back, the newest first',
    takes: undefined,
    options: [
      { usage: '--count <number>', description: 'So many (default: 1)' },
      { usage: '--to <id>', description: 'All that are newer than this one' },
      ...admissions,
      { usage: '--json', description: 'Print what was taken back as JSON' },
      environment,
    ],
    examples: ['quarry down', 'quarry down --count 2', 'quarry down --to 20260101000000'],
    run: async (options, invocation) => {
      const { down } = await import('./commands/down.ts')
      const wanted = {
        environment: invocation.writtenValue('--env'),
        count: invocation.writtenValue('--count'),
        to: invocation.writtenValue('--to'),
        json: isSet(options['json']),
        allow: invocation.writtenValue('--allow'),
      }
      return down(wanted, invocation)
    },
  },
  {
    name: 'status',
    description: 'Say which migrations are applied; exit 2 where some are pending',
    takes: undefined,
    options: [{ usage: '--json', description: 'Print the migrations as JSON' }, environment],
    examples: ['quarry status', 'quarry status --env production --json'],
    run: async (options, invocation) => {
      const { status } = await import('./commands/status.ts')
      const wanted = {
        environment: invocation.writtenValue('--env'),
        json: isSet(options['json']),
      }
      return status(wanted, invocation)
    },
  },
]
