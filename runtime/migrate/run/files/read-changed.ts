import type { HistoryRow } from '../history/history-row.ts'
import { normalized, sha256 } from './checksum.ts'
import type { FiledMigration } from './migration.ts'
import { type MigrationPair, pairFiles } from './pair-files.ts'
import { type FileReader, readPairs, type ReadMigrations } from './read-migrations.ts'
import type { ScriptLanguage } from './read-script.ts'

export interface ReadChanged extends ReadMigrations {
  /** The history has them as they are written: their statements are not read, nor is their way back. */
  readonly unchanged: readonly FiledMigration[]
}

interface Comparing {
  /** The history, by ids. */
  readonly rows: ReadonlyMap<string, HistoryRow>
  /** Asked for only where a file has to be read. */
  readonly language: () => Promise<ScriptLanguage>
}

/** The migrations of a directory, of which those are read that the history does not have as they are. */
export async function readChanged(
  names: readonly string[],
  reader: FileReader,
  { rows, language }: Comparing,
): Promise<ReadChanged> {
  const { pairs, faults } = pairFiles(names, reader.pathOf)
  const unchanged: FiledMigration[] = []
  const changed: MigrationPair[] = []
  for (const pair of pairs) {
    const found = unchangedOf(pair, reader, rows.get(pair.id))
    if (found === undefined) changed.push(pair)
    else unchanged.push(found)
  }
  if (changed.length === 0) return { migrations: [], unchanged, faults, files: [] }
  const read = readPairs(changed, reader, await language())
  return { ...read, unchanged, faults: [...faults, ...read.faults] }
}

/** Undefined also for one without a way back: its comments have to say why. */
function unchangedOf(
  { id, name, up: path, down }: MigrationPair,
  reader: FileReader,
  row: HistoryRow | undefined,
): FiledMigration | undefined {
  if (row?.finished === undefined || down === undefined) return undefined
  const file = reader.read(path)
  if ('code' in file) return undefined
  const checksum = sha256(normalized(file.text))
  if (checksum !== row.checksum) return undefined
  return { id, name, up: { file, checksum, statementsChecksum: row.statementsChecksum } }
}
