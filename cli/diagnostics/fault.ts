import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { Place } from '../../compiler/source/span.ts'

interface Texts {
  readonly message: string
  readonly hint?: string | undefined
}

type Suggested = { readonly suggestion: string | undefined }

const didYouMean = ({ suggestion }: Suggested) =>
  suggestion === undefined ? undefined : `did you mean "${suggestion}"?`

const oneOf = (choices: readonly string[]) =>
  `choose ${choices.map((choice) => `"${choice}"`).join(' or ')}`

/** What can be wrong outside of SQL: in the command line, the project file and the file system. */
const catalogue = {
  'unknown-command': (p: { name: string; commands: readonly string[] } & Suggested) => ({
    message: `unknown command "${p.name}"`,
    hint: didYouMean(p) ?? `there is ${p.commands.join(', ')}`,
  }),
  'unknown-option': (p: { option: string } & Suggested) => ({
    message: `unknown option "${p.option}"`,
    hint: didYouMean(p) ?? 'add --help to see the options',
  }),
  'malformed-arguments': (p: { reason: string }) => ({
    message: p.reason,
    hint: 'add --help to see how the command is used',
  }),
  'several-providers': (p: { options: readonly string[] }) => ({
    message: `${p.options.join(' and ')} exclude each other`,
  }),
  'exclusive-options': (p: { options: readonly string[] }) => ({
    message: `${p.options.join(' and ')} exclude each other`,
  }),
  'incomplete-arguments': () => ({
    message: '--schema, --queries and --dialect belong together',
    hint: 'write quarry check --schema FILE... --queries FILE... --dialect NAME',
  }),
  'no-file': () => ({
    message: 'no file is named',
    hint: 'write quarry parse [--dialect NAME] FILE...',
  }),
  'no-query': () => ({
    message: 'no query is named, or more than a query and a column',
    hint: 'write quarry explain-type QUERY [COLUMN]',
  }),
  'unknown-query': (p: { name: string } & Suggested) => ({
    message: `there is no query "${p.name}"`,
    hint: didYouMean(p),
  }),
  'query-with-error': (p: { name: string }) => ({
    message: `query "${p.name}" has an error, which comes first`,
  }),
  'unknown-result-column': (p: { name: string; query: string } & Suggested) => ({
    message: `query "${p.query}" has no column "${p.name}"`,
    hint: didYouMean(p),
  }),
  'unknown-stage': (p: { stage: string; choices: readonly string[] }) => ({
    message: `unknown stage "${p.stage}"`,
    hint: oneOf(p.choices),
  }),
  'missing-dialect': () => ({
    message: 'neither --dialect nor a project file names the dialect',
    hint: 'add --dialect NAME; --cwd and --config name the place of a project',
  }),
  'missing-project': () => ({
    message: 'there is no project file',
    hint: 'quarry init makes a project; --cwd and --config name another place',
  }),
  'project-exists': () => ({
    message: 'there is a project here already; nothing was written',
  }),
  'malformed-toml': (p: { reason: string }) => ({ message: p.reason }),
  'missing-version': () => ({
    message: '"version" is missing',
    hint: 'write this line at the top: version = "2"',
  }),
  'unsupported-version': (p: { found: string }) => ({
    message: `"version" is ${p.found}, which this quarry does not read`,
    hint: 'write version = "2"',
  }),
  'unknown-key': (p: { key: string } & Suggested) => ({
    message: `unknown key "${p.key}"`,
    hint: didYouMean(p),
  }),
  'missing-key': (p: { key: string; line: string }) => ({
    message: `"${p.key}" is missing`,
    hint: `write ${p.line}`,
  }),
  'wrong-type': (p: { key: string; expected: string; found: string }) => ({
    message: `"${p.key}" is ${p.found}, not ${p.expected}`,
  }),
  'unknown-lint': (p: { code: string } & Suggested) => ({
    message: `there is no warning "${p.code}"`,
    hint: didYouMean(p),
  }),
  'unchangeable-lint': (p: { code: string }) => ({
    message: `"${p.code}" is an error and stays one`,
  }),
  'unknown-override': (p: { subject: string } & Suggested) => ({
    message: `[gen.js.overrides]: "${p.subject}" is neither a column nor a type`,
    hint: didYouMean(p) ?? 'write "table.column", or the name of a type of the database',
  }),
  'malformed-override': (p: { subject: string; type: string }) => ({
    message: `[gen.js.overrides]: the type of "${p.subject}" is no TypeScript type: ${p.type}`,
  }),
  'bare-override': (p: { subject: string; name: string }) => ({
    message: `[gen.js.overrides]: the type of "${p.subject}" names "${p.name}", which generated code does not import`,
    hint: `write "import('../src/types.js').${p.name}", with the path from the generated files`,
  }),
  'wrong-value': (p: { key: string; found: string; choices: readonly string[] }) => ({
    message: `"${p.key}" cannot be "${p.found}"`,
    hint: oneOf(p.choices),
  }),
  'malformed-time': (p: { key: string; found: string; form: string }) => ({
    message: `"${p.key}" cannot be "${p.found}"`,
    hint: `write a number and ms, s or min, such as "${p.form}"`,
  }),
  'several-addresses': () => ({
    message: 'more than one address is given',
    hint: 'write one',
  }),
  'no-address': (p: { reason: string }) => ({
    message: `there is no database to open: ${p.reason}`,
    hint: 'write its address behind the command, such as sqlite://shop.db or postgres://localhost/shop',
  }),
  'unset-address': (p: { variable: string }) => ({
    message: `there is no database to open: neither the environment nor .env has ${p.variable}`,
    hint: `set ${p.variable} to an address such as sqlite://shop.db or postgres://localhost/shop`,
  }),
  'unknown-address': (p: { variable: string; reason: string }) => ({
    message: `what ${p.variable} holds is not the address of a database: ${p.reason}`,
    hint: `set ${p.variable} to an address such as sqlite://shop.db or postgres://localhost/shop`,
  }),
  'other-provider': (p: { provider: string }) => ({
    message: `the provider is "${p.provider}", and the address leads to another database`,
    hint: 'give the address of a database of this provider, or change the provider',
  }),
  'malformed-address': (p: { scheme: string }) => ({
    message: `the address "${p.scheme}:..." is malformed`,
    hint: 'write scheme://user:password@host:port/database; special characters of a password as %40',
  }),
  'address-of-studio': (p: { scheme: string }) => ({
    message: `this command works on relational databases, and "${p.scheme}:" leads to another kind`,
    hint: '`quarry studio` shows databases of documents and of keys',
  }),
  'unknown-environment': (p: { name: string } & Suggested) => ({
    message: `quarry.toml has no [environments.${p.name}]`,
    hint: didYouMean(p),
  }),
  'unreachable-database': (p: { reason: string }) => ({
    message: p.reason,
    hint: 'look whether the database is there and the address is right, and run the command again',
  }),
  'missing-driver': (p: { reason: string }) => ({ message: p.reason }),
  'database-refuses': (p: { reason: string }) => ({
    message: `the database refuses what quarry asks of it: ${p.reason}`,
    hint: 'grant its user what is missing or make room, and run the command again',
  }),
  'malformed-count': (p: { found: string }) => ({
    message: `"${p.found}" is no count`,
    hint: 'write --count with a number from 1 on',
  }),
  'malformed-rows': (p: { found: string; table: string }) => ({
    message: `"${p.found}" is no number of rows`,
    hint: `write ${p.table}:100, or ${p.table} alone`,
  }),
  'unknown-seed-table': (p: { name: string } & Suggested) => ({
    message: `[seed.tables] names "${p.name}", and the database has no such table`,
    hint: didYouMean(p),
  }),
  'unknown-table': (p: { name: string } & Suggested) => ({
    message: `the database has no table or view "${p.name}"`,
    hint: didYouMean(p) ?? 'write schema.table for a table outside of the search path',
  }),
  'unknown-format': (p: { format: string; choices: readonly string[] } & Suggested) => ({
    message: `unknown format "${p.format}"`,
    hint: didYouMean(p) ?? oneOf(p.choices),
  }),
  'not-one-query': () => ({
    message: 'the value of --query is not one query without parameters',
    hint: 'write one SELECT, VALUES or WITH',
  }),
  'export-refused': (p: { reason: string }) => ({
    message: `the database refuses the export, and nothing was written: ${p.reason}`,
  }),
  'seed-refused': (p: { reason: string }) => ({
    message: `the database refuses this, and nothing was written: ${p.reason}`,
  }),
  'malformed-port': (p: { port: string }) => ({
    message: `"${p.port}" is no port`,
    hint: 'write a number from 0 to 65535; 0 takes any free port',
  }),
  'malformed-first-port': (p: { port: string }) => ({
    message: `"studio.port" cannot be ${p.port}`,
    hint: 'write a number from 1 to 65535: the port that is tried first',
  }),
  'port-in-use': (p: { port: number }) => ({
    message: `port ${p.port} is in use`,
    hint: 'leave --port out, and the next free port is taken',
  }),
  'unusable-host': (p: { host: string }) => ({
    message: `"${p.host}" is no address that can be listened on`,
    hint: 'write an address of this machine or a name that leads to one, without a port',
  }),
  'host-without-token': (p: { host: string }) => ({
    message: `--host ${p.host} opens the studio to other machines, which needs --auth-token`,
    hint: 'add --auth-token TOKEN, or leave --host out',
  }),
  'malformed-token': () => ({
    message: 'the value of --auth-token is empty, or has blanks or characters that are not ASCII',
  }),
  'empty-value': (p: { key: string }) => ({ message: `"${p.key}" is empty` }),
  'unknown-provider': (p: { provider: string; choices: readonly string[] } & Suggested) => ({
    message: `unknown provider "${p.provider}"`,
    hint: didYouMean(p) ?? oneOf(p.choices),
  }),
  'unsupported-provider': (p: { provider: string; choices: readonly string[] }) => ({
    message: `quarry does not generate code for "${p.provider}" yet`,
    hint: oneOf(p.choices),
  }),
  'unfit-driver': (p: { driver: string; label: string; choices: readonly string[] }) => ({
    message: `"${p.driver}" is not a driver for ${p.label}`,
    hint: oneOf(p.choices),
  }),
  'unknown-rename': (p: { subject: string } & Suggested) => ({
    message: `there is no table, column or enum "${p.subject}" to rename`,
    hint: didYouMean(p),
  }),
  'missing-file': () => ({ message: 'there is no such file' }),
  'missing-directory': (p: { directory: string; key: string }) => ({
    message: `there is no directory "${p.directory}" for "${p.key}"`,
  }),
  'not-a-directory': (p: { directory: string; key: string }) => ({
    message: `"${p.directory}", which "${p.key}" names, is not a directory`,
  }),
  'not-a-file': () => ({ message: 'this is a directory, not a file' }),
  unreadable: (p: { reason: string }) => ({ message: `this cannot be read: ${p.reason}` }),
  'not-utf-8': (p: { byte: string }) => ({
    message: `the byte ${p.byte} is not UTF-8`,
    hint: 'save the file as UTF-8',
  }),
  'utf-16': () => ({
    message: 'the file is in UTF-16, not in UTF-8',
    hint: 'save the file as UTF-8',
  }),
  'no-query-file': (p: { directory: string }) => ({
    message: `there is no query file (*.sql) in "${p.directory}"`,
    hint: 'write one: "-- name: QueryName :one|:many|:exec", then the statement',
  }),
  'empty-schema': (p: { reason: string; hint: string }) => ({
    message: `no table is defined: ${p.reason}`,
    hint: p.hint,
  }),
  'nothing-to-verify-with': (p: { reason: string }) => ({
    message: `there is no engine to verify with: ${p.reason}`,
    hint: 'write --verify URL for a database that has the schema',
  }),
  'engine-refuses-schema': (p: { reason: string }) => ({
    message: `the engine refuses this: ${p.reason}`,
  }),
  'engine-refuses-query': (p: { query: string; reason: string }) => ({
    message: `the engine refuses query "${p.query}", which quarry takes: ${p.reason}`,
  }),
  'engine-disagrees': (p: { query: string; said: string }) => ({
    message: `the engine describes query "${p.query}" otherwise: ${p.said}`,
  }),
  'unknown-hazard': (p: { name: string; choices: readonly string[] } & Suggested) => ({
    message: `there is no hazard "${p.name}"`,
    hint: didYouMean(p) ?? oneOf(p.choices),
  }),
  'unadmitted-hazard': (p: { kinds: readonly string[] }) => ({
    message: 'this is not done without being asked for',
    hint: `add --allow ${p.kinds.join(',')}`,
  }),
  'no-scratch': (p: { reason: string }) => ({
    message: `there is nowhere to make a scratch database: ${p.reason}`,
    hint: 'write --dev-url URL for a server that is there for it, or --scratch-on-target',
  }),
  'refused-replay': (p: { reason: string }) => ({
    message: `the engine refuses this where the migrations begin at an empty database: ${p.reason}`,
    hint: 'if they begin at a database that was there before, write --from URL',
  }),
  'refused-copy': (p: { sql: string; reason: string }) => ({
    message: `a scratch database does not take what is there: ${p.reason}`,
    hint: `the statement is: ${p.sql}`,
  }),
  'wrong-sides': (p: { count: number }) => ({
    message: `two schemas are compared, and ${p.count === 1 ? '1 is' : `${p.count} are`} named`,
    hint: 'write quarry diff FROM TO; each is an address, schema, migrations, a directory or a file',
  }),
  'unknown-side': (p: { name: string }) => ({
    message: `there is no schema "${p.name}"`,
    hint: 'name an address, schema, migrations, a directory or a file',
  }),
  'unproven-migration': (p: { way: string; sql: string; reason: string }) => ({
    message: `the way ${p.way} does not lead where it should: ${p.reason}`,
    hint: `nothing was written; the statement is: ${p.sql}`,
  }),
  'rows-lost': (p: { way: string; reason: string }) => ({
    message: `the way ${p.way} does not keep made-up rows: ${p.reason}`,
    hint: 'nothing was written; write this pair by hand, and keep the rows in it',
  }),
  'rows-changed': (p: { way: string; reason: string }) => ({
    message: `the way ${p.way} changes made-up rows, by a trigger or an UPDATE: ${p.reason}`,
    hint: 'look whether these changes are meant',
  }),
  'rows-refused': (p: { way: string; reason: string; sql: string | undefined }) => ({
    message: `the way ${p.way} can be refused by rows that are there: ${p.reason}`,
    hint:
      p.sql === undefined
        ? 'it was tried on made-up rows; mend such rows before, or in this pair'
        : `it was tried on made-up rows; the statement is: ${p.sql}`,
  }),
  'unmade-rows': (p: { reason: string }) => ({
    message: `the pair was not tried on rows of every table: ${p.reason}`,
    hint: 'the pair is proven on empty tables',
  }),
  'unproven-pull': (p: { object: string; reason: string }) => ({
    message: `nothing was written: ${p.object} would not come back from the files: ${p.reason}`,
    hint: 'write its definition into the schema files by hand, and run the command again',
  }),
  'unconfirmed-pull': (p: { paths: readonly string[] }) => ({
    message: `nothing was written: files would change that are there: ${p.paths.join(', ')}`,
    hint: 'add --yes',
  }),
  'output-is-a-file': (p: { directory: string }) => ({
    message: `"${p.directory}" is a file; generated code needs a directory`,
    hint: 'move it away, or set another "out" under [gen.js]',
  }),
  'not-writable': (p: { reason: string }) => ({ message: `this cannot be written: ${p.reason}` }),
  'not-watchable': (p: { reason: string }) => ({
    message: `the project cannot be watched: ${p.reason}`,
    hint: 'run the command again without --watch, or raise the limit of the system',
  }),
  'foreign-file': () => ({
    message: 'this file is in the way of a generated one and was not written by quarry',
    hint: 'move it away, or set another "out" under [gen.js]',
  }),
} satisfies Record<string, (params: never) => Texts>

export type FaultCode = keyof typeof catalogue
type ParamsOf<C extends FaultCode> = (typeof catalogue)[C] extends (params: infer P) => Texts
  ? unknown extends P
    ? object
    : P
  : never

const entries: { readonly [C in FaultCode]: (params: ParamsOf<C>) => Texts } = catalogue

/** `place` is undefined for what concerns no file. */
export function fault<C extends FaultCode>(
  code: C,
  params: ParamsOf<C>,
  place: Place | undefined,
): Renderable {
  const { message, hint } = entries[code](params)
  return { code, severity: 'error', message, hint, place, related: [] }
}

/** The place of a whole file or directory. */
export function placeOf(file: string): Place {
  return { file, start: 0, end: 0 }
}
