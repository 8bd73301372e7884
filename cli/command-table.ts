import { initProviders } from './config/config-providers.ts'
import type { CommandLine, CommandOption } from './command-line.ts'
import { migrationCommands } from './migration-commands.ts'
import { isSet, textOf, textsOf } from './arguments/parsed-options.ts'

export const globalOptions: readonly CommandOption[] = [
  { usage: '--cwd <directory>', description: 'Run as if started in this directory' },
  { usage: '--config <file>', description: 'The project file, instead of quarry.toml' },
]

/** Options that take several values: `--schema a.sql b.sql`. */
export const listOptions = ['--schema', '--queries', '--table'] as const

/** All commands. What one needs is loaded when it is run: `quarry --version` loads none of it. */
export const commandTable: readonly CommandLine[] = [
  {
    name: 'init',
    description: 'Write a small project that generates at once',
    takes: undefined,
    options: [
      ...initProviders.map((provider) => ({
        usage: `--${provider}`,
        description: `For this database${provider === initProviders[0] ? ' (default)' : ''}`,
      })),
      { usage: '--driver <name>', description: 'The driver that the generated code is for' },
    ],
    examples: ['quarry init', 'quarry init --sqlite', 'quarry init --postgresql --driver postgres'],
    run: async (options, invocation) => {
      const { init } = await import('./commands/init.ts')
      const providers = initProviders.filter((name) => isSet(options[name]))
      return init({ providers, driver: textOf(options['driver']) }, invocation)
    },
  },
  {
    name: 'gen',
    description: 'Compile the queries and write the generated code',
    takes: undefined,
    options: [
      { usage: '--check', description: 'Write nothing; exit 2 when the code on disk is stale' },
      { usage: '--json', description: 'Print the files and the diagnostics as JSON' },
      { usage: '--watch', description: 'Go on, and generate again after every change' },
      { usage: '--timing', description: 'Print the time of each stage' },
    ],
    examples: [
      'quarry gen',
      'quarry gen --watch',
      'quarry gen --check',
      'quarry gen --cwd services/shop --timing',
    ],
    run: async (options, invocation) => {
      const { gen } = await import('./commands/gen.ts')
      const wanted = {
        check: isSet(options['check']),
        json: isSet(options['json']),
        watch: isSet(options['watch']),
        timing: isSet(options['timing']),
      }
      return gen(wanted, invocation)
    },
  },
  {
    name: 'check',
    description: 'Compile the queries and write nothing',
    takes: undefined,
    options: [
      { usage: '--json', description: 'Print queries, types and diagnostics as JSON' },
      { usage: '--watch', description: 'Go on, and check again after every change' },
      { usage: '--schema <file...>', description: 'Schema files, instead of those of a project' },
      { usage: '--queries <file...>', description: 'Query files, instead of those of a project' },
      { usage: '--dialect <name>', description: 'The dialect of these files' },
      { usage: '--driver <name>', description: 'The driver that TypeScript types are for' },
      {
        usage: '--verify [url]',
        description: 'Ask an engine as well; exit 3 where it describes a query otherwise',
      },
    ],
    examples: [
      'quarry check',
      'quarry check --watch',
      'quarry check --json',
      'quarry check --verify postgres://localhost/shop',
      'quarry check --schema schema.sql --queries a.sql b.sql --dialect postgresql',
    ],
    run: async (options, invocation) => {
      const { check } = await import('./commands/check.ts')
      const wanted = {
        json: isSet(options['json']),
        schema: textsOf(options['schema']),
        queries: textsOf(options['queries']),
        dialect: textOf(options['dialect']),
        driver: textOf(options['driver']),
        verify: verifyOf(options['verify']),
        watch: isSet(options['watch']),
      }
      return check(wanted, invocation)
    },
  },
  {
    name: 'explain-type',
    description: 'Say why the columns of a query have their types and can be NULL or cannot',
    takes: '<query> [column]',
    options: [{ usage: '--json', description: 'Print the steps as JSON' }],
    examples: ['quarry explain-type GetBook', 'quarry explain-type GetBook title --json'],
    run: async (options, invocation, [query, column, ...others]) => {
      const { explainType } = await import('./commands/explain-type.ts')
      const wanted = { query, column, others, json: isSet(options['json']) }
      return explainType(wanted, invocation)
    },
  },
  ...migrationCommands,
  {
    name: 'migrate',
    description: 'Write a migration: an empty pair of files, or the way to the schema files',
    takes: '[name]',
    options: [
      { usage: '--auto', description: 'Compare, plan, and prove both ways on scratch databases' },
      {
        usage: '--from <url>',
        description: 'Begin at this database (default: where the migrations lead)',
      },
      { usage: '--yes', description: 'What may have been renamed has been; admits no hazard' },
      { usage: '--allow <kinds>', description: 'Admit hazards of these kinds, or all' },
      { usage: '--dev-url <url>', description: 'Make scratch databases on this server' },
      { usage: '--scratch-on-target', description: 'Make them on the configured server' },
    ],
    examples: [
      'quarry migrate add_orders',
      'quarry migrate add_orders --auto',
      'quarry migrate baseline --auto --from postgres://localhost/shop',
    ],
    run: async (options, invocation, [name, ...others]) => {
      const { migrate } = await import('./commands/migrate.ts')
      const wanted = {
        name: [name ?? [], ...others].flat().join(' ') || undefined,
        auto: isSet(options['auto']),
        yes: isSet(options['yes']),
        from: invocation.writtenValue('--from'),
        allow: invocation.writtenValue('--allow'),
        devUrl: invocation.writtenValue('--dev-url'),
        onTarget: isSet(options['scratchOnTarget']),
      }
      return migrate(wanted, invocation)
    },
  },
  {
    name: 'diff',
    description: 'Compare two schemas: databases, schema files, migrations',
    takes: '<from> <to>',
    options: [
      { usage: '--json', description: 'Print the statements and their hazards as JSON' },
      { usage: '--dev-url <url>', description: 'Make scratch databases on this server' },
      { usage: '--scratch-on-target', description: 'Make them on the configured server' },
    ],
    examples: ['quarry diff migrations schema', 'quarry diff postgres://localhost/shop schema'],
    run: async (options, invocation, sides) => {
      const { diff } = await import('./commands/diff.ts')
      const wanted = {
        sides,
        json: isSet(options['json']),
        devUrl: invocation.writtenValue('--dev-url'),
        onTarget: isSet(options['scratchOnTarget']),
      }
      return diff(wanted, invocation)
    },
  },
  {
    name: 'pull',
    description: 'Write the schema files from a database',
    takes: '[url]',
    options: [
      {
        usage: '--dry-run',
        description: 'Show the files and write none; exit 2 where some differ',
      },
      { usage: '--yes', description: 'Change files that are there without asking' },
      { usage: '--json', description: 'Print the files and the objects as JSON' },
      {
        usage: '--env <name>',
        description: 'The database of [environments.<name>] of quarry.toml',
      },
      { usage: '--dev-url <url>', description: 'Make scratch databases on this server' },
      { usage: '--scratch-on-target', description: 'Make them on the server of the database' },
    ],
    examples: ['quarry pull', 'quarry pull postgres://localhost/shop', 'quarry pull --dry-run'],
    run: async (options, invocation, urls) => {
      const { pull } = await import('./commands/pull.ts')
      const wanted = {
        urls,
        environment: invocation.writtenValue('--env'),
        dryRun: isSet(options['dryRun']),
        yes: isSet(options['yes']),
        json: isSet(options['json']),
        devUrl: invocation.writtenValue('--dev-url'),
        onTarget: isSet(options['scratchOnTarget']),
      }
      return pull(wanted, invocation)
    },
  },
  {
    name: 'seed',
    description: 'Fill the tables with made-up rows that obey their keys and conditions',
    takes: '[table[:rows]...]',
    options: [
      { usage: '--count <number>', description: 'Rows of each table (default: 100)' },
      { usage: '--seed <text>', description: 'Others make other rows (default: 1)' },
      { usage: '--truncate', description: 'Delete the rows that are there first' },
      { usage: '--append', description: 'Keep the rows that are there, and add others' },
      { usage: '--yes', description: 'Do not ask before rows are deleted' },
      { usage: '--json', description: 'Print the tables and their rows as JSON' },
      {
        usage: '--env <name>',
        description: 'The database of [environments.<name>] of quarry.toml',
      },
    ],
    examples: [
      'quarry seed',
      'quarry seed --count 1000 --truncate',
      'quarry seed users:50 orders:500 --seed demo',
    ],
    run: async (options, invocation, tables) => {
      const { seedDatabase } = await import('./commands/seed.ts')
      const wanted = {
        tables,
        count: invocation.writtenValue('--count'),
        seed: invocation.writtenValue('--seed'),
        truncate: isSet(options['truncate']),
        append: isSet(options['append']),
        yes: isSet(options['yes']),
        json: isSet(options['json']),
        environment: invocation.writtenValue('--env'),
      }
      return seedDatabase(wanted, invocation)
    },
  },
  {
    name: 'export',
    description: 'Write the rows of a database, as they are at one moment, into files',
    takes: '[url]',
    options: [
      {
        usage: '--format <name>',
        description: 'json (default), ndjson, csv: a file a table; sql, sqlite: one file',
      },
      { usage: '--table <name...>', description: 'These tables or views, instead of all tables' },
      { usage: '--query <sql>', description: 'The rows of a query' },
      {
        usage: '--no-guard',
        description: 'csv: leave texts that a spreadsheet would run as they are',
      },
      {
        usage: '--env <name>',
        description: 'The database of [environments.<name>] of quarry.toml',
      },
      { usage: '--json', description: 'Print the directory and its files as JSON' },
    ],
    examples: [
      'quarry export',
      'quarry export --format csv --table users orders',
      'quarry export sqlite://shop.db --format sql',
      'quarry export --query "SELECT * FROM orders WHERE total > 100" --format ndjson',
    ],
    run: async (options, invocation, urls) => {
      const { exportRows } = await import('./commands/export.ts')
      const wanted = {
        urls,
        environment: invocation.writtenValue('--env'),
        format: textOf(options['format']),
        tables: textsOf(options['table']),
        query: invocation.writtenValue('--query'),
        guard: options['guard'] !== false,
        json: isSet(options['json']),
      }
      return exportRows(wanted, invocation)
    },
  },
  {
    name: 'studio',
    description: 'Open a database in the browser: browse, edit, run SQL',
    takes: '[url]',
    options: [
      {
        usage: '--port <number>',
        description: 'This port exactly (default: the first free from 5555)',
      },
      { usage: '--host <address>', description: 'Listen there (default: 127.0.0.1)' },
      { usage: '--auth-token <token>', description: 'Ask for this token; other hosts need one' },
      { usage: '--no-browser', description: 'Do not open a browser' },
      { usage: '--read-only', description: 'Refuse every write, in the database as well' },
      {
        usage: '--env <name>',
        description: 'The database of [environments.<name>] of quarry.toml',
      },
      {
        usage: '--allow-dangerous',
        description: 'Let the console of keys send FLUSHALL and the like, each confirmed',
      },
      { usage: '--verbose', description: 'Print each statement and its time, never values' },
    ],
    examples: [
      'quarry studio',
      'quarry studio sqlite://shop.db',
      'quarry studio postgres://localhost/shop --read-only --port 3000',
    ],
    run: async (options, invocation, urls) => {
      const { studio } = await import('./commands/studio.ts')
      const wanted = {
        urls,
        port: invocation.writtenValue('--port'),
        host: invocation.writtenValue('--host'),
        token: invocation.writtenValue('--auth-token'),
        environment: invocation.writtenValue('--env'),
        browser: options['browser'] !== false,
        readOnly: isSet(options['readOnly']),
        allowDangerous: isSet(options['allowDangerous']),
        verbose: isSet(options['verbose']),
      }
      return studio(wanted, invocation)
    },
  },
  {
    name: 'parse',
    description: 'Read files and say where their syntax is wrong',
    takes: '[...files]',
    options: [
      { usage: '--dialect <name>', description: 'The dialect, instead of that of the project' },
      { usage: '--json', description: 'Print statements and diagnostics as JSON' },
      { usage: '--stage <name>', description: 'Show what a stage makes: tokens, ast or ir' },
    ],
    examples: [
      'quarry parse --dialect mysql schema.sql queries.sql',
      'quarry parse --stage ast db/queries/books.sql',
      'quarry parse --dialect sqlite - < books.sql',
    ],
    run: async (options, invocation, files) => {
      const { parse } = await import('./commands/parse.ts')
      const wanted = {
        files,
        dialect: textOf(options['dialect']),
        stage: textOf(options['stage']),
        json: isSet(options['json']),
      }
      return parse(wanted, invocation)
    },
  },
]

/** `--verify` alone stands for a scratch database. */
function verifyOf(value: unknown): string | true | undefined {
  return isSet(value) ? true : textOf(value)
}
