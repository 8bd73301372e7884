import { basename } from 'node:path'
import type { Renderable } from '../../../compiler/diagnostics/render.ts'
import type { Conflict, ForkedScripts } from '../../../runtime/migrate/find-conflict.ts'
import { migrationFault } from '../../../runtime/migrate/run/migration-faults.ts'
import type { Script } from '../../../runtime/migrate/run/files/migration.ts'

/** So many objects are named. */
const NAMED = 3

/** Why two lines of migrations are not to be run in either order, at the statement that is refused where there is one. */
export function conflictFault(
  { first, second }: ForkedScripts,
  { objects, refused }: Conflict,
): Renderable {
  const isFirst = refused !== undefined && first.includes(refused.script)
  const [here, other] = isFirst ? [first, second] : [second, first]
  const names = objects.slice(0, NAMED)
  const more = objects.length - names.length
  const named = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
  const why = [named, refused?.message ?? ''].filter((part) => part !== '').join(': ')
  const params = { other: stemOf(other), why, first: idOf(first), second: fileOf(second) }
  const place =
    refused === undefined
      ? placeOf(here)
      : { file: refused.script.file.path, ...refused.statement.at }
  return migrationFault('conflicting-migrations', params, place)
}

/** A warning: nobody has tried whether their order matters. */
export function untested({ first, second }: ForkedScripts, reason: string): Renderable {
  const found = migrationFault('untested-heads', { other: stemOf(first), reason }, placeOf(second))
  return { ...found, severity: 'warning' }
}

function placeOf(scripts: readonly Script[]): Renderable['place'] {
  const head = scripts.at(-1)
  return head && { file: head.file.path, start: 0, end: 0 }
}

function fileOf(scripts: readonly Script[]): string {
  return basename(scripts.at(-1)?.file.path ?? '')
}

function stemOf(scripts: readonly Script[]): string {
  return fileOf(scripts).replace(/\.up\.sql$/i, '')
}

function idOf(scripts: readonly Script[]): string {
  return fileOf(scripts).slice(0, 14)
}
