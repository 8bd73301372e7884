import type { Catalog, Column, Relation } from './ir/catalog.ts'
import type { SourceFile } from './source/source-file.ts'
import type { Place } from './source/span.ts'

/** What a schema file says of an earlier name: `-- @renamed from=mail` above a column or a CREATE TABLE. */
export interface RenameHint {
  readonly schema: string
  /** The table by its new name. */
  readonly table: string
  /** The column by its new name; undefined: the table itself was renamed. */
  readonly column: string | undefined
  readonly from: string
}

/** The hints in the files of a schema, those of tables first. One that stands above nothing says nothing. */
export function renameHints(catalog: Catalog, files: readonly SourceFile[]): readonly RenameHint[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const relations = [...catalog.schemas.values()].flatMap((schema) => [
    ...schema.relations.values(),
  ])
  const hintOf = (named: Relation | Column, begins: RegExp) =>
    namedBefore(named.place, texts, begins)
  const tables = relations.flatMap((relation) => {
    const { schema, name: table } = relation
    const from = hintOf(relation, CREATES)
    return from === undefined ? [] : [{ schema, table, column: undefined, from }]
  })
  const columns = relations.flatMap((relation) =>
    relation.columns.flatMap((column) => {
      const { schema, name: table } = relation
      const from = hintOf(column, BLANK)
      return from === undefined ? [] : [{ schema, table, column: column.name, from }]
    }),
  )
  return [...tables, ...columns]
}

const HINT = /^\s*--\s*@renamed\s+from=(?:"(?<quoted>[^"]+)"|`(?<ticked>[^`]+)`|(?<plain>\S+))\s*$/

/** What stands in front of the name in its line: of a column nothing, as the first one may follow its table there. */
const BLANK = /^\s*$/
const CREATES = /^\s*(?:create\b.*)?$/i

/** The name in the comment lines directly above a definition. */
function namedBefore(
  place: Place | undefined,
  texts: ReadonlyMap<string, string>,
  begins: RegExp,
): string | undefined {
  if (place === undefined) return undefined
  const lines = linesBefore(texts.get(place.file) ?? '', place.start)
  if (!begins.test(lines.next().value ?? '')) return undefined
  for (const line of lines) {
    const groups = HINT.exec(line)?.groups
    if (groups !== undefined) return groups['quoted'] ?? groups['ticked'] ?? groups['plain']
    if (!/^\s*--/.test(line)) return undefined
  }
  return undefined
}

/** Yields the line of a place up to it, and the lines above from there: a file may be long, and is asked for each column. */
function* linesBefore(text: string, place: number): Generator<string, undefined> {
  let end = place
  while (end >= 0) {
    const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1
    yield text.slice(start, end)
    end = start - 1
  }
}
