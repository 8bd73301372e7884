import type { Renderable } from '../../../../compiler/diagnostics/render.ts'
import type { SourceFile } from '../../../../compiler/source/source-file.ts'
import type { Migration } from './migration.ts'
import { type MigrationPair, pairFiles } from './pair-files.ts'
import { readScript, type ScriptLanguage } from './read-script.ts'

export interface ReadMigrations {
  /** By their ids. */
  readonly migrations: readonly Migration[]
  readonly faults: readonly Renderable[]
  readonly files: readonly SourceFile[]
}

/** How the files of a directory are read. */
export interface FileReader {
  /** The path that faults name. */
  readonly pathOf: (file: string) => string
  readonly read: (file: string) => SourceFile | Renderable
}

/** The migrations of a directory, given the names of its files. */
export function readMigrations(
  names: readonly string[],
  reader: FileReader,
  language: ScriptLanguage,
): ReadMigrations {
  const { pairs, faults } = pairFiles(names, reader.pathOf)
  const read = readPairs(pairs, reader, language)
  return { ...read, faults: [...faults, ...read.faults] }
}

export function readPairs(
  pairs: readonly MigrationPair[],
  reader: FileReader,
  language: ScriptLanguage,
): ReadMigrations {
  const faults: Renderable[] = []
  const files: SourceFile[] = []
  const scriptOf = (name: string) => {
    const file = reader.read(name)
    if ('code' in file) {
      faults.push(file)
      return undefined
    }
    files.push(file)
    const { script, faults: found } = readScript(file, language)
    faults.push(...found)
    return script
  }
  const migrationOf = ({ id, name, up: upFile, down: downFile }: MigrationPair) => {
    const up = scriptOf(upFile)
    const down = downFile === undefined ? undefined : scriptOf(downFile)
    return up === undefined ? [] : [{ id, name, up, down }]
  }
  return { migrations: pairs.flatMap(migrationOf), faults, files }
}
