import type { SourceFile } from '../../../compiler/source/source-file.ts'
import { unitText } from '../../../runtime/migrate/files/file-text.ts'
import type { SchemaUnit } from '../../../runtime/migrate/files/schema-unit.ts'
import type { ChangedUnit } from './changed-units.ts'
import { newFilePath } from './new-file-path.ts'
import type { PlacedStatement } from './place-statements.ts'
import { RevisedFiles } from '../../../compiler/source/revised-files.ts'

export interface Revision {
  /** That of the files, relative to the project file. */
  readonly directory: string
  readonly files: readonly SourceFile[]
  readonly statements: readonly PlacedStatement[]
  readonly changes: readonly ChangedUnit[]
  /** The units of the database that have to be made before this one. */
  readonly needsOf: (unit: SchemaUnit) => readonly SchemaUnit[]
  /** The place of a unit among the sections of a schema. */
  readonly sectionOf: (unit: SchemaUnit) => number
  /** The path that a unit has in a directory that is laid out anew. */
  readonly laidPath: (unit: SchemaUnit) => string
}

/**
 * The files with the changed statements replaced, those of what is gone taken out, and new ones where they belong: all
 * else keeps its text. Undefined where a changed object has no statement of its own in them.
 */
export function reviseFiles(revision: Revision): ReadonlyMap<string, string> | undefined {
  const revised = new RevisedFiles(revision.files)
  const places = new Map<SchemaUnit, PlacedStatement>()
  for (const change of revision.changes) {
    if (change.before === undefined) continue
    const own = revision.statements.filter(({ unit }) => unit === change.before)
    const creating = own.find(({ isCreated }) => isCreated)
    if (creating === undefined && change.before.statements.length > 0) return undefined
    if (creating === undefined) continue
    if (change.after !== undefined) places.set(change.after, creating)
    for (const each of own) {
      const { file, start, end } = each
      if (each !== creating || change.after === undefined) revised.remove(file, start, end)
      else revised.replace(file, start, end, unitText(change.after.statements).trimEnd())
    }
  }
  const added = revision.changes.filter(({ after }) => after !== undefined && !places.has(after))
  insertUnits(
    added.flatMap(({ after }) => after ?? []),
    { revised, revision, places },
  )
  return revised.result()
}

interface Inserting {
  readonly revised: RevisedFiles
  readonly revision: Revision
  /** Where the changed units stand that the files have already. */
  readonly places: ReadonlyMap<SchemaUnit, PlacedStatement>
}

/** In their order, so that units that share a place follow each other. */
function insertUnits(units: readonly SchemaUnit[], inserting: Inserting): void {
  const { revised, revision } = inserting
  const newFiles = new Map<string, string>()
  for (const unit of units) {
    if (unit.statements.length === 0) continue
    const text = unitText(unit.statements)
    const dependent = firstDependent(unit, inserting)
    if (dependent !== undefined) {
      revised.insertAbove(dependent.file, dependent.start, text)
      continue
    }
    const sibling = lastSibling(unit, revision)
    const own = newFiles.get(unit.root)
    if (own !== undefined) revised.append(own, text)
    else if (sibling !== undefined && sharesFile(unit, sibling, revision))
      revised.insertBehind(sibling.file, sibling.end, text)
    else {
      const path = newFilePath(revision.laidPath(unit), sibling?.file, revision)
      newFiles.set(unit.root, path)
      revised.append(path, text)
    }
  }
}

/** The first statement that is written anew and needs the unit. */
function firstDependent(
  unit: SchemaUnit,
  { places, revision: { needsOf } }: Inserting,
): PlacedStatement | undefined {
  return [...places].find(([other]) => needsOf(other).includes(unit))?.[1]
}

/** The last statement about the same table, or else about an object of the same section. */
function lastSibling(unit: SchemaUnit, revision: Revision): PlacedStatement | undefined {
  const { statements, sectionOf } = revision
  const section = sectionOf(unit)
  return (
    statements.findLast((each) => each.unit.root === unit.root) ??
    statements.findLast(
      (each) => each.unit.root === each.unit.object.id && sectionOf(each.unit) === section,
    )
  )
}

/** Where a file holds one object of its section alone, others have files of their own. */
function sharesFile(unit: SchemaUnit, sibling: PlacedStatement, revision: Revision): boolean {
  if (sibling.unit.root === unit.root) return true
  const roots = revision.statements
    .filter(({ file }) => file === sibling.file)
    .map((each) => each.unit.root)
  return new Set(roots).size > 1 || !revision.laidPath(unit).includes('/')
}
