import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { Place } from '../../../compiler/source/span.ts'

interface Texts {
  readonly message: string
  readonly hint?: string | undefined
}

/** The id of a migration, and the name of the file that would stand behind it. */
type Line = { readonly first: string; readonly second: string }

type Suggested = { readonly suggestion: string | undefined }

/** What can be wrong with the files of migrations and with their history. */
const catalogue = {
  'malformed-migration-name': (p: { problem: string }) => ({
    message: `this is no name of a migration: ${p.problem}`,
    hint: 'write <YYYYMMDDhhmmss>_<name>.up.sql and .down.sql, or move the file away',
  }),
  'doubled-migration': (p: { other: string }) => ({
    message: `"${p.other}" has the same number`,
    hint: 'give one of them, both its files, another number',
  }),
  'missing-up': (p: { expected: string }) => ({
    message: `there is no "${p.expected}" beside this file`,
    hint: 'bring it back, or delete this file too: a way back without its way up is no migration',
  }),
  'missing-down': (p: { expected: string }) => ({
    message: `there is no "${p.expected}", so this migration cannot be taken back`,
    hint: 'write it, with "-- irreversible: reason" in it where there is no way back',
  }),
  'malformed-header': (p: { name: string; found: string; form: string }) => ({
    message: `"-- ${p.name}: ${p.found}" is not understood`,
    hint: `write "-- ${p.name}: ${p.form}"`,
  }),
  'client-command-in-migration': (p: { command: string; instead: string }) => ({
    message: `"${p.command}" is for the client of the database, which does not run here`,
    hint: p.instead,
  }),
  'rollback-in-migration': () => ({
    message: 'what stands below a marker of the way back is not run from this file',
    hint: 'move it to the .down.sql file beside it',
  }),
  'transaction-in-migration': (p: { command: string }) => ({
    message: `${p.command} stands within a file that is one transaction`,
    hint: 'leave it out, or write "-- tx: none" at the top of the file',
  }),
  'unclosed-transaction': () => ({
    message: 'the transaction that begins here is not committed in this file',
    hint: 'write COMMIT behind its last statement',
  }),
  'unsupported-directive': (p: { name: string }) => ({
    message: `this database knows no "-- quarry:${p.name}"`,
  }),
  'edited-migration': (p: { id: string }) => ({
    message: 'this migration was applied, and its statements are others now',
    hint: `undo the change and write another migration, or accept it by quarry resolve ${p.id} --as applied`,
  }),
  'missing-migration': (p: { id: string }) => ({
    message: 'this migration was applied, and its file is gone',
    hint: `bring the file back, or forget the migration by quarry resolve ${p.id} --as pending`,
  }),
  'late-migration': (p: { id: string }) => ({
    message: 'this migration is older than one that was applied',
    hint: `give it a newer number than ${p.id}, or add --out-of-order`,
  }),
  'edited-statement': (p: { done: number }) => ({
    message: `the migration failed behind its statement ${p.done}, and what was done of it is edited now`,
    hint: 'mend only what comes behind, or undo what was done and write quarry resolve ID --as pending',
  }),
  'stuck-migration': (p: { id: string; number: number; before: number }) => ({
    message: `a run ended within this statement, and whether it was done cannot be told`,
    hint: `look, then write quarry resolve ${p.id} --as pending --statements ${p.number} if it was done, or --statements ${p.before}`,
  }),
  'half-taken-back': (p: { id: string }) => ({
    message: 'this migration is taken back in part',
    hint: `go on by quarry down, or write quarry resolve ${p.id} --as applied|pending`,
  }),
  'half-applied': (p: { id: string }) => ({
    message: 'this migration is applied in part',
    hint: `go on by quarry apply, or write quarry resolve ${p.id} --as applied|pending`,
  }),
  'irreversible-migration': (p: { reason: string }) => ({
    message: `this migration cannot be taken back: ${p.reason}`,
  }),
  'conflicting-migrations': (p: { other: string; why: string } & Line) => ({
    message: `this migration and "${p.other}" know nothing of each other, and their order matters: ${p.why}`,
    hint: `change one of them, or write "-- parent: ${p.first}" at the top of "${p.second}" where that is their order`,
  }),
  'untested-heads': (p: { other: string; reason: string }) => ({
    message: `this migration and "${p.other}" know nothing of each other, and nobody has tried whether their order matters: ${p.reason}`,
    hint: 'write --dev-url URL for a server that is there for scratch databases, or --scratch-on-target',
  }),
  'unknown-migration': (p: { id: string } & Suggested) => ({
    message: `there is no migration ${p.id}`,
    hint: p.suggestion === undefined ? undefined : `did you mean ${p.suggestion}?`,
  }),
  'unapplied-migration': (p: { id: string }) => ({
    message: `the migration ${p.id} is not applied`,
  }),
  'hazard-in-migration': (p: { kind: string; object: string; detail: string }) => ({
    message: `${p.kind}: ${p.object}: ${p.detail}`,
    hint: `add --allow ${p.kind} if that is meant`,
  }),
  'not-confirmed': () => ({ message: 'the answer was not yes; nothing was done' }),
  'too-many-statements': (p: { total: number }) => ({
    message: `the file that was run last has ${p.total} statements`,
  }),
  'no-resolution': () => ({
    message: 'a migration and what it is have to be named',
    hint: 'write quarry resolve ID --as applied, or --as pending [--statements N]',
  }),
  'no-sql': () => ({
    message: 'no file and no SQL is given, or more than one',
    hint: `write quarry raw FILE, quarry raw "SELECT ..." or quarry raw - < FILE`,
  }),
  'not-sql': () => ({ message: 'this is no SQL: it is for the client of the database' }),
  'refused-sql': (p: { reason: string; done: string }) => ({
    message: `the database refuses this: ${p.reason}`,
    hint: p.done,
  }),
  'transaction-in-raw': (p: { command: string }) => ({
    message: `${p.command} stands among statements that quarry raw runs in one transaction`,
    hint: 'leave it out; nothing was run',
  }),
  'breaks-transaction': (p: { statement: string; others: string }) => ({
    message: `"${p.statement}" cannot be part of a transaction on this database${p.others}`,
    hint: 'nothing was run; run it alone, or add --allow non-transactional to commit each statement by itself',
  }),
  'ended-transaction': () => ({
    message: 'this statement has ended the transaction in which it was run',
    hint: 'what was done up to here may be committed; what stands behind it was not run',
  }),
  'unconfirmed-reset': (p: { tables: readonly string[] }) => ({
    message: `reset drops everything, with these tables: ${p.tables.join(', ')}`,
    hint: 'add --yes if that is meant',
  }),
  'failed-check': (p: { refusal: string; rows: string }) => ({
    message: `${p.refusal} (rows: ${p.rows})`,
    hint: 'mend the rows first; nothing of this file was done',
  }),
  'failed-statement': (p: { reason: string; done: string }) => ({
    message: `the database refuses this: ${p.reason}`,
    hint: p.done,
  }),
  'lost-database': (p: { reason: string; done: string }) => ({
    message: `the database was lost: ${p.reason}`,
    hint: `${p.done}; run the command again when it answers`,
  }),
  'locked-out': (p: { reason: string; holders: string }) => ({
    message: `a lock was not to be had: ${p.reason}; it is held by ${p.holders}`,
    hint: 'run the command again, or raise lock_timeout under [migrate]',
  }),
  'foreign-history': (p: { table: string }) => ({
    message: `the table "${p.table}", in which quarry keeps what it has applied, was made by something else`,
    hint: 'rename that table',
  }),
  'newer-history': (p: { version: string }) => ({
    message: `the history of this database was written by quarry ${p.version}, which this version does not read`,
    hint: 'install that version or a newer one',
  }),
} satisfies Record<string, (params: never) => Texts>

export type MigrationFaultCode = keyof typeof catalogue
type ParamsOf<C extends MigrationFaultCode> = (typeof catalogue)[C] extends (
  params: infer P,
) => Texts
  ? unknown extends P
    ? object
    : P
  : never

const entries: { readonly [C in MigrationFaultCode]: (params: ParamsOf<C>) => Texts } = catalogue

/** `place` is undefined for what concerns no file. */
export function migrationFault<C extends MigrationFaultCode>(
  code: C,
  params: ParamsOf<C>,
  place: Place | undefined,
): Renderable {
  const { message, hint } = entries[code](params)
  return { code, severity: 'error', message, hint, place, related: [] }
}
