import { hazardKinds } from '../runtime/migrate/step.ts'
import { isSet } from './arguments/parsed-options.ts'
import type { CommandLine, CommandOption } from './command-line.ts'

const environment: CommandOption = {
  usage: '--env <name>',
  description: 'The database of [environments.<name>] of quarry.toml',
}

const allow: CommandOption = {
  usage: '--allow <kinds>',
  description: `Admit hazards: ${hazardKinds.join(', ')} or all, with commas`,
}

const admissions: readonly CommandOption[] = [
  allow,
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
  {
    name: 'baseline',
    description: 'Record migrations as applied to a database that has what they make',
    takes: '[id]',
    options: [{ usage: '--json', description: 'Print the migrations as JSON' }, environment],
    examples: ['quarry baseline', 'quarry baseline 20260101000000'],
    run: async (options, invocation, [upTo]) => {
      const { baseline } = await import('./commands/baseline.ts')
      const wanted = {
        upTo,
        environment: invocation.writtenValue('--env'),
        json: isSet(options['json']),
      }
      return baseline(wanted, invocation)
    },
  },
  {
    name: 'resolve',
    description: 'Say what became of a migration where quarry cannot tell',
    takes: '<id>',
    options: [
      { usage: '--as <state>', description: 'applied or pending' },
      {
        usage: '--statements <number>',
        description: 'With pending: so many statements are done, and the next run goes on there',
      },
      { usage: '--json', description: 'Print the migrations as JSON' },
      environment,
    ],
    examples: [
      'quarry resolve 20260101000000 --as applied',
      'quarry resolve 20260101000000 --as pending --statements 2',
    ],
    run: async (options, invocation, ids) => {
      const { resolve } = await import('./commands/resolve.ts')
      const wanted = {
        ids,
        as: invocation.writtenValue('--as'),
        statements: invocation.writtenValue('--statements'),
        environment: invocation.writtenValue('--env'),
        json: isSet(options['json']),
      }
      return resolve(wanted, invocation)
    },
  },
  {
    name: 'reset',
    description: 'Drop everything in the database and apply all migrations again',
    takes: undefined,
    options: [
      { usage: '--yes', description: 'Do not ask' },
      { usage: '--json', description: 'Print what was applied as JSON' },
      environment,
    ],
    examples: ['quarry reset', 'quarry reset --yes'],
    run: async (options, invocation) => {
      const { reset } = await import('./commands/reset.ts')
      const wanted = {
        environment: invocation.writtenValue('--env'),
        yes: isSet(options['yes']),
        json: isSet(options['json']),
      }
      return reset(wanted, invocation)
    },
  },
  {
    name: 'lint',
    description: 'Say what the migrations put at risk, and which of them are in conflict',
    takes: undefined,
    options: [
      { usage: '--json', description: 'Print the warnings as JSON' },
      { usage: '--dev-url <url>', description: 'Make scratch databases on this server' },
      { usage: '--scratch-on-target', description: 'Make them on the configured server' },
    ],
    examples: ['quarry lint', 'quarry lint --json'],
    run: async (options, invocation) => {
      const { lint } = await import('./commands/lint.ts')
      const wanted = {
        json: isSet(options['json']),
        devUrl: invocation.writtenValue('--dev-url'),
        onTarget: isSet(options['scratchOnTarget']),
      }
      return lint(wanted, invocation)
    },
  },
  {
    name: 'raw',
    description: 'Run statements in one transaction and show what they give',
    takes: '<file or sql>',
    options: [allow, { usage: '--json', description: 'Print the results as JSON' }, environment],
    examples: ['quarry raw "SELECT count(*) FROM books"', 'quarry raw report.sql --json'],
    run: async (options, invocation, texts) => {
      const { raw } = await import('./commands/raw.ts')
      const wanted = {
        texts,
        environment: invocation.writtenValue('--env'),
        json: isSet(options['json']),
        allow: invocation.writtenValue('--allow'),
      }
      return raw(wanted, invocation)
    },
  },
]
