import type { Dialect } from '../../../../compiler/dialects/dialect.ts'
import type { Renderable } from '../../../../compiler/diagnostics/render.ts'
import { type MigrationPart, readMigration } from '../../../../compiler/read-migration.ts'
import type { SourceFile } from '../../../../compiler/source/source-file.ts'
import { migrationFault } from '../migration-faults.ts'
import type { RunnerEngine } from '../runner-engine.ts'
import { normalized, sha256 } from './checksum.ts'
import { groupStatements } from './group-statements.ts'
import type { Script, ScriptStatement } from './migration.ts'
import { readHeader } from './read-header.ts'
import { readNotes } from './read-notes.ts'

/** In what files are written, and what runs them. */
export interface ScriptLanguage {
  readonly dialect: Dialect
  readonly engine: Pick<RunnerEngine, 'isTransactional' | 'direct'>
}

export interface ReadScript {
  readonly script: Script
  readonly faults: readonly Renderable[]
}

/** A file of a migration as it is run, and what cannot be run of it. */
export function readScript(file: SourceFile, { dialect, engine }: ScriptLanguage): ReadScript {
  const faults: Renderable[] = []
  const { parts, header } = readMigration(file.text, dialect)
  const said = readHeader(header, file.path, faults)
  const written = parts.flatMap((part, index) => {
    const wrong = findWrong(part, file.path)
    if (wrong !== undefined) faults.push(wrong)
    const isRun = part.kind === 'sql' && wrong === undefined
    return isRun ? [statementOf(part, rowsBehind(parts[index + 1]))] : []
  })
  for (const { directive, at } of written) {
    if (directive === undefined || engine.direct !== undefined) continue
    faults.push(migrationFault('unsupported-directive', directive, { file: file.path, ...at }))
  }
  const isWhole = said.isOneTransaction && engine.isTransactional
  const statements = groupStatements(written, { file: file.path, isWhole, faults })
  const script = {
    ...said,
    file,
    checksum: sha256(normalized(file.text)),
    statementsChecksum: sha256(written.map(({ hash }) => hash).join('\n')),
    statements,
  }
  return { script, faults }
}

/** The rows of a `COPY ... FROM stdin`. */
function rowsBehind(next: MigrationPart | undefined): string | undefined {
  return next?.kind === 'copy-data' ? next.text : undefined
}

function findWrong({ kind, text, at, isRollback }: MigrationPart, path: string) {
  // What is wrong with rows is wrong with the line in front of them.
  if (kind === 'copy-data') return undefined
  const place = { file: path, ...at }
  if (isRollback) return migrationFault('rollback-in-migration', {}, place)
  if (kind === 'sql') return undefined
  const command = text.split(/\s/)[0] ?? text
  const params = { command, instead: insteadOf(command) }
  return migrationFault('client-command-in-migration', params, place)
}

/** By the name of the command, in lower case. */
const instead: Readonly<Record<string, string>> = {
  '\\copy': 'write COPY ... FROM stdin with its rows, or INSERT statements',
  '\\connect': 'a migration is run in one database; leave the line out',
  '\\c': 'a migration is run in one database; leave the line out',
  '\\i': 'write the statements of that file here',
  '\\ir': 'write the statements of that file here',
  '\\include': 'write the statements of that file here',
  source: 'write the statements of that file here',
  '.read': 'write the statements of that file here',
  '\\set': 'write the value where the variable stands',
}

function insteadOf(command: string): string {
  const name = command.toLowerCase()
  return (Object.hasOwn(instead, name) ? instead[name] : undefined) ?? 'leave the line out'
}

/** Sixty-four bits: two statements of a file that are equal by chance are not to be expected. */
const HASH_LENGTH = 16

function statementOf(part: MigrationPart, rows: string | undefined): ScriptStatement {
  const { text, at, tokens, comments } = part
  const notes = readNotes(part)
  const directives = comments.flatMap((line) => (/^quarry:/.test(line.text) ? line.text : []))
  const parts = [tokens, rows ?? '', ...directives]
  const hash = sha256(parts.join('\0')).slice(0, HASH_LENGTH)
  return { text, at, hash, rows, ...notes, group: undefined }
}
