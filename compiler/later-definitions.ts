import type * as Ast from './2-parse/ast.ts'
import type { LocatedDiagnostic } from './diagnostics/locate.ts'
import type { SourceFile } from './source/source-file.ts'
import { isWithin, type Place, placeAt } from './source/span.ts'

interface PlacedStatement {
  readonly place: Place
  readonly tree: Ast.Statement | undefined
}

/**
 * The diagnostics of a schema. What is missing where it is used, and is created by a later statement, gets a hint:
 * `01_lines.sql` may reference a table that `02_orders.sql` creates.
 */
export function hintAtLaterDefinitions(
  diagnostics: readonly LocatedDiagnostic[],
  statements: readonly PlacedStatement[],
  files: readonly SourceFile[],
): readonly LocatedDiagnostic[] {
  if (!diagnostics.some(isMissing)) return diagnostics
  const created = statements.flatMap(creationOf)
  // DROP TABLE t; CREATE TABLE t (...): the order is meant.
  const drops = statements.filter(({ tree }) => tree?.kind === 'drop').map(({ place }) => place)
  const isDropped = ({ place }: LocatedDiagnostic) =>
    drops.some((drop) => drop.file === place.file && isWithin(place, drop))
  return diagnostics.map((diagnostic) => {
    if (!isMissing(diagnostic) || isDropped(diagnostic)) return diagnostic
    const later = findLater(diagnostic.place, created, files)
    return later ? { ...diagnostic, ...pointTo(later, diagnostic) } : diagnostic
  })
}

function isMissing({ code }: LocatedDiagnostic): boolean {
  return code === 'unknown-relation' || code === 'unknown-type'
}

interface Creation {
  /** In lower case and without its schema. */
  readonly name: string
  readonly written: string
  readonly place: Place
}

function creationOf({ tree, place }: PlacedStatement): readonly Creation[] {
  if (tree === undefined || !definesName(tree)) return []
  const own = tree.name.parts.at(-1)
  if (own === undefined) return []
  return [{ name: own.text.toLowerCase(), written: own.text, place: placeAt(place, own.at) }]
}

type NamedDefinition = Extract<
  Ast.Statement,
  {
    readonly kind:
      | 'create-table'
      | 'create-table-as'
      | 'create-virtual-table'
      | 'create-view'
      | 'create-enum'
      | 'create-composite'
      | 'create-domain'
  }
>

const defining: ReadonlySet<string> = new Set<NamedDefinition['kind']>([
  'create-table',
  'create-table-as',
  'create-virtual-table',
  'create-view',
  'create-enum',
  'create-composite',
  'create-domain',
])

function definesName(tree: Ast.Statement): tree is NamedDefinition {
  return defining.has(tree.kind)
}

function findLater(
  missed: Place,
  created: readonly Creation[],
  files: readonly SourceFile[],
): Creation | undefined {
  const indexOf = ({ file }: Place) => files.findIndex(({ path }) => path === file)
  const text = files[indexOf(missed)]?.text ?? ''
  const name = ownName(text.slice(missed.start, missed.end))
  const [file, { start }] = [indexOf(missed), missed]
  return created.find(
    ({ name: other, place }) =>
      other === name && (indexOf(place) - file || place.start - start) > 0,
  )
}

/** The last part of a written name, in lower case and without quotes: `public."Orders"` is `orders`. */
function ownName(written: string): string {
  return (written.split('.').at(-1) ?? '').replaceAll(/["`]/g, '').toLowerCase()
}

function pointTo({ written, place }: Creation, { place: missed, related }: LocatedDiagnostic) {
  const where =
    place.file === missed.file
      ? 'further down in this file'
      : `in ${place.file}, which is read after this file`
  return {
    hint: `"${written}" is created ${where}`,
    related: [...related, { place, label: 'it is created here' }],
  }
}
